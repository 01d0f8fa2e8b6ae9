// SPDX-License-Identifier: MIT

import SprungGeometry

/// Keeps the state of a world finite and within the coordinate limit. A body that exceeds the limit is reset to its
/// last valid state, stopped and reported once. The other bodies continue.
///
/// States from the solver and from fields, which sum impulses and forces, are validated in every step before they
/// become visible. Free bodies follow a linear map with bounded coefficients, which cannot produce NaN from finite
/// numbers. Free bodies can only exceed the coordinate limit, which takes many steps, so they are validated every
/// `PhysicsBounds.validationSteps` steps. Input is validated when it is set, so this stage should never find an invalid
/// state. The stage exists because the sum of many valid pushes can be invalid, and because a single NaN would spread
/// to all touching bodies within a second.
///
/// Invariant: a position that is read after a step is finite.
final class Quarantine {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let activeList: ActiveList

  init(columns: BodyColumns, bodies: BodyStore, activeList: ActiveList) {
    self.columns = columns
    self.bodies = bodies
    self.activeList = activeList
  }

  /// Stops a free body with an invalid state. The body is reset to its position before the step or, if that is invalid
  /// too, to its position at the last validation.
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

  /// Validates the state of every awake body and stores the valid poses.
  func validateAwakeBodies() {
    let columns = columns
    var position = 0
    while position < bodies.activeCount {
      let row = Int(columns.active[position])
      if columns.isReasonable(row) {
        columns.storeGoodPose(row)
        position += 1
      } else {
        // Stopping a body moves another one to its position in the list.
        stopWhereGood(row)
      }
    }
  }

  /// Resets a body with an invalid state to its pose at the last validation and stops it.
  func stopWhereGood(_ row: Int) {
    reportUnreasonable(row)
    putBack(row, x: columns.goodX[row], y: columns.goodY[row], angle: columns.goodAngle[row])
    activeList.sleep(row)
  }

  /// Moves a body to a valid pose and stops it.
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
      "Body \(row) (generation \(bodies.rows.generation(of: row))) reached an invalid state: position "
        + "\(columns.x[row]), \(columns.y[row]), angle \(columns.angle[row]), velocity \(columns.velocityX[row]), "
        + "\(columns.velocityY[row]), \(columns.angularVelocity[row]) rad/s. All must be finite, and position and "
        + "angle at most \(PhysicsLimits.farthestCoordinate). The body was stopped at its last valid position. Reduce "
        + "the forces and spring stiffness that act on it."
    )
  }
}
