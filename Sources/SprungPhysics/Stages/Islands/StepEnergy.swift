// SPDX-License-Identifier: MIT

import SprungGeometry

/// The kinetic energy of a solver body before and after a step, and the work along its path. All values are doubled.
/// For a single body, values are per unit of mass; for several bodies, they are totals.
struct StepEnergy {
  /// The kinetic energy before the step.
  private(set) var before = 0.0
  /// The kinetic energy after the step.
  private(set) var now = 0.0
  /// The work of gravity, pushes and springs along the path of the step.
  private(set) var work = 0.0

  /// Creates an energy of zero, to which the energies of bodies can be added.
  init() {}

  /// Measures a body whose velocity before the step is still in the columns.
  init(of solverIndex: Int, columns: BodyColumns, solverBodies: SolverBodies) {
    let row = Int(solverBodies.rows[solverIndex])
    let velocity = solverBodies.velocity[solverIndex]
    let inverse = solverBodies.inverse[solverIndex]
    let gyration = inverse.z > 0 ? inverse.x / inverse.z : 0
    before =
      columns.velocityX[row] * columns.velocityX[row] + columns.velocityY[row] * columns.velocityY[row]
      + gyration * columns.angularVelocity[row] * columns.angularVelocity[row]
    now = velocity.x * velocity.x + velocity.y * velocity.y + gyration * velocity.z * velocity.z
    let base = solverBodies.base[solverIndex]
    let start = solverBodies.startDeltaPosition[solverIndex]
    let endX = columns.x[row] - base.x
    let endY = columns.y[row] - base.y
    let stiffness = columns.stiffness[row]
    if stiffness > 0 {
      // The vector from the middle of the path to the equilibrium.
      let fromX = columns.equilibriumX[row] - base.x - (start.x + endX) / 2
      let fromY = columns.equilibriumY[row] - base.y - (start.y + endY) / 2
      work = 2 * stiffness * (fromX * (endX - start.x) + fromY * (endY - start.y))
    } else {
      work = 2 * (columns.accelerationX[row] * (endX - start.x) + columns.accelerationY[row] * (endY - start.y))
    }
  }

  /// The maximum kinetic energy after the step.
  var most: Double { before + work }

  /// The fraction of the path that is not covered by kinetic energy or work, from 0 to 1.
  var excess: Double { work < 0 ? min(1, max(0, most / work)) : 0 }

  /// Adds the energy of a body with the given mass.
  mutating func add(_ other: StepEnergy, mass: Double) {
    before += other.before * mass
    now += other.now * mass
    work += other.work * mass
  }
}
