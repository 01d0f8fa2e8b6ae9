// SPDX-License-Identifier: MIT

import SprungGeometry

/// Locks axes by removing the effects of contacts and joints along them after every step. A springy list moves only
/// along its axis, no matter what its items hit. The alternative, an infinite mass along the axis, would have to be
/// part of every solver. Restoring the previous positions is simple and exact. The lock absorbs the momentum along its
/// axis, as a wall would.
///
/// In free motion, the acceleration along a locked axis is zero and the equilibrium is the current position, so the
/// exact solution remains valid along the other axis, see `MotionCoefficients`.
final class AxisLock {
  /// The positions of the awake bodies before the step.
  @exclusivity(unchecked) private var positions: [LockedPosition] = []

  private let columns: BodyColumns
  private let bodies: BodyStore
  private let settings: StepSettings
  private let solverBodies: SolverBodies

  init(columns: BodyColumns, bodies: BodyStore, settings: StepSettings, solverBodies: SolverBodies) {
    self.columns = columns
    self.bodies = bodies
    self.settings = settings
    self.solverBodies = solverBodies
  }

  /// Stores the positions of the awake bodies before a step.
  func noteLocked() {
    positions.removeAll(keepingCapacity: true)
    for position in 0..<bodies.activeCount {
      let row = Int(columns.active[position])
      guard !columns.flags[row].contains(.kinematic) else { continue }
      positions.append(LockedPosition(row: row, x: columns.x[row], y: columns.y[row]))
    }
  }

  /// Reverts the motion of the step along locked axes.
  func restoreLocked() {
    let columns = columns
    for position in positions {
      let row = position.row
      let isInSolver = columns.flags[row].isSuperset(of: [.awake, .inSolver])
      if settings.lockedAxes.contains(.horizontal) {
        columns.offsetX[row] += position.x - columns.x[row]
        columns.x[row] = position.x
        columns.velocityX[row] = 0
        if isInSolver { solverBodies.velocity[Int(columns.solverIndex[row])].x = 0 }
      }
      if settings.lockedAxes.contains(.vertical) {
        columns.offsetY[row] += position.y - columns.y[row]
        columns.y[row] = position.y
        columns.velocityY[row] = 0
        if isInSolver { solverBodies.velocity[Int(columns.solverIndex[row])].y = 0 }
      }
    }
  }
}

/// The position of a body before a step, see `World.lockedAxes`.
struct LockedPosition {
  var row: Int
  var x: Double
  var y: Double
}
