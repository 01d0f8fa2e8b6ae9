// SPDX-License-Identifier: MIT

import SprungGeometry

/// Bodies that touch or hold one another sleep and wake together: an island goes to sleep when all of its bodies have been
/// still for half a second.
///
/// # The idea
/// A sleeping body costs nothing, and most interfaces rest most of the time. A slow body need not be at rest, and a
/// resting one is not always slow: under the soft push of a pile it trembles invisibly. So a body of the solver counts
/// as still while it stays within a small distance of one position, whatever its speed. Joints, under which a swing is
/// slow for long at its turning point, require a much smaller distance. The distance includes rotation at the bounding
/// radius.
///
/// A large pile creeps for minutes, by a tenth of a point a second, and at any time some body in it leaves that
/// distance. So a body that stayed within it for half a second, and leaves it then, has crept, and counts as still on
/// from its new position; one that leaves it sooner moves.
///
/// An ellipse that rocks alone is a swing as well, but one whose smallest motions have to end. It may rock by a point to both sides, and
/// where it is fast it is still for a quarter of the time that passes: within that distance for two seconds, and no turning point
/// lasts that long.
///
/// One that sleeps must not be pushed by one that does not, so an island is all or nothing.
///
/// Source: islands by union-find, as in Box2D. Invariant: the rows of a sleeping island form a ring, so that any of them wakes
/// them all.
final class SleepPolicy {
  private let columns: BodyColumns
  private let settings: StepSettings
  private let contacts: ContactPool
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let activeList: ActiveList
  private let jointRest: JointRest

  init(
    columns: BodyColumns, settings: StepSettings, contacts: ContactPool, groups: ContactGroups,
    solverBodies: SolverBodies, joints: JointStore, activeList: ActiveList, jointRest: JointRest
  ) {
    self.columns = columns
    self.settings = settings
    self.contacts = contacts
    self.groups = groups
    self.solverBodies = solverBodies
    self.joints = joints
    self.activeList = activeList
    self.jointRest = jointRest
  }

  /// Puts the islands to sleep whose bodies have all been still for half a second. Called when a collision interval
  /// ends.
  func restIslands() {
    guard settings.mayRest, !joints.isStale, solverBodies.count > 1, countStillness() else { return }
    uniteIslands()
    let solverBodies = solverBodies
    // An island is awake as long as one of its bodies is.
    for solverIndex in 1..<solverBodies.count where !isRested(Int(solverBodies.rows[solverIndex])) {
      solverBodies.isAwakeIsland[solverBodies.root(solverIndex)] = true
    }
    jointRest.noteRestForces()
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      let root = solverBodies.root(solverIndex)
      assert(root > 0, "the immovable world is no part of an island")
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
      activeList.sleep(row)
    }
  }

  /// Whether a body has been still for the rest duration.
  private func isRested(_ row: Int) -> Bool {
    Double(columns.stillSteps[row]) * PhysicsUnits.stepDuration >= PhysicsTuning.restDuration
  }

  /// Counts the steps for which each solver body is still; answers whether some may fall asleep.
  private func countStillness() -> Bool {
    let columns = columns
    let solverBodies = solverBodies
    var isAny = false
    let interval = Int32(PhysicsTuning.collisionIntervalSteps)
    // The initial count at the position to which a body has crept: more than the rest duration.
    let crept = PhysicsLimits.longestStillness
    let longest = 2 * crept - 1 - interval
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      // Half a second in one position is rest, whatever the speed: a wedged body trembles with every step's gravity. A
      // swing at its turning point is slow for a while, so a joined body has to stay more exactly.
      let distance =
        abs(columns.x[row] - columns.stillX[row]) + abs(columns.y[row] - columns.stillY[row])
        + abs(columns.angle[row] - columns.stillAngle[row]) * columns.boundingRadius[row]
      // A compound of welded pieces swings about nothing.
      let isJoined = columns.flags[row].contains(.joined) && !joints.isOnlyWelded(row)
      let limit =
        isJoined
        ? PhysicsTuning.swingRestDistance
        : isLoneEllipse(row, solverIndex) ? PhysicsTuning.rockRestDistance : PhysicsTuning.restDistance
      let isStill = columns.stillSteps[row] > 0 && distance < limit
      if isStill {
        columns.stillSteps[row] =
          min(columns.stillSteps[row], longest) + (rocks(row, solverIndex) ? interval / 4 : interval)
      } else {
        columns.stillX[row] = columns.x[row]
        columns.stillY[row] = columns.y[row]
        columns.stillAngle[row] = columns.angle[row]
        let stayed = columns.stillSteps[row] % crept
        let hasCrept =
          !isJoined && !rocks(row, solverIndex)
          && Double(stayed) * PhysicsUnits.stepDuration >= PhysicsTuning.restDuration
        columns.stillSteps[row] = hasCrept ? crept : 1
      }
      isAny = isAny || isRested(row)
    }
    return isAny
  }

  /// Whether a body is an ellipse that touches no other body.
  private func isLoneEllipse(_ row: Int, _ solverIndex: Int) -> Bool {
    columns.shapeKind[row] == .ellipse && solverBodies.isAlone[solverIndex]
      && columns.flags[row].isDisjoint(with: .joined)
  }

  /// Whether a body is such an ellipse and is not slow.
  private func rocks(_ row: Int, _ solverIndex: Int) -> Bool {
    guard isLoneEllipse(row, solverIndex) else { return false }
    let speed =
      abs(columns.velocityX[row]) + abs(columns.velocityY[row])
      + abs(columns.angularVelocity[row]) * columns.boundingRadius[row]
    return speed >= PhysicsTuning.restSpeed
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
      let indexA = columns.solverIndex(of: Int(record.pointee.rowA))
      let indexB = columns.solverIndex(of: Int(record.pointee.rowB))
      if indexA > 0, indexB > 0 { solverBodies.unite(indexA, indexB) }
    }
    jointRest.uniteJoined()
  }
}
