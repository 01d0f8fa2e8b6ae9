// SPDX-License-Identifier: MIT

import SprungModels

/// Replaces typed straight quotes and double hyphens with typographic quotes and dashes.
final class SmartTyping {
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default

  /// Applies the substitutions to typed text. Returns the new text and the range that it replaces.
  func adapt(_ text: String, _ range: NSRange, in buffer: TextBuffer) -> (text: String, range: NSRange) {
    let before = range.location == 0 ? "" : buffer.string(in: NSRange(location: range.location - 1, length: 1))
    switch text {
    case "\"" where quotes == .yes: return (Self.opens(after: before) ? "\u{201C}" : "\u{201D}", range)
    case "'" where quotes == .yes: return (Self.opens(after: before) ? "\u{2018}" : "\u{2019}", range)
    case "-" where dashes == .yes && before == "-":
      // Two hyphens are replaced with an em dash.
      return ("\u{2014}", NSRange(location: range.location - 1, length: range.length + 1))
    default: return (text, range)
    }
  }

  private static func opens(after before: String) -> Bool {
    switch before {
    case "", " ", "\n", "\t", "\u{A0}", "(", "[", "{", "\u{2014}", "\u{201C}", "\u{2018}": true
    default: false
    }
  }
}

extension TextEditor {
  /// Returns the editor's `SmartTyping`, which is created on first use.
  func makeSmart() -> SmartTyping {
    if let smart { return smart }
    let new = SmartTyping()
    smart = new
    return new
  }
}
