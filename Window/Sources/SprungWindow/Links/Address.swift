// SPDX-License-Identifier: MIT

import Foundation

/// Converts arguments to the URLs that an application opens.
enum Address {
  /// Returns the file URL of a path, which can be relative to the working directory. URLs are returned unchanged.
  static func of(_ text: String) -> String {
    // A scheme starts with a letter and has at least two characters, as in "mailto:".
    if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]+:.*/) != nil { return text }
    return URL(fileURLWithPath: text).absoluteString
  }
}
