// SPDX-License-Identifier: MIT

/// The order of stages in a step, which does not depend on how steps are grouped:
///
/// 1. `IslandBuilder`, if a collision interval begins or anything was changed: closes the last interval, finds pairs
///    and manifolds, and gathers bodies with their contacts and joints. Islands that have been still fall asleep.
/// 2. `FreeIntegrator`: moves free bodies along their exact solution and, near boundaries, from impact to impact.
/// 3. `FieldEvaluator` and `FieldIntegrator`: evaluate fields and move the bodies on which they act.
/// 4. `SolverStep`: velocity half step, springs of joints, position impulses, drift, velocity half step, velocity
///    impulses, containment.
/// 5. `KinematicMotion` and `AxisLock`: advance anchored bodies in kinematic moves and revert motion along locked axes.
/// 6. The clock advances, a collision interval may end, and `Quarantine` periodically validates all awake bodies.
///
/// Invariant: a step depends only on the stores and on its number, so frames of any length produce bit-identical
/// results.
final class StepPipeline {
  private let bodies: BodyStore
  private let clock: StepClock
  private let settings: StepSettings
  private let registry: FieldRegistry
  private let moves: KinematicMoves
  private let solverBodies: SolverBodies
  private let reporter: ContactReporter
  private let quarantine: Quarantine
  private let freeIntegrator: FreeIntegrator
  private let fieldEvaluator: FieldEvaluator
  private let fieldIntegrator: FieldIntegrator
  private let axisLock: AxisLock
  private let kinematicMotion: KinematicMotion
  private let islandBuilder: IslandBuilder
  private let solverStep: SolverStep

  init(
    bodies: BodyStore, clock: StepClock, settings: StepSettings, registry: FieldRegistry, moves: KinematicMoves,
    solverBodies: SolverBodies, reporter: ContactReporter, quarantine: Quarantine, freeIntegrator: FreeIntegrator,
    fieldEvaluator: FieldEvaluator, fieldIntegrator: FieldIntegrator, axisLock: AxisLock,
    kinematicMotion: KinematicMotion, islandBuilder: IslandBuilder, solverStep: SolverStep
  ) {
    self.bodies = bodies
    self.clock = clock
    self.settings = settings
    self.registry = registry
    self.moves = moves
    self.solverBodies = solverBodies
    self.reporter = reporter
    self.quarantine = quarantine
    self.freeIntegrator = freeIntegrator
    self.fieldEvaluator = fieldEvaluator
    self.fieldIntegrator = fieldIntegrator
    self.axisLock = axisLock
    self.kinematicMotion = kinematicMotion
    self.islandBuilder = islandBuilder
    self.solverStep = solverStep
  }

  /// Advances by a number of steps. Several steps are combined while no event between them can involve more than one
  /// body.
  func advance(steps: Int) {
    let firstNewEvent = reporter.events.count
    var left = steps
    while left > 0, bodies.activeCount > 0 {
      var count = min(left, stepsLeft(of: PhysicsBounds.validationSteps))
      if islandBuilder.mayFormIslands || solverBodies.count > 1 {
        if solverBodies.isStale || !solverBodies.unforeseen.isEmpty
          || isFirstStep(of: PhysicsTuning.collisionIntervalSteps)
        {
          islandBuilder.buildIslands()
        }
        count = min(count, stepsLeft(of: PhysicsTuning.collisionIntervalSteps))
      }
      // Take single steps, because a step can invalidate the contacts.
      let isLocked = !settings.lockedAxes.isEmpty
      if solverBodies.count > 1 || registry.store != nil || !moves.list.isEmpty || isLocked { count = 1 }
      take(count, isLocked: isLocked)
      left -= count
    }
    if bodies.activeCount == 0 { clock.gridStep = 0 }
    // The step count is clamped to half of `Int64.max`, which leaves a reserve for later steps.
    if left > 0 { clock.stepCount += min(Int64(left), max(0, Int64.max / 2 - clock.stepCount)) }
    if reporter.events.count - firstNewEvent > 1 { reporter.sortContactEvents(from: firstNewEvent) }
  }

  /// Takes one step, or several steps if all bodies are free.
  private func take(_ count: Int, isLocked: Bool) {
    assert(count > 0, "a step that is none")
    if isLocked { axisLock.noteLocked() }
    integrateAlone(steps: count)
    let hasKinematicMoves = !moves.list.isEmpty
    if hasKinematicMoves { kinematicMotion.applyKinematicVelocities() }
    if solverBodies.count > 1 { solverStep.stepSolverBodies() }
    if hasKinematicMoves { kinematicMotion.advanceKinematicMoves() }
    if isLocked { axisLock.restoreLocked() }
    clock.stepCount += Int64(count)
    clock.gridStep += Int64(count)
    if solverBodies.count > 1, isFirstStep(of: PhysicsTuning.collisionIntervalSteps) {
      islandBuilder.closeCollisionInterval()
    }
    if isFirstStep(of: PhysicsBounds.validationSteps) { quarantine.validateAwakeBodies() }
  }

  /// Moves the bodies that are not in the solver. A body that falls asleep here had no contacts. Such a body must not
  /// trigger a search for contacts, because the search would happen earlier in short frames than in long ones.
  private func integrateAlone(steps: Int) {
    var wasStale = solverBodies.isStale
    freeIntegrator.integrateFree(steps: steps)
    solverBodies.isStale = wasStale
    guard registry.store != nil else { return }
    fieldEvaluator.evaluateFields()
    // The force closure of a custom field may have changed the world.
    wasStale = solverBodies.isStale
    fieldIntegrator.integrateFielded()
    solverBodies.isStale = wasStale
  }

  /// Returns whether the next step is the first one of a period. Periods are aligned to the same grid in all worlds.
  private func isFirstStep(of period: Int) -> Bool { clock.gridStep % Int64(period) == 0 }

  /// Returns the number of steps to the end of the period.
  private func stepsLeft(of period: Int) -> Int { period - Int(clock.gridStep % Int64(period)) }
}
