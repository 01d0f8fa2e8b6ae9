// SPDX-License-Identifier: MIT

/// Where assistive technology asks to scroll.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To what follows in the direction of writing.
  case next = 5
  /// To what precedes in the direction of writing.
  case previous = 6
}
