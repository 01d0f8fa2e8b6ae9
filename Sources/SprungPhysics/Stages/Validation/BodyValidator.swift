// SPDX-License-Identifier: MIT

import SprungGeometry

/// Validates the rows, flags and counts of bodies, and the lists of awake bodies, of moved bodies and of bodies that
/// sleep together.
final class BodyValidator {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let moves: KinematicMoves
  private let clock: StepClock

  init(bodies: BodyStore, moves: KinematicMoves, clock: StepClock) {
    columns = bodies.columns
    self.bodies = bodies
    self.moves = moves
    self.clock = clock
  }

  /// Validates the invariants between bodies.
  func validate() -> Bool {
    bodies.rows.validate("Bodies") && validateBodies() && bodies.validateMaterials() && validateMoves()
      && validateActiveList() && validateSleepingIslands()
  }

  /// Validates that rows in use are alive, that free rows have no flags, and that the counts are correct. The solver
  /// can still mark the rows of removed bodies as released.
  private func validateBodies() -> Bool {
    var collidable = 0
    var shaped = 0
    for row in 0..<bodies.rowCount {
      let flags = columns.flags[row]
      guard
        Validation.holds(
          bodies.rows.isUsed(row) ? flags.contains(.alive) : flags.subtracting(.released).isEmpty, "Bodies", row,
          "its flags are \(flags.rawValue), but it is \(bodies.rows.isUsed(row) ? "in use" : "free")"),
        Validation.holds(
          !flags.contains(.alive) || (columns.shapeKind[row] == .polygon) == (columns.outline[row] != nil), "Bodies",
          row,
          "a polygon has an outline and no other shape has one"),
        Validation.holds(
          columns.halfWidth[row] >= 0 && columns.halfHeight[row] >= 0 && columns.inverseMass[row] >= 0, "Bodies", row,
          "half its size \(columns.halfWidth[row]), \(columns.halfHeight[row]) or its inverse mass is negative")
      else { return false }
      collidable += flags.contains(.collidable) ? 1 : 0
      shaped += flags.contains(.shaped) ? 1 : 0
    }
    return Validation.holds(
      collidable == bodies.collidableCount, "Bodies", 0,
      "\(collidable) are collidable, but \(bodies.collidableCount) were counted")
      && Validation.holds(
        shaped == bodies.shapedCount, "Bodies", 0, "\(shaped) are shaped, but \(bodies.shapedCount) were counted")
  }

  /// Validates that bodies marked as kinematic are anchored and awake, that each has a move, and that the clock is
  /// valid.
  private func validateMoves() -> Bool {
    var marked = 0
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.kinematic) {
      guard
        Validation.holds(
          columns.flags[row].isSuperset(of: [.alive, .anchored, .awake]), "Bodies", row,
          "it is marked as kinematic, but not anchored and awake")
      else { return false }
      marked += 1
    }
    return moves.validate(marked: marked)
      && Validation.holds(
        clock.stepCount >= 0 && clock.closedStep <= clock.stepCount, "Clock", 0,
        "the collision interval of step \(clock.closedStep) is closed at step \(clock.stepCount)")
  }

  /// Validates that the active list contains every awake body once.
  private func validateActiveList() -> Bool {
    var awake = 0
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.awake) { awake += 1 }
    guard
      Validation.holds(
        awake == bodies.activeCount, "Active list", 0, "\(awake) bodies are awake, but it has \(bodies.activeCount)")
    else { return false }
    for position in 0..<bodies.activeCount {
      let row = Int(columns.active[position])
      guard
        Validation.holds(
          row >= 0 && row < bodies.rowCount && columns.flags[row].contains(.awake), "Active list", position,
          "it names body \(row), which is not awake"),
        Validation.holds(
          columns.activePosition[row] == Int32(position), "Active list", position,
          "it names body \(row), which says that it is at \(columns.activePosition[row])")
      else { return false }
    }
    return true
  }

  /// Validates that bodies that fell asleep together form one ring, and that none of them is awake.
  private func validateSleepingIslands() -> Bool {
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.alive) && columns.islandNext[row] >= 0 {
      var current = row
      var length = 0
      repeat {
        let next = Int(columns.islandNext[current])
        guard
          Validation.holds(
            next >= 0 && next < bodies.rowCount && columns.flags[next].contains(.alive), "Sleeping islands", current,
            "the next one is \(next), where there is no body"),
          Validation.holds(!columns.flags[next].contains(.awake), "Sleeping islands", next, "it is awake"),
          Validation.holds(length < bodies.rowCount, "Sleeping islands", row, "its ring does not come back to it")
        else { return false }
        length += 1
        current = next
      } while current != row
    }
    return true
  }
}
