// SPDX-License-Identifier: MIT

import SprungGeometry

/// Wakes bodies, puts them to sleep and maintains the list of awake bodies.
///
/// A world in which all bodies sleep costs one comparison per step. Everything that can move a body must therefore wake
/// it, and nothing else may do so. When a body leaves the list, the last body takes its position. The order of the list
/// thus depends only on the sequence of calls and is the same on every machine.
///
/// Invariant: the first `activeCount` entries of `active` contain each awake body once. These entries contain an
/// anchored body only during a kinematic move. After any change to a body that has contacts or joints, the next step
/// searches for contacts and joints again.
final class ActiveList {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let registry: FieldRegistry
  private let moves: KinematicMoves
  private let contacts: ContactPool
  private let solverBodies: SolverBodies
  private let joints: JointStore

  init(
    bodies: BodyStore, registry: FieldRegistry, moves: KinematicMoves, contacts: ContactPool,
    solverBodies: SolverBodies, joints: JointStore
  ) {
    columns = bodies.columns
    self.bodies = bodies
    self.registry = registry
    self.moves = moves
    self.contacts = contacts
    self.solverBodies = solverBodies
    self.joints = joints
  }

  /// Adds a body to the active list and marks its coefficients for recomputation before its next step. Pass
  /// `.disturbed` if only position or velocity changed, which leaves the coefficients valid.
  func wake(_ row: Int, because change: BodyFlags = .stale) {
    columns.flags[row].insert(change)
    // Without this reset, a pile that is about to fall asleep would ignore a gentle push.
    columns.stillSteps[row] = 0
    columns.unindexed[row >> 6] |= 1 << UInt64(row & 63)
    noteChange(row)
    guard !columns.flags[row].contains(.awake), !columns.flags[row].contains(.anchored) else { return }
    if columns.islandNext[row] >= 0 { return wakeIsland(row) }
    activate(row)
  }

  /// Adds a body to the active list.
  func activate(_ row: Int) {
    columns.flags[row].insert(.awake)
    noteFieldRow(row)
    columns.activePosition[row] = Int32(bodies.activeCount)
    columns.active[bodies.activeCount] = Int32(row)
    bodies.activeCount += 1
  }

  /// Invalidates the list of awake field members if the body is a member. Call this method whenever a body wakes or
  /// falls asleep.
  @inline(__always)
  func noteFieldRow(_ row: Int) {
    if columns.flags[row].contains(.fielded) { registry.store?.areRowsStale = true }
  }

  /// Stops a body and removes it from the active list.
  func sleep(_ row: Int) {
    columns.velocityX[row] = 0
    columns.velocityY[row] = 0
    columns.angularVelocity[row] = 0
    columns.flags[row].remove(.rotating)
    removeFromActive(row)
  }

  /// Removes a body from the active list. The last body takes its position.
  func removeFromActive(_ row: Int) {
    guard columns.flags[row].contains(.awake) else { return }
    columns.flags[row].remove(.awake)
    if columns.flags[row].contains(.kinematic) { moves.removeKinematicMove(row) }
    noteChange(row)
    noteFieldRow(row)
    let position = Int(columns.activePosition[row])
    assert(position < bodies.activeCount && columns.active[position] == Int32(row), "an awake body is not in the list")
    bodies.activeCount -= 1
    let last = columns.active[bodies.activeCount]
    columns.active[position] = last
    columns.activePosition[Int(last)] = Int32(position)
    columns.activePosition[row] = -1
  }

  /// Invalidates contacts and joints, so that the next step searches for them again.
  func noteChange(_ row: Int) {
    let flags = columns.flags[row]
    guard !flags.isDisjoint(with: [.inSolver, .joined, .collidable, .shaped]) else { return }
    solverBodies.isStale = true
    if flags.contains(.joined) { joints.isStale = true }
    if flags.contains(.collidable), !flags.contains(.awake) {
      columns.flags[row].insert(.unpaired)
      bodies.hasUnpairedStill = true
    }
  }

  /// Wakes all bodies of a sleeping island.
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

  /// Removes a body from its sleeping island without waking the other bodies.
  func leaveIsland(_ row: Int) {
    guard columns.islandNext[row] >= 0 else { return }
    var before = row
    while Int(columns.islandNext[before]) != row { before = Int(columns.islandNext[before]) }
    columns.islandNext[before] = columns.islandNext[row]
    columns.islandNext[row] = -1
  }

  /// Ends the kinematic move of a body and stops the body at its current position.
  func endKinematicMove(_ row: Int) {
    if columns.flags[row].contains(.kinematic) { sleep(row) }
  }

  /// Wakes the bodies that touch an anchored body before it is moved.
  func wakeTouching(_ row: Int) {
    guard columns.flags[row].contains(.anchored) else { return }
    var current = columns.firstContact[row]
    while current >= 0 {
      let contact = contacts.records[Int(current)]
      if contact.flags.contains(.touching) { wake(Int(contact.rowA) == row ? Int(contact.rowB) : Int(contact.rowA)) }
      current = contacts.next(of: current, row)
    }
  }
}
