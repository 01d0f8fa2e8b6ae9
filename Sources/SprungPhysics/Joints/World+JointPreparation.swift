// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Marks every awake body that a joint holds as coupled, and wakes what hangs together with it.
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
      isCouplingStale = false
    }
    for position in 0..<activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.joined) { columns.flags[row].insert(.coupled) }
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
    solver.reserve(places: coupled.capacity)
    for position in 0..<solver.jointCount { findPlaces(solver.joints + position) }
    for position in 0..<solver.springCount { findPlaces(solver.springs + position) }
    for cluster in 0..<solver.clusterCount {
      let range = solver.clusters[cluster]
      for position in Int(range.firstBody)..<Int(range.bodyEnd) {
        solver.bodyPlaces[position] = columns.solverPlace[Int(solver.bodies[position])]
      }
      readMasses(cluster)
      for position in Int(range.firstJoint)..<Int(range.jointEnd) {
        let joint = solver.joints + position
        placeRow(joint.pointee.first, joint)
        placeRow(joint.pointee.second, joint)
        placeRow(joint.pointee.third, joint)
      }
      if !range.isFactored { startCluster(cluster) } else if range.isLinkChain { placeChain(solver.clusters[cluster]) }
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
      let value = coupled.inverse[Int(solver.bodyPlaces[position])]
      solver.inverse[Int(solver.bodyPlaces[position])] = value
      if value.x > 0, value.x < smallest { smallest = value.x }
    }
    let limit = smallest * PhysicsTuning.jointMassRatio
    var largest = 0.0
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let place = Int(solver.bodyPlaces[position])
      let value = solver.inverse[place].x
      if value > limit, solver.isInner[position] { solver.inverse[place] *= limit / value }
      largest = max(largest, solver.inverse[place].x)
    }
    solver.clusters[cluster].largestInverse = largest
  }

  @inline(__always)
  private func placeRow(_ row: Int32, _ joint: UnsafeMutablePointer<SolverJoint>) {
    guard row >= 0 else { return }
    jointSolver.place[Int(row)] = joint.pointee.place
    jointSolver.otherPlace[Int(row)] = joint.pointee.otherPlace
  }

  @inline(__always)
  private func findPlaces(_ joint: UnsafeMutablePointer<SolverJoint>) {
    joint.pointee.place = Int32(solverPlace(Int(joint.pointee.body)))
    joint.pointee.otherPlace = joint.pointee.other >= 0 ? Int32(solverPlace(Int(joint.pointee.other))) : 0
  }

  /// Lists the joints that have an end that moves, and answers whether the list is another one than before.
  private func noteStructure() -> Bool {
    let old = jointStructure
    jointStructure.removeAll(keepingCapacity: true)
    for index in 0..<joints.rowCount {
      let record = joints.records + index
      guard record.pointee.body >= 0 else { continue }
      let place = solverPlace(Int(record.pointee.body))
      let otherPlace = record.pointee.other >= 0 ? solverPlace(Int(record.pointee.other)) : 0
      guard coupled.inverse[place].x > 0 || coupled.inverse[otherPlace].x > 0 else { continue }
      let kind = Int32(record.pointee.shape.rawValue) * 8 + (record.pointee.hasRange ? 4 : 0)
      jointStructure.append(Int32(index))
      jointStructure.append(kind + (place > 0 ? 1 : 0) + (otherPlace > 0 ? 2 : 0))
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
      var isCentred = true
      var isBounded = false
      for position in Int(range.firstJoint)..<Int(range.jointEnd) {
        let joint = solver.joints + position
        let isLink = joint.pointee.shape == .rod || joint.pointee.shape == .rope
        isCentred = isCentred && isLink && joints.records[Int(joint.pointee.index)].isCentred
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
      solver.clusters[cluster].isCentred = isCentred
      solver.clusters[cluster].isBounded = isBounded
      solver.clusters[cluster].isFactored = false
      solver.clusters[cluster].isLinkChain = isCentred && range.isChain
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
