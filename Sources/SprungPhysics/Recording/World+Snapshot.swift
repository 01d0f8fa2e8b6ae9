// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Takes a snapshot of the whole state, to which `restore` leads back. Sprung addition.
  ///
  /// It may be taken between any two steps. In the middle of one, by the force of a custom field, it is a fault and the
  /// snapshot may not continue with the same bits.
  public func snapshot() -> WorldSnapshot {
    if fieldStore?.isEvaluating == true {
      Diagnostics.report(
        "nestedSnapshot",
        "snapshot was called by a custom field's force, in the middle of a step; take it between steps.")
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
    guard fieldStore?.isEvaluating != true else {
      return Diagnostics.report("nestedRestore", "restore was called by a custom field's force, so it is ignored.")
    }
    noteRestore(snapshot)
    defer { validateAfterCall() }
    let recorder = recorder
    self.recorder = nil
    copyState(from: snapshot.state)
    self.recorder = recorder
    for row in 0..<rowCount where columns.flags[row].contains(.alive) { markMoved(row) }
  }

  /// Takes over everything that another world's future depends on. Buffers and caches, which change no result, stay.
  private func copyState(from other: World) {
    columns.copy(from: other.columns)
    bodyRows.copy(from: other.bodyRows)
    kinematicMoves = other.kinematicMoves
    locked = other.locked
    activeCount = other.activeCount
    stepCount = other.stepCount
    springs.copy(from: other.springs)
    copyBoundaries(from: other)
    copyIslands(from: other)
    if let fields = other.fieldStore {
      let store = fieldStore ?? FieldStore(capacity: other.columns.capacity)
      store.copy(from: fields)
      fieldStore = store
    } else {
      fieldStore = nil
    }
    bodyIndex.copy(from: other.bodyIndex)
    mayRest = other.mayRest
    closedStep = other.closedStep
    joinedCollide = other.joinedCollide
    reportsContacts = other.reportsContacts
    contactEvents = other.contactEvents
  }

  private func copyBoundaries(from other: World) {
    while boundarySets.count > other.boundarySets.count { boundarySets.removeLast() }
    while boundarySets.count < other.boundarySets.count { boundarySets.append(BoundarySet()) }
    for index in boundarySets.indices { boundarySets[index].copy(from: other.boundarySets[index]) }
    boundaryRows.copy(from: other.boundaryRows)
    memberships.copy(from: other.memberships)
    touches.copy(from: other.touches)
  }

  private func copyIslands(from other: World) {
    solverBodies.copy(from: other.solverBodies)
    joints.copy(from: other.joints)
    jointSolver.copy(from: other.jointSolver)
    jointStructure = other.jointStructure
    areJointsStale = other.areJointsStale
    collisionGrid.copy(from: other.collisionGrid)
    collidableCount = other.collidableCount
    hasUnpairedStill = other.hasUnpairedStill
    contacts.copy(from: other.contacts)
    groups.copy(from: other.groups)
    shapedCount = other.shapedCount
    areIslandsStale = other.areIslandsStale
  }
}
