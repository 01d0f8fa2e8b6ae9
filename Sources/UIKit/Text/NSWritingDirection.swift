// SPDX-License-Identifier: MIT

/// The direction in which a script is written.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// As the script demands.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
