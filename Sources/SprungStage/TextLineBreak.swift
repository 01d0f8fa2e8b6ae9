// SPDX-License-Identifier: MIT

/// The treatment of text that is wider than its box; the numbers are those of `NSLineBreakMode`.
public enum TextLineBreak: UInt32, Sendable {
  /// Breaks between words.
  case byWordWrapping = 0
  /// Breaks anywhere.
  case byCharWrapping = 1
  /// Draws the lines exactly as they are sent, and lets a clipping layer cut them. A sender that breaks and
  /// truncates lines itself, from its own metrics, uses this: then every host shows the same lines.
  case byClipping = 2
  /// Shows the end after an ellipsis.
  case byTruncatingHead = 3
  /// Shows the beginning before an ellipsis.
  case byTruncatingTail = 4
  /// Shows both ends around an ellipsis.
  case byTruncatingMiddle = 5
}
