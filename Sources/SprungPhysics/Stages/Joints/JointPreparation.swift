// SPDX-License-Identifier: MIT

import SprungGeometry

/// Prepares the equations of the awake bodies' joints at the start of a collision interval.
///
/// There are three cases, in order of decreasing cost. If joints or awake bodies were added or removed, clusters, order
/// and pattern are recomputed (`JointStructure`). If a joint was changed, its values are read again. If nothing
/// changed, only the solver indices and masses of the bodies are looked up, because gathering has renumbered the
/// bodies.
///
/// Invariant: bodies that are connected by joints are awake together.
final class JointPreparation {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let equations: JointEquations
  private let activeList: ActiveList
  private let factorization: JointFactorization
  private let assembly: JointAssembly
  private let allowedErrors: AllowedErrors
  private let chainFolds: ChainFolds
  private let chainSolver: ChainSolver
  private let jointStructure: JointStructure

  init(
    columns: BodyColumns, bodies: BodyStore, solverBodies: SolverBodies, joints: JointStore, equations: JointEquations,
    activeList: ActiveList, factorization: JointFactorization, assembly: JointAssembly, allowedErrors: AllowedErrors,
    chainFolds: ChainFolds, chainSolver: ChainSolver, jointStructure: JointStructure
  ) {
    self.columns = columns
    self.bodies = bodies
    self.solverBodies = solverBodies
    self.joints = joints
    self.equations = equations
    self.activeList = activeList
    self.factorization = factorization
    self.assembly = assembly
    self.allowedErrors = allowedErrors
    self.chainFolds = chainFolds
    self.chainSolver = chainSolver
    self.jointStructure = jointStructure
  }

  /// Marks all awake bodies with joints for the solver, and wakes the bodies that are connected to them.
  func markJoined() {
    let columns = columns
    if joints.isStale {
      // Bodies that wake are appended to the list, so this loop visits all connected bodies.
      var position = 0
      while position < bodies.activeCount {
        let row = Int(columns.active[position])
        position += 1
        guard columns.flags[row].contains(.joined) else { continue }
        var current = columns.firstJoint[row]
        while current >= 0 {
          let other = joints.otherEnd(of: current, than: row)
          current = joints.nextJoint(after: current, of: row)
          guard other >= 0, columns.flags[other].isDisjoint(with: [.awake, .anchored]) else { continue }
          activeList.wake(other)
          columns.stillSteps[other] = 0
        }
      }
      solverBodies.isStale = false
    }
    for position in 0..<bodies.activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.joined) { columns.flags[row].insert(.inSolver) }
    }
  }

  /// Prepares the joints of the gathered bodies for the direct solver.
  func prepareJoints() {
    let solver = equations
    if joints.isStale {
      joints.isStale = false
      solver.reserve(joints: joints.pool.count)
      if listJoints() { jointStructure.buildStructure() }
      loadJoints()
    }
    solver.reserve(bodies: solverBodies.capacity)
    for position in 0..<solver.jointCount { findSolverIndices(solver.joints + position) }
    for position in 0..<solver.springCount { findSolverIndices(solver.springs + position) }
    for cluster in 0..<solver.clusterCount {
      let range = solver.clusters[cluster]
      for position in Int(range.firstBody)..<Int(range.bodyEnd) {
        solver.bodySolverIndices[position] = columns.solverIndex[Int(solver.bodies[position])]
      }
      readMasses(cluster)
      for position in Int(range.firstJoint)..<Int(range.jointEnd) {
        let joint = solver.joints + position
        indexRow(joint.pointee.first, joint)
        indexRow(joint.pointee.second, joint)
        indexRow(joint.pointee.third, joint)
      }
      if !range.isFactored {
        startCluster(cluster)
      } else if range.isLinkChain {
        chainFolds.indexChain(solver.clusters[cluster])
      }
    }
  }

  /// Reads the masses of a cluster.
  ///
  /// A light body between heavy ones would oscillate like a string, faster than the steps can follow. In joints only, a
  /// light body is therefore treated as heavier than it is.
  private func readMasses(_ cluster: Int) {
    let solver = equations
    let range = solver.clusters[cluster]
    var smallest = Double.infinity
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let value = solverBodies.inverse[Int(solver.bodySolverIndices[position])]
      solver.inverse[Int(solver.bodySolverIndices[position])] = value
      if value.x > 0, value.x < smallest { smallest = value.x }
    }
    let limit = smallest * PhysicsTuning.jointMassRatio
    var largest = 0.0
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let solverIndex = Int(solver.bodySolverIndices[position])
      let value = solver.inverse[solverIndex].x
      if value > limit, solver.isInner[position] { solver.inverse[solverIndex] *= limit / value }
      largest = max(largest, solver.inverse[solverIndex].x)
    }
    solver.clusters[cluster].largestInverse = largest
  }

  /// Stores the solver indices of a joint in one of its rows.
  @inline(__always)
  private func indexRow(_ row: Int32, _ joint: UnsafeMutablePointer<SolverJoint>) {
    guard row >= 0 else { return }
    equations.solverIndex[Int(row)] = joint.pointee.solverIndex
    equations.otherSolverIndex[Int(row)] = joint.pointee.otherSolverIndex
  }

  /// Looks up the solver indices of a joint's bodies in this collision interval.
  @inline(__always)
  private func findSolverIndices(_ joint: UnsafeMutablePointer<SolverJoint>) {
    joint.pointee.solverIndex = Int32(columns.solverIndex(of: Int(joint.pointee.body)))
    joint.pointee.otherSolverIndex =
      joint.pointee.other >= 0 ? Int32(columns.solverIndex(of: Int(joint.pointee.other))) : 0
  }

  /// Lists the joints with at least one movable body, and returns whether the list has changed.
  private func listJoints() -> Bool {
    let old = joints.listed
    joints.listed = []
    joints.listed.reserveCapacity(joints.pool.count)
    for index in 0..<joints.pool.rowCount {
      let record = joints.pool.records + index
      guard record.pointee.body >= 0 else { continue }
      let solverIndex = columns.solverIndex(of: Int(record.pointee.body))
      let otherSolverIndex = record.pointee.other >= 0 ? columns.solverIndex(of: Int(record.pointee.other)) : 0
      guard solverBodies.inverse[solverIndex].x > 0 || solverBodies.inverse[otherSolverIndex].x > 0 else { continue }
      joints.listed.append(
        ListedJoint(
          index: Int32(index), shape: record.pointee.shape, hasRange: record.pointee.hasRange,
          isBodySolved: solverIndex > 0, isOtherSolved: otherSolverIndex > 0, body: record.pointee.body,
          other: record.pointee.other))
    }
    return old != joints.listed
  }

  /// Copies the values of the records to the solver.
  private func loadJoints() {
    let solver = equations
    for position in 0..<solver.jointCount { load(solver.joints + position) }
    for position in 0..<solver.springCount { load(solver.springs + position) }
    for cluster in 0..<solver.clusterCount {
      let range = solver.clusters[cluster]
      var isCentered = true
      var isBounded = false
      for position in Int(range.firstJoint)..<Int(range.jointEnd) {
        let joint = solver.joints + position
        let isLink = joint.pointee.shape == .rod || joint.pointee.shape == .rope
        isCentered = isCentered && isLink && joints.pool.records[Int(joint.pointee.index)].isCentered
        if joint.pointee.shape == .rope { isBounded = true }
        let rangeRow = Int(joint.pointee.third)
        guard rangeRow >= 0, joint.pointee.shape != .weld else { continue }
        solver.friction[rangeRow] = joint.pointee.frictionTorque
        if joint.pointee.isLocked {
          solver.mode[rangeRow] = .rigid
          solver.state[rangeRow] = .active
        } else {
          isBounded = true
          solver.mode[rangeRow] = .free
          if joint.pointee.frictionTorque == 0 { solver.state[rangeRow] = .off }
        }
      }
      solver.clusters[cluster].isCentered = isCentered
      solver.clusters[cluster].isBounded = isBounded
      solver.clusters[cluster].isFactored = false
      solver.clusters[cluster].isLinkChain = isCentered && range.isChain
    }
  }

  /// Copies the values of a joint's record to the solver.
  private func load(_ joint: UnsafeMutablePointer<SolverJoint>) {
    let record = joints.pool.records + Int(joint.pointee.index)
    joint.pointee.length = record.pointee.length
    joint.pointee.offsetX = record.pointee.offsetX
    joint.pointee.offsetY = record.pointee.offsetY
    joint.pointee.otherOffsetX = record.pointee.otherOffsetX
    joint.pointee.otherOffsetY = record.pointee.otherOffsetY
    joint.pointee.anchorX = record.pointee.anchorX
    joint.pointee.anchorY = record.pointee.anchorY
    joint.pointee.axisX = record.pointee.axisX
    joint.pointee.axisY = record.pointee.axisY
    joint.pointee.lower = record.pointee.lower
    joint.pointee.upper = record.pointee.upper
    joint.pointee.frictionTorque = record.pointee.frictionTorque
    joint.pointee.restAngle = record.pointee.restAngle
  }

  /// Initializes a cluster at the current positions.
  func startCluster(_ cluster: Int) {
    let range = equations.clusters[cluster]
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      equations.allowedError[row] = 0
      equations.refusals[row] = 0
    }
    if range.isLinkChain { return chainSolver.startChain(cluster) }
    assembly.assemble(cluster)
    if range.isBounded { allowedErrors.startStops(range) }
    _ = assembly.readErrors(range)
    allowedErrors.updateAllowedErrors(cluster)
    factorization.factor(cluster)
  }
}
