// SPDX-License-Identifier: MIT

import SprungGeometry

/// No body gains energy from what cannot move.
///
/// Contacts are solved in few passes of Floats, with arms that hold for a while and a push that parts what overlaps, so each step has
/// an error. For most bodies these errors cancel or are lost in friction; for one that rocks or rolls alone they add up. A floor
/// does no work, so the energy of motion after a step is at most that before it and the work of gravity and springs along
/// the path. What exceeds that is taken from velocity and angular velocity alike, which leaves a body that rolls rolling.
///
/// An ellipse that rolls or rocks on one point without slip and without resistance loses nothing either: what the step lost is
/// given back. Otherwise a flat one, whose point runs along its side within a few hundredths of a second, would lose a third of
/// its energy in a second.
///
/// With resistance, exponentials alone would let it rock for half a minute, ever smaller. So a rolling resistance, as of every real
/// body on a real floor, takes a constant speed in each second (`PhysicsTuning.rollingResistance`).
///
/// Invariant: for bodies that touch nothing but boundaries, energy does not grow by a step.
final class EnergyLimit {
  private let columns: BodyColumns
  private let solverBodies: SolverBodies

  init(_ context: StepContext) {
    columns = context.columns
    solverBodies = context.solverBodies
  }

  /// Slows the bodies of the solver down that gained energy in this step. The columns still have the velocities before it.
  func limitEnergy() {
    for solverIndex in 1..<solverBodies.count where solverBodies.isAlone[solverIndex] {
      defer { solverBodies.rolling[solverIndex] = .no }
      let row = Int(solverBodies.rows[solverIndex])
      guard !columns.hasTorque(row) else { continue }
      let velocity = solverBodies.velocity[solverIndex]
      let inverse = solverBodies.inverse[solverIndex]
      // Twice the energy for a unit of mass.
      let gyration = inverse.z > 0 ? inverse.x / inverse.z : 0
      let before =
        columns.velocityX[row] * columns.velocityX[row] + columns.velocityY[row] * columns.velocityY[row]
        + gyration * columns.angularVelocity[row] * columns.angularVelocity[row]
      let now = velocity.x * velocity.x + velocity.y * velocity.y + gyration * velocity.z * velocity.z
      guard now > 0 else { continue }
      let most = before + 2 * work(row, solverIndex)
      if now > most { solverBodies.velocity[solverIndex] *= (max(0, most) / now).squareRoot() }
      guard solverBodies.rolling[solverIndex] == .kept else { continue }
      if columns.dampingRate[row] > 0 || columns.angularResistance[row] > 0 {
        let loss = PhysicsTuning.rollingResistance * PhysicsUnits.stepDuration
        solverBodies.velocity[solverIndex] *= max(0, 1 - loss / now.squareRoot())
      } else if most > now {
        solverBodies.velocity[solverIndex] *= min(PhysicsLimits.largestSpeedReturn, (most / now).squareRoot())
      }
    }
  }

  /// The work of gravity, pushes and springs along the path of the step, for a unit of mass.
  private func work(_ row: Int, _ solverIndex: Int) -> Double {
    let start = solverBodies.startDeltaPosition[solverIndex]
    let end = solverBodies.deltaPosition[solverIndex]
    let x = end.x - start.x
    let y = end.y - start.y
    let stiffness = columns.stiffness[row]
    guard stiffness > 0 else { return columns.accelerationX[row] * x + columns.accelerationY[row] * y }
    let base = solverBodies.base[solverIndex]
    // From the middle of the path to the equilibrium.
    let fromX = columns.equilibriumX[row] - base.x - (start.x + end.x) / 2
    let fromY = columns.equilibriumY[row] - base.y - (start.y + end.y) / 2
    return stiffness * (fromX * x + fromY * y)
  }
}
