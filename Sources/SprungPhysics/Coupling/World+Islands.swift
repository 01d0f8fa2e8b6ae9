// SPDX-License-Identifier: MIT

import SprungGeometry

/// Bodies that touch or hold one another sleep and wake together.
extension World {
  /// Puts the islands to sleep whose bodies have all been still for half a second. Called when a window ends.
  func restIslands() {
    guard mayRest, !areJointsStale, coupled.count > 1, countStillness() else { return }
    uniteIslands()
    let coupled = coupled
    // An island is awake as long as one of its bodies is.
    for place in 1..<coupled.count where !isRested(Int(coupled.rows[place])) {
      coupled.isAwakeIsland[root(place)] = true
    }
    if jointSolver.jointCount > 0 { noteRestForces() }
    for place in 1..<coupled.count {
      let row = Int(coupled.rows[place])
      let root = root(place)
      guard !coupled.isAwakeIsland[root], columns.flags[row].contains(.awake) else { continue }
      // A ring of rows, so that any of them wakes them all.
      let first = Int(coupled.rows[root])
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
      wake(current, because: .kicked)
      current = following
    }
    wake(row, because: .kicked)
  }

  private func isRested(_ row: Int) -> Bool {
    Double(columns.stillSteps[row]) * PhysicsTuning.stepDuration >= PhysicsTuning.restDuration
  }

  /// Counts the steps for which each coupled body is still; answers whether some may fall asleep.
  private func countStillness() -> Bool {
    let columns = columns
    let coupled = coupled
    var isAny = false
    for place in 1..<coupled.count {
      let row = Int(coupled.rows[place])
      // Half a second in one place is rest, whatever the speed: what is wedged in trembles with every step's gravity. A
      // swing at its turning point is slow for a while, so what hangs on joints has to stay more exactly.
      let way =
        abs(columns.x[row] - columns.stillX[row]) + abs(columns.y[row] - columns.stillY[row])
        + abs(columns.angle[row] - columns.stillAngle[row]) * columns.reach[row]
      let isStill =
        columns.stillSteps[row] > 0
        && way < (columns.flags[row].contains(.joined) ? PhysicsTuning.swingRestDistance : PhysicsTuning.restDistance)
      if columns.stillSteps[row] == 0 || !isStill {
        columns.stillX[row] = columns.x[row]
        columns.stillY[row] = columns.y[row]
        columns.stillAngle[row] = columns.angle[row]
      }
      columns.stillSteps[row] = isStill ? columns.stillSteps[row] + Int32(PhysicsTuning.windowSteps) : 1
      isAny = isAny || isRested(row)
    }
    return isAny
  }

  /// Joins the places of bodies that press on or hold one another (union-find with path halving).
  private func uniteIslands() {
    let coupled = coupled
    for place in 0..<coupled.count {
      coupled.parent[place] = Int32(place)
      coupled.isAwakeIsland[place] = false
    }
    for index in 0..<groups.activeCount {
      let record = contacts.records + Int(groups.active[index])
      guard record.pointee.rowA >= 0, record.pointee.rowB >= 0 else { continue }
      let placeA = solverPlace(Int(record.pointee.rowA))
      let placeB = solverPlace(Int(record.pointee.rowB))
      if placeA > 0, placeB > 0 { unite(placeA, placeB) }
    }
    uniteJoined()
  }

  /// Whether the island of a place goes to sleep now.
  func isAsleepIsland(_ place: Int) -> Bool { !coupled.isAwakeIsland[root(place)] }

  /// Makes two places members of one island.
  func unite(_ placeA: Int, _ placeB: Int) {
    let rootA = root(placeA)
    let rootB = root(placeB)
    if rootA < rootB { coupled.parent[rootB] = Int32(rootA) } else { coupled.parent[rootA] = Int32(rootB) }
  }

  private func root(_ place: Int) -> Int {
    let parent = coupled.parent
    var current = place
    while Int(parent[current]) != current {
      parent[current] = parent[Int(parent[current])]
      current = Int(parent[current])
    }
    return current
  }
}
