// SPDX-License-Identifier: MIT

/// The ways in which text that is too wide is wrapped or truncated.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at word boundaries. A word that is wider than a line is wrapped at character boundaries.
  case byWordWrapping = 0
  /// Wraps at character boundaries.
  case byCharWrapping = 1
  /// Clips the text at the edge.
  case byClipping = 2
  /// Replaces the start of the last line with an ellipsis, which is followed by the end of the text.
  case byTruncatingHead = 3
  /// Replaces the end of the last line with an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle of the last line with an ellipsis.
  case byTruncatingMiddle = 5
}
