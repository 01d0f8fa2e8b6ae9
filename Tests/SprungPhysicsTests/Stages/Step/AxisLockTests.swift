// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPhysics

/// Tests the axis lock stage in isolation, with stores that do not belong to a world.
@Suite struct AxisLockTests {
  let bodies = BodyStore()
  let settings = StepSettings()
  let solverBodies = SolverBodies()

  /// Adds an awake body at (10, 20) with a velocity. Returns its row.
  private func body(_ flags: BodyFlags = []) -> Int {
    let row = bodies.takeRow()
    let columns = bodies.columns
    columns.x[row] = 10
    columns.y[row] = 20
    columns.velocityX[row] = 3
    columns.velocityY[row] = 4
    columns.flags[row] = [.alive, .awake]
    columns.flags[row].insert(flags)
    columns.active[bodies.activeCount] = Int32(row)
    bodies.activeCount += 1
    return row
  }

  private func step(_ row: Int) {
    let lock = AxisLock(columns: bodies.columns, bodies: bodies, settings: settings, solverBodies: solverBodies)
    lock.noteLocked()
    bodies.columns.x[row] += 5
    bodies.columns.y[row] += 6
    lock.restoreLocked()
  }

  /// The locked axes, and the body's position and velocity after the step.
  static let cases: [(LockedAxes, Double, Double, Double, Double)] = [
    (.horizontal, 10, 26, 0, 4), (.vertical, 15, 20, 3, 0), ([.horizontal, .vertical], 10, 20, 0, 0),
  ]

  @Test("Only locked axes are restored", arguments: cases)
  func axes(locked: LockedAxes, x: Double, y: Double, velocityX: Double, velocityY: Double) {
    settings.lockedAxes = locked
    let row = body()
    step(row)
    let columns = bodies.columns
    #expect(columns.x[row] == x && columns.y[row] == y)
    #expect(columns.velocityX[row] == velocityX && columns.velocityY[row] == velocityY)
  }

  @Test("A body in the solver also loses its velocity there")
  func solver() {
    settings.lockedAxes = .horizontal
    let row = body(.inSolver)
    let index = solverBodies.append(row)
    bodies.columns.solverIndex[row] = Int32(index)
    solverBodies.velocity[index] = SIMD4(3, 4, 5, 0)
    step(row)
    #expect(solverBodies.velocity[index] == SIMD4(0, 4, 5, 0))
  }

  @Test("A kinematic move continues along a locked axis")
  func kinematicMove() {
    settings.lockedAxes = .horizontal
    let row = body(.kinematic)
    step(row)
    #expect(bodies.columns.x[row] == 15 && bodies.columns.velocityX[row] == 3)
  }
}
