// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollisionBehaviorDelegate {
  /// Lets `collisionBehavior?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var collisionBehavior: OptionalCalls.CollisionBehaviorDelegateCollisionBehavior? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `collisionBehavior` of a `UICollisionBehaviorDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollisionBehaviorDelegateCollisionBehavior {
    let delegate: any UICollisionBehaviorDelegate

    /// Calls `collisionBehavior(_:beganContactFor:with:at:)`.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
    }

    /// Calls `collisionBehavior(_:endedContactFor:with:)`.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
      delegate.collisionBehavior(behavior, endedContactFor: item1, with: item2)
    }

    /// Calls `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint
    ) {
      delegate.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
    }

    /// Calls `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: BoundaryIdentifier?
    ) {
      delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
