// SPDX-License-Identifier: MIT

/// The direction in which assistive technology requests scrolling.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Right.
  case right = 1
  /// Left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// Toward the next content in the writing direction.
  case next = 5
  /// Toward the previous content in the writing direction.
  case previous = 6
}
