// SPDX-License-Identifier: MIT

import SprungGeometry

/// Axes along which bodies do not move.
///
/// In free integration a locked axis has no acceleration and its equilibrium is where the body is, so the exact
/// solution holds along the other one. What contacts and joints do along it is taken back after every step.
extension World {
  /// Axes along which no body moves by itself; turning and being placed stay possible. Default: none. Sprung addition.
  ///
  /// A change wakes every body. Velocities along a locked axis are lost. A joint that would need the axis gives way.
  public var lockedAxes: LockedAxes {
    get { locked }
    set {
      note(.setLockedAxes(newValue.rawValue))
      defer { validateAfterCall() }
      guard newValue != locked else { return }
      locked = newValue
      for row in 0..<rowCount where columns.flags[row].contains(.alive) { wake(row) }
    }
  }

  /// Takes from a body what would move it along a locked axis. Called when its coefficients are up to date.
  func holdStill(_ row: Int) {
    let columns = columns
    if locked.contains(.horizontal) {
      columns.velocityX[row] = 0
      columns.steadyX[row] = 0
      columns.accelerationX[row] = 0
      columns.equilibriumX[row] = columns.stiffness[row] > 0 ? columns.x[row] : 0
    }
    if locked.contains(.vertical) {
      columns.velocityY[row] = 0
      columns.steadyY[row] = 0
      columns.accelerationY[row] = 0
      columns.equilibriumY[row] = columns.stiffness[row] > 0 ? columns.y[row] : 0
    }
  }

  /// Notes where the awake bodies are before a step.
  func noteLocked() {
    lockedPositions.removeAll(keepingCapacity: true)
    for position in 0..<activeCount {
      let row = Int(columns.active[position])
      guard !columns.flags[row].contains(.kinematic) else { continue }
      lockedPositions.append(LockedPosition(row: row, x: columns.x[row], y: columns.y[row]))
    }
  }

  /// Takes back what the step did along locked axes.
  func restoreLocked() {
    let columns = columns
    for position in lockedPositions {
      let row = position.row
      let isInSolver = columns.flags[row].isSuperset(of: [.awake, .inSolver])
      if locked.contains(.horizontal) {
        columns.offsetX[row] += position.x - columns.x[row]
        columns.x[row] = position.x
        columns.velocityX[row] = 0
        if isInSolver { solverBodies.velocity[Int(columns.solverIndex[row])].x = 0 }
      }
      if locked.contains(.vertical) {
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
