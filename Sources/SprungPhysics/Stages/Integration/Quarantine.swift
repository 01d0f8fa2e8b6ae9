// SPDX-License-Identifier: MIT

import SprungGeometry

/// Keeps every state of a world finite and within the farthest coordinate: a body that exceeds it returns to its last
/// valid state, is stopped and reported once; the others continue.
///
/// Where the solver or fields add up impulses and pulls, every step is validated before it is visible. Bodies that move
/// alone follow a linear map with bounded coefficients, which makes no NaN from finite numbers; they can only exceed
/// the coordinates, and slowly at that, so they are validated every `PhysicsBounds.validationSteps` steps. Input is
/// validated at the entry, so this should never find anything; it exists because a sum of many reasonable pushes need
/// not be reasonable, and because one NaN would otherwise be in all bodies that touch one another within a second.
///
/// Invariant: a position that is read after a step is a number.
final class Quarantine {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let activeList: ActiveList

  init(columns: BodyColumns, bodies: BodyStore, activeList: ActiveList) {
    self.columns = columns
    self.bodies = bodies
    self.activeList = activeList
  }

  /// Stops a body that moves alone, if its state is not reasonable, where it was or, if that is no better, where it was
  /// at the last validation.
  func quarantineIfNeeded(_ row: Int, before: BodyState) {
    guard !columns.isReasonable(row) else { return }
    reportUnreasonable(row)
    let limit = PhysicsLimits.farthestCoordinate
    if abs(before.x) <= limit, abs(before.y) <= limit, abs(before.angle) <= limit {
      putBack(row, x: before.x, y: before.y, angle: before.angle)
    } else {
      putBack(row, x: columns.goodX[row], y: columns.goodY[row], angle: columns.goodAngle[row])
    }
    activeList.sleep(row)
  }

  /// Validates the state of every awake body, and stores the valid positions.
  func validateAwakeBodies() {
    let columns = columns
    var position = 0
    while position < bodies.activeCount {
      let row = Int(columns.active[position])
      if columns.isReasonable(row) {
        columns.storeGoodPose(row)
        position += 1
      } else {
        // Another one takes its position.
        stopWhereGood(row)
      }
    }
  }

  /// Stops a body that is in no reasonable state where the last validation found it in order.
  func stopWhereGood(_ row: Int) {
    reportUnreasonable(row)
    putBack(row, x: columns.goodX[row], y: columns.goodY[row], angle: columns.goodAngle[row])
    activeList.sleep(row)
  }

  /// Moves a body back to a valid position, at rest.
  func putBack(_ row: Int, x: Double, y: Double, angle: Double) {
    columns.x[row] = x
    columns.y[row] = y
    columns.angle[row] = angle
    columns.velocityX[row] = 0
    columns.velocityY[row] = 0
    columns.angularVelocity[row] = 0
    columns.stillSteps[row] = 0
    columns.flags[row].insert([.stale, .disturbed])
    columns.markMoved(row)
  }

  /// Reports each body once.
  func reportUnreasonable(_ row: Int) {
    guard !columns.flags[row].contains(.quarantined) else { return }
    columns.flags[row].insert(.quarantined)
    Diagnostics.report(
      "unreasonableState",
      "Body \(row) (generation \(bodies.rows.generation(of: row))) reached an invalid state: position \(columns.x[row]), \(columns.y[row]), "
        + "angle \(columns.angle[row]), velocity \(columns.velocityX[row]), \(columns.velocityY[row]), "
        + "\(columns.angularVelocity[row]) rad/s. All must be finite, and position and angle at most "
        + "\(PhysicsLimits.farthestCoordinate). It was stopped at its last valid position. Reduce the forces and spring stiffness acting on it."
    )
  }
}
