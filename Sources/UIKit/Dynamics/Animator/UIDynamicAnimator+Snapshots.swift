// SPDX-License-Identifier: MIT

import SprungPhysics

/// Snapshots of the state.
extension UIDynamicAnimator {
  /// Sprung addition: returns a snapshot of the current state. Pending changes are applied first.
  public final func snapshot() -> DynamicAnimatorSnapshot {
    parts.effects.apply()
    parts.anchoredMoves.applyAwaiting()
    var entries: [DynamicAnimatorSnapshot.Entry] = []
    for state in parts.registry.order {
      guard let state else { continue }
      entries.append(
        DynamicAnimatorSnapshot.Entry(
          state: state, center: state.center, angle: state.angle, velocity: velocity(of: state.item) ?? .zero,
          angularVelocity: angularVelocity(of: state.item) ?? 0, properties: state.properties,
          pushes: state.pushes))
    }
    return DynamicAnimatorSnapshot(
      world: world.snapshot(), entries: entries, touchingPairs: parts.contacts.touchingPairs,
      groupContacts: parts.contacts.groupContacts, revision: revision, totalSteps: parts.clock.totalSteps,
      animator: WeakReference(self))
  }

  /// Sprung addition: restores a snapshot and updates the items. The animator then continues from the restored state.
  ///
  /// If no behavior or item has been added, removed or reattached since the snapshot, the motion that follows is
  /// bit-for-bit the same as after the snapshot. Otherwise, the snapshot's items that still exist regain their
  /// positions, angles and velocities, and the current behaviors continue to act on them. Restoring a snapshot of
  /// another animator, or calling this method in a callback during a tick, is reported as a fault and has no effect.
  public final func restore(_ snapshot: DynamicAnimatorSnapshot) {
    guard snapshot.animator === self else {
      return Diagnostics.report(
        "foreignSnapshot", "restore received a snapshot of a different animator. The snapshot is ignored.")
    }
    guard !isTicking else {
      return Diagnostics.report(
        "nestedTick",
        "restore was called during the animator's tick and is ignored. Call it after the tick.")
    }
    parts.contacts.dropPending()
    parts.anchoredMoves.applyAwaiting()
    if snapshot.revision == revision { restoreWorld(snapshot) } else { restoreItems(snapshot) }
    parts.clock.totalSteps = snapshot.totalSteps
    for state in parts.registry.order { if let state { parts.writer.write(state) } }
    parts.effects.noteAll()
    if parts.reference.isOfLayout { parts.reference.layout?.invalidateForMotion() }
    changed()
  }

  private func restoreWorld(_ snapshot: DynamicAnimatorSnapshot) {
    world.restore(snapshot.world)
    for entry in snapshot.entries {
      entry.state.properties = entry.properties
      entry.state.pushes = entry.pushes
    }
    parts.contacts.restore(snapshot.touchingPairs, snapshot.groupContacts)
    parts.contacts.referenceBoundsChanged()
  }

  private func restoreItems(_ snapshot: DynamicAnimatorSnapshot) {
    for entry in snapshot.entries {
      guard let state = parts.registry.state(ofIdentity: ObjectIdentifier(entry.state.item as AnyObject)) else {
        continue
      }
      state.forEachBodyPosition(at: entry.center, angle: entry.angle) { body, center, angle in
        world.setPosition(center, of: body)
        world.setAngle(angle, of: body)
      }
      let old = velocity(of: state.item) ?? .zero
      addVelocity(CGPoint(x: entry.velocity.x - old.x, y: entry.velocity.y - old.y), to: state.item)
      addAngularVelocity(entry.angularVelocity - (angularVelocity(of: state.item) ?? 0), to: state.item)
    }
  }

  /// The number of changes that reassign the world's identifiers. As long as this number is unchanged, identifiers in
  /// snapshots remain valid.
  private var revision: Int64 { changeCount + parts.registry.revision }
}
