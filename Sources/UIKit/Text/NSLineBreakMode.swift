// SPDX-License-Identifier: MIT

/// The treatment of text that is wider than the available width.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words, and inside a word only if it is alone too wide.
  case byWordWrapping = 0
  /// Lines break anywhere between characters.
  case byCharWrapping = 1
  /// Text beyond the edge is not drawn.
  case byClipping = 2
  /// The last line ends in the end of the text and begins with an ellipsis.
  case byTruncatingHead = 3
  /// The last line ends in an ellipsis.
  case byTruncatingTail = 4
  /// The last line has an ellipsis in its middle.
  case byTruncatingMiddle = 5
}
