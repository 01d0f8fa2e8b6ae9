// SPDX-License-Identifier: MIT

/// The collision shape of a dynamic item.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds. The default.
  case rectangle = 0
  /// The ellipse inscribed in the bounds, which is a circle if they are square.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}
