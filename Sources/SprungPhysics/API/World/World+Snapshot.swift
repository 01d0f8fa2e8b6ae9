// SPDX-License-Identifier: MIT

import SprungGeometry

/// Snapshots of the complete state.
extension World {
  /// Returns a snapshot of the complete state, which can be passed to `restore`. Sprung addition.
  ///
  /// Snapshots can be taken between steps. Taking a snapshot during a step, in the force closure of a custom field, is
  /// a fault. A world that is restored from such a snapshot might diverge.
  public func snapshot() -> WorldSnapshot {
    if context.registry.store?.isEvaluating == true {
      Diagnostics.report(
        "nestedSnapshot",
        "snapshot was called during a step, from the force function of a field. Call it between steps.")
    }
    let state = World()
    state.copyState(from: self)
    var snapshot = WorldSnapshot(state: state)
    noteSnapshot(&snapshot)
    return snapshot
  }

  /// Restores the state of a snapshot of this or another world. Equal calls then produce bit-identical results. Sprung
  /// addition.
  ///
  /// Identifiers that were valid at the time of the snapshot are valid again. Identifiers that were created later
  /// become unknown and can be reassigned. All bodies are reported as moved afterwards, see `drainMoved`. Calling this
  /// method in the force closure of a custom field is reported as a fault and has no effect.
  public func restore(_ snapshot: WorldSnapshot) {
    guard context.registry.store?.isEvaluating != true else {
      return Diagnostics.report(
        "nestedRestore", "restore was called during a step, from the force function of a field. The call is ignored.")
    }
    noteRestore(snapshot)
    defer { validateAfterCall() }
    let recorder = recorder
    self.recorder = nil
    copyState(from: snapshot.state)
    self.recorder = recorder
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.alive) { columns.markMoved(row) }
  }

  /// Copies all state that affects future steps. Buffers and caches, which do not affect results, are not copied.
  private func copyState(from other: World) {
    context.copy(from: other.context)
    stages.queries.index.copy(from: other.stages.queries.index)
    stages.reporter.copy(from: other.stages.reporter)
  }
}
