// SPDX-License-Identifier: MIT

import SprungPhysics

/// Sprung addition: the state of an animator at one moment, to which `UIDynamicAnimator.restore(_:)` leads back.
///
/// It holds where items are and how fast, contacts with their impulses, who rests, and the time. It does not hold the tree
/// of behaviors or their properties. It keeps its items alive.
nonisolated public struct DynamicAnimatorSnapshot {
  /// What is known of one item.
  struct Entry {
    var state: DynamicItemState
    var center: CGPoint
    var angle: Double
    var velocity: CGPoint
    var angularVelocity: CGFloat
    var properties: ItemProperties
    var gravity: CGVector
    var pushes: [DynamicItemState.Push]
  }

  let world: WorldSnapshot
  let entries: [Entry]
  let touchingPairs: [TouchingPair]
  let groupContacts: [(contact: PendingContact, count: Int)]
  let revision: Int64
  let totalSteps: Int64
  let animator: ObjectIdentifier

  /// Seconds that had been simulated, see `UIDynamicAnimator.elapsedTime`.
  public nonisolated var elapsedTime: TimeInterval { Double(totalSteps) * PhysicsUnits.stepDuration }
}

extension UIDynamicAnimator {
  /// Sprung addition: keeps the state of the moment. Changes that wait for the next tick are applied first.
  public final func snapshot() -> DynamicAnimatorSnapshot {
    applyEffects()
    placeAwaiting()
    var entries: [DynamicAnimatorSnapshot.Entry] = []
    for state in order {
      guard let state else { continue }
      entries.append(
        DynamicAnimatorSnapshot.Entry(
          state: state, center: state.center, angle: state.angle, velocity: velocity(of: state.item) ?? .zero,
          angularVelocity: angularVelocity(of: state.item) ?? 0, properties: state.properties, gravity: state.gravity,
          pushes: state.pushes))
    }
    return DynamicAnimatorSnapshot(
      world: world.snapshot(), entries: entries, touchingPairs: touchingPairs, groupContacts: groupContacts,
      revision: revision,
      totalSteps: totalSteps, animator: ObjectIdentifier(self))
  }

  /// Sprung addition: goes back to a snapshot, writes the items and goes on from there.
  ///
  /// As long as no behavior or item was added, removed or attached differently since, the way that follows is the same to
  /// the last bit. Otherwise the items of the snapshot that the animator still knows get back their places, angles and
  /// velocities, and the present behaviors go on with them. A snapshot of another animator is a fault and ignored, and so
  /// is a call from a callback of the tick.
  public final func restore(_ snapshot: DynamicAnimatorSnapshot) {
    guard snapshot.animator == ObjectIdentifier(self) else {
      return Diagnostics.report(
        "foreignSnapshot", "restore was given a snapshot of another animator, which knows other items; it is ignored.")
    }
    guard !isTicking else {
      return Diagnostics.report(
        "nestedTick",
        "restore was called by a callback of the animator's own tick; that is ignored. Call it afterwards.")
    }
    pendingContacts.removeAll()
    placeAwaiting()
    if snapshot.revision == revision { restoreWorld(snapshot) } else { restoreItems(snapshot) }
    totalSteps = snapshot.totalSteps
    for state in order { if let state { write(state) } }
    areForcesStale = true
    arePropertiesStale = true
    if isOfLayout { layout?.invalidateForMotion() }
    changed()
  }

  private func restoreWorld(_ snapshot: DynamicAnimatorSnapshot) {
    world.restore(snapshot.world)
    for entry in snapshot.entries {
      entry.state.properties = entry.properties
      entry.state.gravity = entry.gravity
      entry.state.pushes = entry.pushes
    }
    groupContacts = snapshot.groupContacts
    touchingPairs = snapshot.touchingPairs
    for collision in collisions { collision.referenceBoundsChanged() }
  }

  private func restoreItems(_ snapshot: DynamicAnimatorSnapshot) {
    for entry in snapshot.entries {
      guard let state = byIdentity[ObjectIdentifier(entry.state.item as AnyObject)] else { continue }
      place(state, center: entry.center, angle: entry.angle)
      let old = velocity(of: state.item) ?? .zero
      addVelocity(CGPoint(x: entry.velocity.x - old.x, y: entry.velocity.y - old.y), to: state.item)
      addAngularVelocity(entry.angularVelocity - (angularVelocity(of: state.item) ?? 0), to: state.item)
    }
  }

  private func place(_ state: DynamicItemState, center: CGPoint, angle: Double) {
    guard let group = state.group else {
      world.setPosition(center, of: state.body)
      world.setAngle(angle, of: state.body)
      return
    }
    for part in group.parts {
      let way = DynamicGroupBodies.turned(part.place, by: angle)
      world.setPosition(CGPoint(x: center.x + way.dx, y: center.y + way.dy), of: part.body)
      world.setAngle(angle + part.angle, of: part.body)
    }
  }
}
