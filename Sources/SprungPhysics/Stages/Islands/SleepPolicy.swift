// SPDX-License-Identifier: MIT

import SprungGeometry

/// Puts islands to sleep. Bodies with contacts or joints sleep and wake together: an island falls asleep when all of
/// its bodies have been still for half a second.
///
/// # The idea
/// A sleeping body costs nothing, and most interfaces are at rest most of the time. A slow body is not necessarily at
/// rest, and a resting body is not always slow: the soft pushes in a pile make it tremble invisibly. A body in the
/// solver therefore counts as still while it stays within a small distance of one position, at any speed. The distance
/// includes rotation at the bounding radius. Joints require a much smaller distance, because a swinging body is slow
/// for a long time at its turning point.
///
/// A large pile creeps for minutes at a tenth of a point per second, and at any time, some body in it exceeds the
/// distance within which bodies count as still. A body that exceeds the distance after at least half a second has
/// therefore only crept, and continues to count as still at its new position. A body that exceeds the distance sooner
/// is moving.
///
/// An ellipse that rocks alone also swings, but its smallest oscillations must end. Such an ellipse counts as still
/// even if it rocks by a point to each side. While the ellipse is fast, its still time advances at a quarter of the
/// normal rate. It must therefore stay within that distance for two seconds, which is longer than it stays slow at any
/// turning point.
///
/// A sleeping body must not be pushed by an awake one, so an island sleeps as a whole or not at all.
///
/// Source: islands by union-find, as in Box2D. Invariant: the rows of a sleeping island form a ring, so that waking any
/// of them wakes all.
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

  /// Puts islands to sleep if all of their bodies have been still for half a second. Called at the end of a collision
  /// interval.
  func restIslands() {
    guard settings.mayRest, !joints.isStale, solverBodies.count > 1, countStillness() else { return }
    uniteIslands()
    let solverBodies = solverBodies
    // An island is awake if any of its bodies is awake.
    for solverIndex in 1..<solverBodies.count where !isRested(Int(solverBodies.rows[solverIndex])) {
      solverBodies.isAwakeIsland[solverBodies.root(solverIndex)] = true
    }
    jointRest.noteRestForces()
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      let root = solverBodies.root(solverIndex)
      assert(root > 0, "the immovable world is no part of an island")
      guard !solverBodies.isAwakeIsland[root], columns.flags[row].contains(.awake) else { continue }
      // Link the rows into a ring, so that waking any of them wakes all.
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

  /// Returns whether a body has been still for the rest duration.
  private func isRested(_ row: Int) -> Bool {
    Double(columns.stillSteps[row]) * PhysicsUnits.stepDuration >= PhysicsTuning.restDuration
  }

  /// Counts the still steps of each solver body, and returns whether any can fall asleep.
  private func countStillness() -> Bool {
    let columns = columns
    let solverBodies = solverBodies
    var isAny = false
    let interval = Int32(PhysicsTuning.collisionIntervalSteps)
    // The initial still count of a body that crept to a new position. This count exceeds the rest duration.
    let crept = PhysicsLimits.longestStillness
    let longest = 2 * crept - 1 - interval
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      // A body that stays at one position for half a second counts as still at any speed, because gravity moves a
      // wedged body in every step, so that it trembles. A swinging body is slow for a while at its turning point, so a
      // joined body must stay within a smaller distance.
      let distance =
        abs(columns.x[row] - columns.stillX[row]) + abs(columns.y[row] - columns.stillY[row])
        + abs(columns.angle[row] - columns.stillAngle[row]) * columns.boundingRadius[row]
      // A compound of welded bodies does not swing.
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

  /// Returns whether a body is an ellipse that touches no other body.
  private func isLoneEllipse(_ row: Int, _ solverIndex: Int) -> Bool {
    columns.shapeKind[row] == .ellipse && solverBodies.isAlone[solverIndex]
      && columns.flags[row].isDisjoint(with: .joined)
  }

  /// Returns whether a body is an ellipse that touches no other body and is not slow.
  private func rocks(_ row: Int, _ solverIndex: Int) -> Bool {
    guard isLoneEllipse(row, solverIndex) else { return false }
    let speed =
      abs(columns.velocityX[row]) + abs(columns.velocityY[row])
      + abs(columns.angularVelocity[row]) * columns.boundingRadius[row]
    return speed >= PhysicsTuning.restSpeed
  }

  /// Merges the islands of bodies that push each other or are joined (union-find with path halving).
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
