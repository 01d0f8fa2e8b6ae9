// SPDX-License-Identifier: MIT

/// The line breaking and truncation of text that is wider than its box. The raw values are those of `NSLineBreakMode`.
public enum TextLineBreak: UInt32, Sendable {
  /// Breaks lines between words.
  case byWordWrapping = 0
  /// Breaks lines between characters.
  case byCharWrapping = 1
  /// Draws the lines exactly as sent; a clipping layer cuts them off. A sender that breaks and truncates lines with its
  /// own metrics uses this mode, so that every host displays the same lines.
  case byClipping = 2
  /// Shows the end of the text after an ellipsis.
  case byTruncatingHead = 3
  /// Shows the beginning of the text before an ellipsis.
  case byTruncatingTail = 4
  /// Shows both ends of the text around an ellipsis.
  case byTruncatingMiddle = 5
}
