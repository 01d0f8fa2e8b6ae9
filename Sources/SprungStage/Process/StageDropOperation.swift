// SPDX-License-Identifier: MIT

/// The effect that a drop would have or had.
public enum StageDropOperation: UInt32, Sendable {
  /// The drop is canceled.
  case cancel = 0
  /// The drop is not allowed at this location.
  case forbidden = 1
  /// The target receives copies.
  case copy = 2
  /// The target receives the items, and the source removes them.
  case move = 3
  /// The application has no drop target at this location. The host may handle the drop itself.
  case unhandled = 4
}
