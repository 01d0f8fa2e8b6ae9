// SPDX-License-Identifier: MIT

import SprungGeometry

/// Copies of the whole state, to go back to.
extension World {
  /// Takes a snapshot of the whole state, for `restore`. Sprung addition.
  ///
  /// It may be taken between any two steps. In the middle of one, by the force of a custom field, it is a fault and the
  /// snapshot may not continue with the same bits.
  public func snapshot() -> WorldSnapshot {
    if context.registry.store?.isEvaluating == true {
      Diagnostics.report(
        "nestedSnapshot",
        "snapshot was called from a custom field's force, during a step. Call it between steps.")
    }
    let state = World()
    state.copyState(from: self)
    var snapshot = WorldSnapshot(state: state)
    noteSnapshot(&snapshot)
    return snapshot
  }

  /// Makes the world equal to a snapshot of this or another world; equal calls then give equal bits. Sprung addition.
  ///
  /// Identifiers are those of the moment of the snapshot: later ones are unknown again and may be given to others.
  /// Every body counts as moved afterwards, see `drainMoved`. Calling it from the force of a custom field is a fault
  /// and ignored.
  public func restore(_ snapshot: WorldSnapshot) {
    guard context.registry.store?.isEvaluating != true else {
      return Diagnostics.report("nestedRestore", "restore was called from a custom field's force and is ignored.")
    }
    noteRestore(snapshot)
    defer { validateAfterCall() }
    let recorder = recorder
    self.recorder = nil
    copyState(from: snapshot.state)
    self.recorder = recorder
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.alive) { columns.markMoved(row) }
  }

  /// Takes over everything that another world's future depends on. Buffers and caches, which change no result, stay.
  private func copyState(from other: World) {
    context.copy(from: other.context)
    stages.queries.index.copy(from: other.stages.queries.index)
    stages.reporter.copy(from: other.stages.reporter)
  }
}
