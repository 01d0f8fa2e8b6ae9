// SPDX-License-Identifier: MIT

import SprungPhysics

/// Going back to a moment.
extension UIDynamicAnimator {
  /// Sprung addition: keeps the state of the moment. Changes that wait for the next tick are applied first.
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

  /// Sprung addition: restores a snapshot, writes the items and continues from there.
  ///
  /// As long as no behavior or item was added, removed or attached differently since, the following motion is the same
  /// to the last bit. Otherwise the items of the snapshot that the animator still contains get back their positions,
  /// angles and velocities, and the current behaviors continue with them. A snapshot of another animator is a fault and
  /// ignored, and so is a call from a callback of the tick.
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

  /// Counts everything that makes names of the world's things differ: with the same number they mean the same.
  private var revision: Int64 { changeCount + parts.registry.revision }
}
