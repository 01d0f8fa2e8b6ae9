// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Marks every awake body that a joint holds for the solver, and wakes what hangs together with it.
  func markJoined() {
    let columns = columns
    if areJointsStale {
      // Bodies that wake are appended to the list, so this walks through everything that hangs together.
      var position = 0
      while position < activeCount {
        let row = Int(columns.active[position])
        position += 1
        guard columns.flags[row].contains(.joined) else { continue }
        var current = columns.firstJoint[row]
        while current >= 0 {
          let other = otherEnd(of: current, than: row)
          current = nextJoint(after: current, of: row)
          guard other >= 0, columns.flags[other].isDisjoint(with: [.awake, .anchored]) else { continue }
          wake(other)
          columns.stillSteps[other] = 0
        }
      }
      areIslandsStale = false
    }
    for position in 0..<activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.joined) { columns.flags[row].insert(.inSolver) }
    }
  }

  /// Reads the joints of the gathered bodies into the direct solver.
  func prepareJoints() {
    let solver = jointSolver
    if areJointsStale {
      areJointsStale = false
      solver.reserve(joints: joints.count)
      if noteStructure() { buildStructure() }
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
      if !range.isFactored { startCluster(cluster) } else if range.isLinkChain { indexChain(solver.clusters[cluster]) }
    }
  }

  /// Reads the masses of a cluster.
  ///
  /// A light body between heavy ones is a string's mass on a string: it would swing to and fro faster than steps can follow.
  /// So it counts as heavier than it is, in joints only.
  private func readMasses(_ cluster: Int) {
    let solver = jointSolver
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

  @inline(__always)
  private func indexRow(_ row: Int32, _ joint: UnsafeMutablePointer<SolverJoint>) {
    guard row >= 0 else { return }
    jointSolver.solverIndex[Int(row)] = joint.pointee.solverIndex
    jointSolver.otherSolverIndex[Int(row)] = joint.pointee.otherSolverIndex
  }

  @inline(__always)
  private func findSolverIndices(_ joint: UnsafeMutablePointer<SolverJoint>) {
    joint.pointee.solverIndex = Int32(solverIndex(Int(joint.pointee.body)))
    joint.pointee.otherSolverIndex = joint.pointee.other >= 0 ? Int32(solverIndex(Int(joint.pointee.other))) : 0
  }

  /// Lists the joints that have an end that moves, and answers whether the list is another one than before.
  private func noteStructure() -> Bool {
    let old = jointStructure
    jointStructure.removeAll(keepingCapacity: true)
    for index in 0..<joints.rowCount {
      let record = joints.records + index
      guard record.pointee.body >= 0 else { continue }
      let solverIndex = solverIndex(Int(record.pointee.body))
      let otherSolverIndex = record.pointee.other >= 0 ? self.solverIndex(Int(record.pointee.other)) : 0
      guard solverBodies.inverse[solverIndex].x > 0 || solverBodies.inverse[otherSolverIndex].x > 0 else { continue }
      let kind = Int32(record.pointee.shape.rawValue) * 8 + (record.pointee.hasRange ? 4 : 0)
      jointStructure.append(Int32(index))
      jointStructure.append(kind + (solverIndex > 0 ? 1 : 0) + (otherSolverIndex > 0 ? 2 : 0))
      jointStructure.append(record.pointee.body)
      jointStructure.append(record.pointee.other)
    }
    return old != jointStructure
  }

  /// Copies what the records say into the solver.
  private func loadJoints() {
    let solver = jointSolver
    for position in 0..<solver.jointCount { load(solver.joints + position) }
    for position in 0..<solver.springCount { load(solver.springs + position) }
    for cluster in 0..<solver.clusterCount {
      let range = solver.clusters[cluster]
      var isCenterd = true
      var isBounded = false
      for position in Int(range.firstJoint)..<Int(range.jointEnd) {
        let joint = solver.joints + position
        let isLink = joint.pointee.shape == .rod || joint.pointee.shape == .rope
        isCenterd = isCenterd && isLink && joints.records[Int(joint.pointee.index)].isCenterd
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
      solver.clusters[cluster].isCenterd = isCenterd
      solver.clusters[cluster].isBounded = isBounded
      solver.clusters[cluster].isFactored = false
      solver.clusters[cluster].isLinkChain = isCenterd && range.isChain
    }
  }

  private func load(_ joint: UnsafeMutablePointer<SolverJoint>) {
    let record = joints.records + Int(joint.pointee.index)
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
}
