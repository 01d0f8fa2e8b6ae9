// SPDX-License-Identifier: MIT

/// The alignment of text lines in their box. The raw values are those of `NSTextAlignment`.
public enum TextAlignment: UInt32, Sendable {
  /// At the left edge.
  case left = 0
  /// Centered.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Justified, except for the last line.
  case justified = 3
  /// At the edge where lines start in the text's language.
  case natural = 4
}
