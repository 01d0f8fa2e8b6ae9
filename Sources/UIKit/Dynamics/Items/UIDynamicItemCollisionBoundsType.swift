// SPDX-License-Identifier: MIT

/// The shape that dynamics gives an item for collisions.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds, the default.
  case rectangle = 0
  /// The ellipse inside the bounds; a circle when they are square.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}
