// SPDX-License-Identifier: MIT

/// How text that is too wide is wrapped or truncated.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at word boundaries, or within words that are wider than a line.
  case byWordWrapping = 0
  /// Wraps at character boundaries.
  case byCharWrapping = 1
  /// Clips the text at the edge.
  case byClipping = 2
  /// Truncates the start of the last line, which shows an ellipsis followed by the end of the text.
  case byTruncatingHead = 3
  /// Truncates the end of the last line, which is followed by an ellipsis.
  case byTruncatingTail = 4
  /// Truncates the middle of the last line, which is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}
