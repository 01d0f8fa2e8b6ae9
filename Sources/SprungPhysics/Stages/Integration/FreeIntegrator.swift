// SPDX-License-Identifier: MIT

import SprungGeometry

/// Moves every awake body that is neither in the solver nor in fields along its exact solution.
///
/// # The idea
/// Most bodies in an interface have no contacts: they are attached to springs, fall or coast. The equation of motion of
/// such a body is linear with constant coefficients. The equation is x'' = -K (x - e) - C x' for a body on a spring and
/// x'' = a - C x' for all others. A step is therefore a linear map of position and velocity, which `Propagator`
/// computes once for all equal springs. The integrator applies this map to blocks of bodies in loops that the compiler
/// vectorizes. There is no integration error, so steps can be as long, and springs as stiff, as desired.
///
/// For a body on a spring, the offset from the equilibrium e is stored in addition to the position, and the map is
/// applied to the offset. Adding small changes to a large position in each step would lose precision.
///
/// # Consequences of exact trajectories
/// The envelope of the motion, A e^(-r t), is known, and so is the step at which the distance to the equilibrium
/// becomes invisible (`Settling`). Until that step, no checks are needed, so each settling body costs only one
/// comparison. For a body near boundaries, an upper bound on its speed is used to prove that it is clear of them
/// (`BoundedMotion`). The total energy never grows, so |v| never exceeds (v² + K d²)^½. Only bodies that cannot be
/// proved clear move from impact to impact, still on exact trajectories (`NearBoundaryStep`, `TimeOfImpact`).
///
/// # Sources
/// The exponential of a two-by-two matrix, as in any textbook on linear systems. Impacts use conservative advancement:
/// Mirtich, "Impulse-based Dynamic Simulation of Rigid Body Systems" (1996).
///
/// # Invariants
/// n steps at once produce the same bits as n single steps, so the grouping of steps into frames does not change a
/// trajectory. A block produces the same bits as its bodies would individually. `AnchorSpringTests` compare
/// trajectories with the closed-form solution at 24 to 240 Hz, `KinematicsTests` test falls, slides and exponential
/// stops, and `PhysicsSceneTests` run every scene with different frame lengths.
final class FreeIntegrator {
  let columns: BodyColumns
  let bodies: BodyStore
  let clock: StepClock
  let coefficients: MotionCoefficients
  let freeMotion: FreeMotion
  let boundedMotion: BoundedMotion

  init(
    columns: BodyColumns, bodies: BodyStore, clock: StepClock, coefficients: MotionCoefficients,
    freeMotion: FreeMotion, boundedMotion: BoundedMotion
  ) {
    self.columns = columns
    self.bodies = bodies
    self.clock = clock
    self.coefficients = coefficients
    self.freeMotion = freeMotion
    self.boundedMotion = boundedMotion
  }

  /// Moves every free awake body by `steps` fixed steps.
  ///
  /// The fast loops are for the common case: bodies that have no contacts, do not rotate and do not settle yet. Each
  /// step applies the same linear map to the offset from the equilibrium, so any grouping of steps produces the same
  /// bits.
  func integrateFree(steps: Int) {
    assert(steps > 0, "no steps move nothing")
    let columns = columns
    let active = columns.active.view
    let flags = columns.flags.view
    let settleStep = columns.settleStep.view
    let endStep = clock.stepCount + Int64(steps)
    var position = 0
    while position < bodies.activeCount {
      let row = Int(active[position])
      // This body is moved by a field or, like most bodies of a pile, by the solver.
      if !flags[row].isDisjoint(with: .movedElsewhere) {
        position += 1
        continue
      }
      if isBlock(at: position, endStep: endStep) {
        integrateBlock(row, steps: steps)
        position += FreeIntegrator.blockCount
        continue
      }
      guard flags[row].isDisjoint(with: .special), settleStep[row] > endStep else {
        advanceOne(row, steps: steps)
        // If the body fell asleep, the last body of the list has replaced it.
        if flags[row].contains(.awake) { position += 1 }
        continue
      }
      columns.integrate(row, steps: steps)
      columns.markMoved(row)
      position += 1
    }
  }

  /// Moves a body that is not part of a block.
  private func advanceOne(_ row: Int, steps: Int) {
    if !columns.flags[row].isDisjoint(with: [.stale, .disturbed]) { coefficients.prepare(row) }
    if columns.flags[row].contains(.bounded), !columns.flags[row].contains(.shaped) {
      boundedMotion.advanceBounded(row, steps: steps)
    } else {
      freeMotion.advanceFree(row, steps: steps)
    }
  }
}
