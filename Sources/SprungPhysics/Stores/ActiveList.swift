// SPDX-License-Identifier: MIT

import SprungGeometry

/// Wakes bodies and puts them to sleep: keeps the list of those that are awake.
///
/// A world in which all sleep costs a comparison a step, so everything that can move a body must wake it, and nothing else may. A
/// body that leaves the list is replaced by the last of it, so the order of the list is that of waking and leaving, and the same
/// calls give the same order everywhere.
///
/// Invariant: `active` contains each awake body once, in the first `activeCount` entries, and an anchored body only
/// during a kinematic move. Any change of a body that others touch or hold makes the next step find contacts and joints
/// again.
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

  /// Adds a body to the active list and schedules the computation of its coefficients before its next step;
  /// `.disturbed` if only position or velocity changed, which leaves the coefficients valid.
  func wake(_ row: Int, because change: BodyFlags = .stale) {
    columns.flags[row].insert(change)
    // Or a pile that is about to fall asleep would swallow a gentle push.
    columns.stillSteps[row] = 0
    columns.unindexed[row >> 6] |= 1 << UInt64(row & 63)
    noteChange(row)
    guard !columns.flags[row].contains(.awake), !columns.flags[row].contains(.anchored) else { return }
    if columns.islandNext[row] >= 0 { return wakeIsland(row) }
    activate(row)
  }

  /// Puts a body into the active list.
  func activate(_ row: Int) {
    columns.flags[row].insert(.awake)
    noteFieldRow(row)
    columns.activePosition[row] = Int32(bodies.activeCount)
    columns.active[bodies.activeCount] = Int32(row)
    bodies.activeCount += 1
  }

  /// Schedules a new list of the awake members of fields if the row is one; to be called whenever a body wakes or falls
  /// asleep.
  @inline(__always)
  func noteFieldRow(_ row: Int) {
    if columns.flags[row].contains(.fielded) { registry.store?.areRowsStale = true }
  }

  /// Stops a body and takes it out of the active list.
  func sleep(_ row: Int) {
    columns.velocityX[row] = 0
    columns.velocityY[row] = 0
    columns.angularVelocity[row] = 0
    columns.flags[row].remove(.rotating)
    removeFromActive(row)
  }

  /// Takes a body out of the list; the last one takes its position.
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

  /// Makes the next step find contacts and joints again.
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

  /// Takes a body out of its sleeping island. The others sleep on.
  func leaveIsland(_ row: Int) {
    guard columns.islandNext[row] >= 0 else { return }
    var before = row
    while Int(columns.islandNext[before]) != row { before = Int(columns.islandNext[before]) }
    columns.islandNext[before] = columns.islandNext[row]
    columns.islandNext[row] = -1
  }

  /// Ends the kinematic move of a body: it stands still where it is.
  func endKinematicMove(_ row: Int) {
    if columns.flags[row].contains(.kinematic) { sleep(row) }
  }

  /// Wakes what touches an anchored body that is about to be somewhere else.
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
