// SPDX-License-Identifier: MIT

import SprungPhysics

/// Sprung addition: the state of an animator at a point in time. `UIDynamicAnimator.restore(_:)` restores this state.
///
/// The snapshot contains the positions and velocities of items, contacts with their impulses, resting states, and the
/// time. The snapshot does not contain the behaviors or their properties. A snapshot retains its items.
nonisolated public struct DynamicAnimatorSnapshot {
  /// The state of an item.
  struct Entry {
    var state: DynamicItemState
    var center: CGPoint
    var angle: Double
    var velocity: CGPoint
    var angularVelocity: CGFloat
    var properties: ItemProperties
    var pushes: [DynamicItemState.Push]
  }

  let world: WorldSnapshot
  let entries: [Entry]
  let touchingPairs: [TouchingPair]
  let groupContacts: [(contact: PendingContact, count: Int)]
  let revision: Int64
  let totalSteps: Int64
  /// The animator of the snapshot. This is a weak reference rather than an address, because a later animator could have
  /// the same address.
  @WeakReference var animator: UIDynamicAnimator?

  /// The simulated time in seconds. See `UIDynamicAnimator.elapsedTime`.
  public nonisolated var elapsedTime: TimeInterval { Double(totalSteps) * PhysicsUnits.stepDuration }
}
