// SPDX-License-Identifier: MIT

/// The wrapping or truncation of text that is too wide.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at word boundaries, and inside words that are wider than a line.
  case byWordWrapping = 0
  /// Wraps at character boundaries.
  case byCharWrapping = 1
  /// Clips the text at the edge.
  case byClipping = 2
  /// Truncates the beginning of the last line, which starts with an ellipsis and shows the end of the text.
  case byTruncatingHead = 3
  /// Truncates the end of the last line, which ends with an ellipsis.
  case byTruncatingTail = 4
  /// Truncates the middle of the last line, which contains an ellipsis there.
  case byTruncatingMiddle = 5
}
