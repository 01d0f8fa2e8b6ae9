// SPDX-License-Identifier: MIT

import Foundation

/// URLs that an application opens.
enum Address {
  /// Returns the URL for a path, which may be relative to the working folder. URLs are returned unchanged.
  static func of(_ text: String) -> String {
    // A scheme begins with a letter and has at least two characters, as in "mailto:".
    if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]+:.*/) != nil { return text }
    return URL(fileURLWithPath: text).absoluteString
  }
}
