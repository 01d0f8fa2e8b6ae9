// SPDX-License-Identifier: MIT

/// Is notified when items begin and end to touch. Every method is optional: the defaults do nothing.
///
/// The methods are called after the items of the tick were written, in the order of simulated time.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items of the behavior began to touch at a point of the reference system; `item1` comes first in its items.
  /// Default: nothing.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items no longer touch. Default: nothing.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item began to touch a boundary at a point of the reference system; nil is the name of the reference bounds.
  /// Default: nothing.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint)
  /// An item left a boundary: it is more than a point away, or has been away for three steps. Default: nothing.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?)
}
