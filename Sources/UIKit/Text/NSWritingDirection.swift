// SPDX-License-Identifier: MIT

/// The writing direction of a script.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// The natural direction of the script.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
