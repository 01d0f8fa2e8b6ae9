// SPDX-License-Identifier: MIT

import SprungGeometry

/// Finds clusters, their elimination order and the pattern of their factors when joints or their bodies are added or
/// removed.
final class JointStructure {
  private let columns: BodyColumns
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let equations: JointEquations

  init(
    columns: BodyColumns, groups: ContactGroups, solverBodies: SolverBodies, joints: JointStore,
    equations: JointEquations
  ) {
    self.columns = columns
    self.groups = groups
    self.solverBodies = solverBodies
    self.joints = joints
    self.equations = equations
  }

  /// Divides the listed joints into clusters and computes the order and pattern of their factors. The function
  /// allocates memory, but is only called when joints or awake bodies are added or removed.
  func buildStructure() {
    let solver = equations
    let records = joints.pool.records.view
    solver.clusterCount = 0
    solver.jointCount = 0
    solver.rowCount = 0
    solver.springCount = 0

    var links = DisjointSets(count: solverBodies.count)
    var groups = DisjointSets(count: solverBodies.count)
    var rigid: [SolverJoint] = []
    for listed in joints.listed {
      let index = listed.index
      let record = records[Int(index)]
      var joint = SolverJoint(shape: record.shape, index: index, body: record.body, other: record.other)
      joint.solverIndex = Int32(columns.solverIndex(of: Int(record.body)))
      joint.otherSolverIndex = record.other >= 0 ? Int32(columns.solverIndex(of: Int(record.other))) : 0
      joint.lower = record.lower
      joint.upper = record.upper
      joint.frictionTorque = record.frictionTorque
      if joint.solverIndex > 0, joint.otherSolverIndex > 0 {
        groups.join(Int(joint.solverIndex), Int(joint.otherSolverIndex))
        if joint.shape != .spring { links.join(Int(joint.solverIndex), Int(joint.otherSolverIndex)) }
      }
      if joint.shape == .spring {
        solver.springs[solver.springCount] = joint
        solver.springCount += 1
      } else {
        rigid.append(joint)
      }
    }

    var clusterOf = [Int32](repeating: -1, count: solverBodies.count)
    var members: [[SolverJoint]] = []
    for joint in rigid {
      let root = links.root(of: Int(joint.solverIndex > 0 ? joint.solverIndex : joint.otherSolverIndex))
      if clusterOf[root] < 0 {
        clusterOf[root] = Int32(members.count)
        members.append([])
      }
      members[Int(clusterOf[root])].append(joint)
    }
    var entryCount = 0
    var pairCount = 0
    var termCount = 0
    var known = [Int32](repeating: -1, count: solverBodies.count)
    var firstBody: Int32 = 0
    var foldCount: Int32 = 0
    for cluster in members {
      let system = JointSystem(cluster)
      solver.reserve(
        entries: entryCount + system.entryRow.count, pairs: pairCount + system.pairTarget.count,
        terms: termCount + system.terms.count)
      let firstRow = solver.rowCount
      var range = JointCluster(
        firstRow: Int32(firstRow), rowEnd: Int32(firstRow + system.rowCount), firstJoint: Int32(solver.jointCount),
        jointEnd: Int32(solver.jointCount + cluster.count), firstBody: firstBody, bodyEnd: firstBody)
      for row in 0..<system.rowCount {
        solver.columnStart[firstRow + row] = system.columnStart[row] + Int32(entryCount)
        solver.pairStart[firstRow + row] = system.pairStart[row] + Int32(pairCount)
        solver.termStart[firstRow + row] = system.termStart[row] + Int32(termCount)
        solver.state[firstRow + row] = .active
        solver.mode[firstRow + row] = .rigid
        solver.friction[firstRow + row] = 0
      }
      for entry in system.entryRow { append(&entryCount) { solver.entryRow[$0] = entry + Int32(firstRow) } }
      let firstEntry = Int32(entryCount - system.entryRow.count)
      for target in system.pairTarget { append(&pairCount) { solver.pairTarget[$0] = target + firstEntry } }
      for term in system.terms {
        var moved = term
        moved.entry += firstEntry
        moved.first += Int32(firstRow)
        moved.second += Int32(firstRow)
        append(&termCount) { solver.terms[$0] = moved }
      }
      solver.rowCount += system.rowCount
      solver.columnStart[solver.rowCount] = Int32(entryCount)
      solver.pairStart[solver.rowCount] = Int32(pairCount)
      solver.termStart[solver.rowCount] = Int32(termCount)
      for joint in system.joints {
        var placed = joint
        if placed.first >= 0 { placed.first += Int32(firstRow) }
        if placed.second >= 0 { placed.second += Int32(firstRow) }
        if placed.third >= 0 { placed.third += Int32(firstRow) }
        placed.group = Int32(groups.root(of: Int(joint.solverIndex > 0 ? joint.solverIndex : joint.otherSolverIndex)))
        if placed.shape == .rope {
          solver.mode[Int(placed.first)] = .rope
          let delta = joints.delta(of: records[Int(placed.index)])
          let length = records[Int(placed.index)].length
          let isTaut = delta.x * delta.x + delta.y * delta.y >= length * length * (1 - 1e-9)
          solver.state[Int(placed.first)] = isTaut ? .active : .atUpper
        }
        solver.joints[solver.jointCount] = placed
        solver.jointCount += 1
        for (row, solverIndex) in [(joint.body, joint.solverIndex), (joint.other, joint.otherSolverIndex)]
        where solverIndex > 0 {
          if known[Int(solverIndex)] >= 0 {
            solver.isInner[Int(known[Int(solverIndex)])] = true
            continue
          }
          known[Int(solverIndex)] = range.bodyEnd
          solver.bodies[Int(range.bodyEnd)] = row
          solver.isInner[Int(range.bodyEnd)] = false
          range.bodyEnd += 1
        }
      }
      firstBody = range.bodyEnd
      range.isChain = system.isChain
      if range.isChain {
        range.firstFold = foldCount
        range.foldEnd = foldCount + range.foldCount - 1
        foldCount += range.foldCount
      }
      solver.clusters[solver.clusterCount] = range
      solver.clusterCount += 1
    }
    solver.reserve(folds: Int(foldCount))
    numberGroups(&groups)
  }

  /// Appends a value to a column with reserved capacity.
  private func append(_ count: inout Int, _ store: (Int) -> Void) {
    store(count)
    count += 1
  }

  /// Numbers the groups from 0.
  private func numberGroups(_ groups: inout DisjointSets) {
    let solver = equations
    var number = [Int32](repeating: -1, count: solverBodies.count)
    solver.groupCount = 0
    for position in 0..<solver.springCount {
      let spring = solver.springs[position]
      let root = groups.root(of: Int(spring.solverIndex > 0 ? spring.solverIndex : spring.otherSolverIndex))
      solver.springs[position].group = Int32(root)
    }
    func name(_ joint: UnsafeMutablePointer<SolverJoint>) {
      let root = Int(joint.pointee.group)
      if number[root] < 0 {
        number[root] = Int32(solver.groupCount)
        solver.groupCount += 1
      }
      joint.pointee.group = number[root]
    }
    for position in 0..<solver.jointCount { name(solver.joints + position) }
    for position in 0..<solver.springCount { name(solver.springs + position) }
  }
}

/// Disjoint sets that are merged incrementally. The root of a set is its smallest member.
struct DisjointSets {
  private var parent: [Int32]

  init(count: Int) {
    parent = (0..<Int32(count)).map { $0 }
  }

  /// Returns the root of a member's set.
  mutating func root(of member: Int) -> Int {
    var current = member
    while Int(parent[current]) != current {
      parent[current] = parent[Int(parent[current])]
      current = Int(parent[current])
    }
    return current
  }

  /// Merges two sets.
  mutating func join(_ first: Int, _ second: Int) {
    let one = root(of: first)
    let two = root(of: second)
    parent[max(one, two)] = Int32(min(one, two))
  }
}
