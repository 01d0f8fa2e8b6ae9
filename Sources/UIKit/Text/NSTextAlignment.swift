// SPDX-License-Identifier: MIT

/// The alignment of the lines of a text in the available width.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges; drawn at the left edge.
  case justified = 3
  /// By the direction of the text's script; the left edge.
  case natural = 4
}
