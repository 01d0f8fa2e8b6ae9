// SPDX-License-Identifier: MIT

import SprungGeometry

/// Finds the contacts of a few bodies again while those of all others hold.
///
/// # The idea
/// In a pile one body is deflected or rocks, and hundreds stay where they are. Only the contacts of that body have to be found again. Its
/// delta position starts from zero, and its contacts are put back into their lanes, with the impulses that they had. A new contact takes
/// the free lane of a color that neither body has; the last contact of a color fills the lane of one that ended.
///
/// A neighbor keeps its own delta position, since its other contacts count from there. The gap that was found now is therefore lessened by
/// what that delta position adds to it, and so is the slip. What is left out is of second order in a rotation of a few thousandths.
///
/// Invariant: after a refresh, groups, records and colors are as if all contacts had been found again, but for the order of lanes. If
/// that is not possible, the answer is no, and the records have all that finding all contacts starts from.
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
  /// The rows of a refresh.
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

  /// Whether contacts are of the kind that can be found again one by one: no joint, no ellipse, no heavy body on a light one.
  var isPossible: Bool {
    groups.count > 0 && groups.roundCount == 0 && equations.clusterCount == 0 && equations.springCount == 0
  }

  /// Finds the contacts of the solver's unforeseen bodies again, and of neighbors that have rotated; answers whether that was possible.
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
    // Contacts that ended are no change from outside.
    solverBodies.isStale = false
    return groups.roundCount == 0
  }

  /// Takes the impulses and events of a body's contacts; answers whether its contacts can be found again alone. Neighbors that have
  /// rotated join the rows, because a gap cannot be corrected for that.
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

  /// Starts the delta position of a body, and what it says of the neighbors, at its current state.
  private func rebase(_ row: Int) {
    let solverIndex = columns.solverIndex(of: row)
    pairFinder.updatePairs(of: row)
    solverBodies.base[solverIndex] = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0)
    solverBodies.deltaPosition[solverIndex] = SIMD4()
    solverBodies.startVelocity[solverIndex] = solverBodies.velocity[solverIndex]
    solverBodies.isResting[solverIndex] = false
    solverBodies.isAlone[solverIndex] = columns.flags[row].isDisjoint(with: .fielded)
  }

  /// Finds the contacts with other bodies.
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

  /// Finds the contacts with boundaries.
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

  /// Whether a body is moved by the solver or does not move, and so can have a contact without being taken into the solver.
  private func isMoved(_ row: Int) -> Bool {
    let flags = columns.flags[row]
    return flags.isSuperset(of: [.awake, .inSolver]) || flags.contains(.anchored)
  }

  /// Puts a contact whose manifold was found again into its lane, or into one of its own if it had none, or takes it out.
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

  /// Takes a contact out of its lane.
  private func release(_ index: Int32) {
    let record = contacts.records + Int(index)
    let moved = groups.remove(index, lane: Int(record.pointee.lane), color: record.pointee.color)
    if moved >= 0 { contacts.records[Int(moved)].lane = record.pointee.lane }
    record.pointee.lane = -1
    coloring.releaseColor(index)
  }

  /// Takes from the gaps what the delta positions of the bodies add to them, and answers what they add to the slips.
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

  /// Calls `visit` with the contacts of a body, those with boundaries last, until it answers false.
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
