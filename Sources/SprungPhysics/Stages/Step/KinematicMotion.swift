// SPDX-License-Identifier: MIT

import SprungGeometry

/// Advances kinematic moves of anchored bodies and sets their velocities in the solver.
final class KinematicMotion {
  private let columns: BodyColumns
  private let moves: KinematicMoves
  private let solverBodies: SolverBodies
  private let activeList: ActiveList

  init(columns: BodyColumns, moves: KinematicMoves, solverBodies: SolverBodies, activeList: ActiveList) {
    self.columns = columns
    self.moves = moves
    self.solverBodies = solverBodies
    self.activeList = activeList
  }

  /// Sets the solver velocities of bodies in kinematic moves, overriding any changes made by the solver.
  func applyKinematicVelocities() {
    for move in moves.list {
      let row = Int(move.row)
      guard columns.flags[row].contains(.inSolver) else { continue }
      solverBodies.velocity[Int(columns.solverIndex[row])] = velocity(move)
    }
  }

  /// Advances bodies in kinematic moves by one step and stops those that have arrived.
  func advanceKinematicMoves() {
    let columns = columns
    var index = 0
    while index < moves.list.count {
      moves.list[index].taken += 1
      assert(moves.list[index].taken <= moves.list[index].steps, "a move that arrived goes on")
      let move = moves.list[index]
      let row = Int(move.row)
      columns.markMoved(row)
      guard move.taken < move.steps else {
        columns.x[row] = move.endX
        columns.y[row] = move.endY
        columns.angle[row] = move.endAngle
        columns.storeGoodPose(row)
        // This call removes the move from the list, and another move takes its index.
        activeList.endKinematicMove(row)
        continue
      }
      let part = Double(move.taken) / Double(move.steps)
      let velocity = velocity(move)
      columns.x[row] = move.startX + move.deltaX * part
      columns.y[row] = move.startY + move.deltaY * part
      columns.angle[row] = move.startAngle + move.rotation * part
      columns.velocityX[row] = velocity.x
      columns.velocityY[row] = velocity.y
      columns.angularVelocity[row] = velocity.z
      columns.stillSteps[row] = 0
      index += 1
    }
  }

  /// Returns the constant velocity of a move, in pt/s and rad/s.
  private func velocity(_ move: KinematicMove) -> SIMD4<Double> {
    let duration = Double(move.steps) * PhysicsUnits.stepDuration
    return SIMD4(move.deltaX / duration, move.deltaY / duration, move.rotation / duration, 0)
  }
}
