// SPDX-License-Identifier: MIT

import SprungGeometry

/// Axes along which bodies do not move: the effects of contacts and joints along them are removed after every step.
/// A springy list moves along its axis only, whatever its items push. Infinite mass along an axis would have to be part
/// of every solver; taking the motion back is simple, and exact, since positions are restored exactly. Momentum along
/// that axis is absorbed by the lock, as by a wall.
///
/// In free integration a locked axis has no acceleration and its equilibrium is where the body is, so the exact solution holds
/// along the other one, see `MotionCoefficients`.
final class AxisLock {
  /// Where the awake bodies were before the step.
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

  /// Notes where the awake bodies are before a step.
  func noteLocked() {
    positions.removeAll(keepingCapacity: true)
    for position in 0..<bodies.activeCount {
      let row = Int(columns.active[position])
      guard !columns.flags[row].contains(.kinematic) else { continue }
      positions.append(LockedPosition(row: row, x: columns.x[row], y: columns.y[row]))
    }
  }

  /// Takes back what the step did along locked axes.
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

/// Where a body was before a step, see `World.lockedAxes`.
struct LockedPosition {
  var row: Int
  var x: Double
  var y: Double
}
