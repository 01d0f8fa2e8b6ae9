// SPDX-License-Identifier: MIT

import Foundation

/// Addresses that an application opens.
enum Address {
  /// The address of a path, which may be relative to the working folder; addresses are returned unchanged.
  static func of(_ text: String) -> String {
    // A scheme begins with a letter and has two of them at least, as in "mailto:".
    if text.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]+:.*/) != nil { return text }
    return URL(fileURLWithPath: text).absoluteString
  }
}
