// SPDX-License-Identifier: MIT

import SprungGeometry

/// Bodies that touch or hold one another sleep and wake together.
extension World {
  /// Puts the islands to sleep whose bodies have all been still for half a second. Called when a collision interval
  /// ends.
  func restIslands() {
    guard mayRest, !areJointsStale, solverBodies.count > 1, countStillness() else { return }
    uniteIslands()
    let solverBodies = solverBodies
    // An island is awake as long as one of its bodies is.
    for solverIndex in 1..<solverBodies.count where !isRested(Int(solverBodies.rows[solverIndex])) {
      solverBodies.isAwakeIsland[root(solverIndex)] = true
    }
    if jointSolver.jointCount > 0 { noteRestForces() }
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      let root = root(solverIndex)
      guard !solverBodies.isAwakeIsland[root], columns.flags[row].contains(.awake) else { continue }
      // A ring of rows, so that any of them wakes them all.
      let first = Int(solverBodies.rows[root])
      if row == first {
        if columns.islandNext[row] < 0 { columns.islandNext[row] = Int32(row) }
      } else {
        if columns.islandNext[first] < 0 { columns.islandNext[first] = Int32(first) }
        columns.islandNext[row] = columns.islandNext[first]
        columns.islandNext[first] = Int32(row)
      }
      sleep(row)
    }
  }

  /// Wakes every body of a sleeping island.
  func wakeIsland(_ row: Int) {
    var current = row
    while columns.islandNext[current] >= 0 {
      let following = Int(columns.islandNext[current])
      columns.islandNext[current] = -1
      columns.stillSteps[current] = 0
      wake(current, because: .disturbed)
      current = following
    }
    wake(row, because: .disturbed)
  }

  private func isRested(_ row: Int) -> Bool {
    Double(columns.stillSteps[row]) * PhysicsTuning.stepDuration >= PhysicsTuning.restDuration
  }

  /// Counts the steps for which each solver body is still; answers whether some may fall asleep.
  private func countStillness() -> Bool {
    let columns = columns
    let solverBodies = solverBodies
    var isAny = false
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      // Half a second in one place is rest, whatever the speed: what is wedged in trembles with every step's gravity. A
      // swing at its turning point is slow for a while, so what hangs on joints has to stay more exactly.
      let distance =
        abs(columns.x[row] - columns.stillX[row]) + abs(columns.y[row] - columns.stillY[row])
        + abs(columns.angle[row] - columns.stillAngle[row]) * columns.boundingRadius[row]
      let isStill =
        columns.stillSteps[row] > 0
        && distance
          < (columns.flags[row].contains(.joined) ? PhysicsTuning.swingRestDistance : PhysicsTuning.restDistance)
      if columns.stillSteps[row] == 0 || !isStill {
        columns.stillX[row] = columns.x[row]
        columns.stillY[row] = columns.y[row]
        columns.stillAngle[row] = columns.angle[row]
      }
      columns.stillSteps[row] = isStill ? columns.stillSteps[row] + Int32(PhysicsTuning.collisionIntervalSteps) : 1
      isAny = isAny || isRested(row)
    }
    return isAny
  }

  /// Joins the bodies that press on or hold one another (union-find with path halving).
  private func uniteIslands() {
    let solverBodies = solverBodies
    for solverIndex in 0..<solverBodies.count {
      solverBodies.parent[solverIndex] = Int32(solverIndex)
      solverBodies.isAwakeIsland[solverIndex] = false
    }
    for index in 0..<groups.activeCount {
      let record = contacts.records + Int(groups.active[index])
      guard record.pointee.rowA >= 0, record.pointee.rowB >= 0 else { continue }
      let indexA = solverIndex(Int(record.pointee.rowA))
      let indexB = solverIndex(Int(record.pointee.rowB))
      if indexA > 0, indexB > 0 { unite(indexA, indexB) }
    }
    uniteJoined()
  }

  /// Whether the island of a body goes to sleep now.
  func isAsleepIsland(_ solverIndex: Int) -> Bool { !solverBodies.isAwakeIsland[root(solverIndex)] }

  /// Makes two bodies members of one island.
  func unite(_ indexA: Int, _ indexB: Int) {
    let rootA = root(indexA)
    let rootB = root(indexB)
    if rootA < rootB { solverBodies.parent[rootB] = Int32(rootA) } else { solverBodies.parent[rootA] = Int32(rootB) }
  }

  private func root(_ solverIndex: Int) -> Int {
    let parent = solverBodies.parent.view
    var current = solverIndex
    while Int(parent[current]) != current {
      parent[current] = parent[Int(parent[current])]
      current = Int(parent[current])
    }
    return current
  }
}
