// SPDX-License-Identifier: MIT

/// Receives notifications when contacts begin and end. All methods are optional.
///
/// In each tick, the methods are called after the items have been updated, in the order of simulated time.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items of the behavior start touching, at the given point of the reference system. `item1` precedes
  /// `item2` in the behavior's items. Default: nothing.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items no longer touch. Default: nothing.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item starts touching a boundary at the given point of the reference system. The identifier is nil
  /// for the reference bounds. Default: nothing.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint)
  /// Called when an item no longer touches a boundary: it is more than a point away, or has not touched it for three
  /// steps. Default: nothing.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?)
}
