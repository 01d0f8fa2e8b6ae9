// SPDX-License-Identifier: MIT

/// The alignment of lines of text in their box; the numbers are those of `NSTextAlignment`.
public enum TextAlignment: UInt32, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges, the last line excepted.
  case justified = 3
  /// At the edge where the language begins its lines.
  case natural = 4
}
