// SPDX-License-Identifier: MIT

import SprungGeometry

/// Moves every awake body that the solver and fields do not, by its exact solution.
///
/// # The idea
/// Most bodies of an interface touch nothing: they hang on springs, fall or coast. The equation of such a body is linear with
/// constant coefficients, x'' = -K (x - e) - C x' on a spring and x'' = a - C x' without one, so a step is one linear map of
/// position and velocity, which `Propagator` has computed once for all equal springs. The integrator applies it, in blocks of
/// bodies whose loops the compiler turns into vector instructions. There is no error to be kept small, so the step may be as
/// long as one likes, and a spring may be as stiff.
///
/// On a spring the offset from the equilibrium e is kept beside the position, and the map applies to it: adding the small to
/// the large in each step would lose digits.
///
/// # What follows from an exact path
/// The envelope of the motion is known, A e^(-r t), and with it the step at which the distance to the equilibrium
/// becomes invisible (`Settling`): nothing has to be checked in between, and thousands of settling bodies cost a
/// comparison each. A body that may meet a boundary is first proved clear of all of them by a bound of its speed
/// (`BoundedMotion`): kinetic plus potential energy never grows, so |v| never exceeds (v² + K d²)^½. Only bodies that
/// are not proved clear move from impact to impact, still on the exact path (`NearBoundaryStep`, `TimeOfImpact`).
///
/// # Sources
/// The exponential of a two by two matrix, as in any textbook of linear systems. For the impacts, conservative advancement:
/// Mirtich, "Impulse-based Dynamic Simulation of Rigid Body Systems" (1996).
///
/// # Invariants
/// n steps at once give the same bits as n times one step, so that no grouping of steps into frames changes a path; a block
/// gives the same bits as its bodies one by one. `AnchorSpringTests` compare with the closed solution at 24 to 240 Hz,
/// `KinematicsTests` falls, slides and exponential stops, `PhysicsSceneTests` every scene in other frames.
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

  /// Moves every awake body by `steps` fixed steps.
  ///
  /// The short loops are for the many: bodies that touch nothing, do not rotate and do not settle yet. Each step is the
  /// same linear map of the offset from the equilibrium, so any grouping of steps gives the same bits.
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
      // Most of a pile: what the solver or a field moves.
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
        // A body that fell asleep was replaced by the last of the list.
        if flags[row].contains(.awake) { position += 1 }
        continue
      }
      columns.integrate(row, steps: steps)
      columns.markMoved(row)
      position += 1
    }
  }

  /// Moves one body that is not part of a block.
  private func advanceOne(_ row: Int, steps: Int) {
    if !columns.flags[row].isDisjoint(with: [.stale, .disturbed]) { coefficients.prepare(row) }
    if columns.flags[row].contains(.bounded), !columns.flags[row].contains(.shaped) {
      boundedMotion.advanceBounded(row, steps: steps)
    } else {
      freeMotion.advanceFree(row, steps: steps)
    }
  }
}
