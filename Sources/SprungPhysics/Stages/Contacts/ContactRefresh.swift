// SPDX-License-Identifier: MIT

import SprungGeometry

/// Recomputes the contacts of a few bodies, and keeps the contacts of all other bodies.
///
/// # Method
/// Often, one body in a pile is deflected or rocks while hundreds of other bodies do not move. Only the contacts of the
/// moving body must be recomputed. Its delta position is reset to zero, and its contacts return to their lanes with
/// their previous impulses. A new contact gets a free lane in a color that neither of its bodies has. When a contact
/// ends, the last contact of its color moves to its lane.
///
/// A neighbor keeps its delta position, because the neighbor's other contacts refer to that position. The effect of
/// that delta position is therefore subtracted from the new gap and the new slip. The remaining error is of second
/// order in a rotation of a few thousandths of a radian.
///
/// Invariant: after a refresh, groups, records and colors are the same as if all contacts had been recomputed, except
/// for the order of lanes. If a refresh is not possible, the method returns false, and the records contain everything
/// that is needed to recompute all contacts.
final class ContactRefresh {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private let pairFinder: PairFinder
  private let manifoldStage: ManifoldStage
  private let boundaryManifolds: BoundaryManifolds
  private let coloring: GraphColoring
  private let contactPreparation: ContactPreparation
  private let contactSolver: ContactSolver
  private let reporter: ContactReporter
  /// The rows whose contacts are found again.
  @exclusivity(unchecked) private var rows: [Int32] = []

  init(
    columns: BodyColumns, contacts: ContactPool, groups: ContactGroups, solverBodies: SolverBodies,
    equations: JointEquations, pairFinder: PairFinder, manifoldStage: ManifoldStage,
    boundaryManifolds: BoundaryManifolds, coloring: GraphColoring, contactPreparation: ContactPreparation,
    contactSolver: ContactSolver, reporter: ContactReporter
  ) {
    self.columns = columns
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
    self.equations = equations
    self.pairFinder = pairFinder
    self.manifoldStage = manifoldStage
    self.boundaryManifolds = boundaryManifolds
    self.coloring = coloring
    self.contactPreparation = contactPreparation
    self.contactSolver = contactSolver
    self.reporter = reporter
  }

  /// Whether contacts can be recomputed one by one. This requires that there are no joints, no ellipses, and no heavy
  /// body on a light one.
  var isPossible: Bool {
    groups.count > 0 && groups.roundCount == 0 && equations.clusterCount == 0 && equations.springCount == 0
  }

  /// Recomputes the contacts of bodies with unforeseen motion and of their rotated neighbors. Returns whether this was
  /// possible.
  func refreshUnforeseen() -> Bool {
    guard isPossible else { return false }
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: solverBodies.unforeseen)
    let most = solverBodies.count / PhysicsBounds.refreshedPart
    var position = 0
    while position < rows.count {
      guard rows.count <= most, close(Int(rows[position])) else { return false }
      position += 1
    }
    for row in rows { rebase(Int(row)) }
    for row in rows {
      guard refreshPairs(Int(row)), refreshBoundaries(Int(row)) else { return false }
    }
    groups.measureArms()
    // Contacts that end during a refresh do not count as an external change.
    solverBodies.isStale = false
    return groups.roundCount == 0
  }

  /// Stores the impulses and events of a body's contacts. Returns whether the contacts of this body can be recomputed
  /// without those of other bodies. Neighbors that have rotated are added to the rows, because a gap cannot be
  /// corrected for a rotation.
  private func close(_ row: Int) -> Bool {
    guard columns.flags[row].isSuperset(of: [.awake, .inSolver, .collidable]),
      columns.flags[row].isDisjoint(with: [.kinematic, .joined, .unpaired])
    else { return false }
    forEachContact(row) { index in
      let record = contacts.records + Int(index)
      guard record.pointee.lane >= 0 else { return true }
      contactSolver.storeImpulses(of: index)
      reporter.announceContact(index)
      let other = Int(Int(record.pointee.rowA) == row ? record.pointee.rowB : record.pointee.rowA)
      if other >= 0, abs(solverBodies.deltaPosition[columns.solverIndex(of: other)].z) > PhysicsTuning.foldedRotation,
        !rows.contains(Int32(other))
      {
        rows.append(Int32(other))
      }
      return true
    }
    return true
  }

  /// Updates a body's pairs and resets its base position, delta position and start velocity to the current state.
  private func rebase(_ row: Int) {
    let solverIndex = columns.solverIndex(of: row)
    pairFinder.updatePairs(of: row)
    solverBodies.base[solverIndex] = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0)
    solverBodies.deltaPosition[solverIndex] = SIMD4()
    solverBodies.startVelocity[solverIndex] = solverBodies.velocity[solverIndex]
    solverBodies.isResting[solverIndex] = false
    solverBodies.isAlone[solverIndex] = columns.flags[row].isDisjoint(with: .fielded)
  }

  /// Recomputes a body's contacts with other bodies.
  private func refreshPairs(_ row: Int) -> Bool {
    forEachContact(row) { index in
      let record = contacts.records + Int(index)
      guard record.pointee.rowB >= 0 else { return true }
      manifoldStage.findManifold(index)
      let other = Int(Int(record.pointee.rowA) == row ? record.pointee.rowB : record.pointee.rowA)
      if record.pointee.manifold.count > 0, !isMoved(other) {
        record.pointee.lane = -1
        return false
      }
      return refill(index)
    }
  }

  /// Recomputes a body's contacts with boundaries.
  private func refreshBoundaries(_ row: Int) -> Bool {
    guard columns.flags[row].contains(.bounded) else { return true }
    if !boundaryManifolds.isClear(row) { boundaryManifolds.findBoundaryManifolds(row) }
    let isDone = forEachContact(row) { index in
      let record = contacts.records + Int(index)
      guard record.pointee.rowB < 0 else { return true }
      if !record.pointee.flags.contains(.seen) { record.pointee.manifold.count = 0 }
      return refill(index)
    }
    boundaryManifolds.removeUnseenContacts(row)
    return isDone
  }

  /// Returns whether a body is in the solver or is anchored. A contact with such a body does not require that the body
  /// be added to the solver.
  private func isMoved(_ row: Int) -> Bool {
    let flags = columns.flags[row]
    return flags.isSuperset(of: [.awake, .inSolver]) || flags.contains(.anchored)
  }

  /// Writes a contact with a recomputed manifold into its lane, or into a new lane if it has none. Releases the lane if
  /// the manifold is empty.
  private func refill(_ index: Int32) -> Bool {
    let record = contacts.records + Int(index)
    guard record.pointee.manifold.count > 0 else {
      if record.pointee.lane >= 0 { release(index) }
      return true
    }
    if record.pointee.lane < 0 {
      guard coloring.takeColor(index, where: { groups.hasFreeLane($0) }) else { return false }
      record.pointee.lane = Int32(groups.add(index, color: record.pointee.color))
    }
    let lane = Int(record.pointee.lane)
    let slips = subtractDelta(record)
    groups.clear(lane)
    contactPreparation.fill(index, lane: lane)
    let group = groups.groups + lane / WideContact.width
    group.pointee.first.slip[lane % WideContact.width] -= Float(slips.first)
    group.pointee.second.slip[lane % WideContact.width] -= Float(slips.second)
    return true
  }

  /// Removes a contact from its lane.
  private func release(_ index: Int32) {
    let record = contacts.records + Int(index)
    let moved = groups.remove(index, lane: Int(record.pointee.lane), color: record.pointee.color)
    if moved >= 0 { contacts.records[Int(moved)].lane = record.pointee.lane }
    record.pointee.lane = -1
    coloring.releaseColor(index)
  }

  /// Subtracts the effect of the bodies' delta positions from the gaps, and returns their effect on the slips.
  private func subtractDelta(_ record: UnsafeMutablePointer<Contact>) -> (first: Double, second: Double) {
    guard record.pointee.rowB >= 0 else { return (0, 0) }
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let deltaA = solverBodies.deltaPosition[columns.solverIndex(of: rowA)]
    let deltaB = solverBodies.deltaPosition[columns.solverIndex(of: rowB)]
    guard deltaA != SIMD4() || deltaB != SIMD4() else { return (0, 0) }
    let normalX = record.pointee.manifold.normalX
    let normalY = record.pointee.manifold.normalY
    let deltaX = deltaB.x - deltaA.x
    let deltaY = deltaB.y - deltaA.y
    let toBX = columns.x[rowB] - columns.x[rowA]
    let toBY = columns.y[rowB] - columns.y[rowA]
    func opened(_ point: ManifoldPoint) -> (gap: Double, slip: Double) {
      let arms = ContactArms(of: point, normalX, normalY, toBX, toBY)
      return (
        normalX * deltaX + normalY * deltaY + deltaB.z * arms.armB - deltaA.z * arms.armA,
        normalX * deltaY - normalY * deltaX + deltaB.z * arms.tangentArmB - deltaA.z * arms.tangentArmA
      )
    }
    let first = opened(record.pointee.manifold.first)
    record.pointee.manifold.first.separation -= first.gap
    guard record.pointee.manifold.count > 1 else { return (first.slip, 0) }
    let second = opened(record.pointee.manifold.second)
    record.pointee.manifold.second.separation -= second.gap
    return (first.slip, second.slip)
  }

  /// Calls `visit` with each contact of a body until it returns false. Contacts with boundaries come last.
  @discardableResult
  private func forEachContact(_ row: Int, _ visit: (Int32) -> Bool) -> Bool {
    forEachContact(row, from: columns.firstContact[row], visit)
      && forEachContact(row, from: columns.firstBoundaryContact[row], visit)
  }

  private func forEachContact(_ row: Int, from first: Int32, _ visit: (Int32) -> Bool) -> Bool {
    var current = first
    while current >= 0 {
      let following = contacts.next(of: current, row)
      guard visit(current) else { return false }
      current = following
    }
    return true
  }
}
