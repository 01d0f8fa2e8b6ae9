// SPDX-License-Identifier: MIT

/// The alignment of text.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centered.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Justified. Drawn left-aligned.
  case justified = 3
  /// The natural alignment of the script. Text is left-aligned in left-to-right layouts, and right-aligned in
  /// right-to-left layouts.
  case natural = 4
}
