// SPDX-License-Identifier: MIT

/// The order of a step, which every grouping of steps keeps:
///
/// 1. `IslandBuilder`, when a collision interval begins or something was changed: close the last interval, pair bodies, find
///    manifolds, gather what touches or is held, read contacts and joints; islands that have been still fall asleep.
/// 2. `FreeIntegrator`: what is alone moves by its exact solution, from impact to impact on boundaries.
/// 3. `FieldEvaluator` and `FieldIntegrator`: what fields do, and the motion of what they act on.
/// 4. `SolverStep`: velocity half step, springs of joints, impulses for the positions, drift, velocity half step, impulses for
///    the velocities, containment.
/// 5. `KinematicMotion` and `AxisLock`: anchored bodies go on with their moves, locked axes are put back.
/// 6. The clock, the end of a collision interval, and now and then `Quarantine` over all that is awake.
///
/// Invariant: what happens in a step depends on the stores and on the number of the step alone, so that frames of any length
/// give the same bits.
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

  /// Advances by steps, several at once while nothing can happen between them that more than one body takes part in.
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
      // One by one, since a step may find that contacts have to be looked for again.
      let isLocked = !settings.lockedAxes.isEmpty
      if solverBodies.count > 1 || registry.store != nil || !moves.list.isEmpty || isLocked { count = 1 }
      take(count, isLocked: isLocked)
      left -= count
    }
    if bodies.activeCount == 0 { clock.gridStep = 0 }
    // A request of the largest number of steps gets half of it, which leaves a reserve.
    if left > 0 { clock.stepCount += min(Int64(left), max(0, Int64.max / 2 - clock.stepCount)) }
    if reporter.events.count - firstNewEvent > 1 { reporter.sortContactEvents(from: firstNewEvent) }
  }

  /// Takes one step, or several of bodies that are alone.
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

  /// Moves what the solver does not. A body that falls asleep there touched nothing, and must not be noticed sooner in short
  /// frames than in long ones.
  private func integrateAlone(steps: Int) {
    var wasStale = solverBodies.isStale
    freeIntegrator.integrateFree(steps: steps)
    solverBodies.isStale = wasStale
    guard registry.store != nil else { return }
    fieldEvaluator.evaluateFields()
    // The force of a custom field may have changed something.
    wasStale = solverBodies.isStale
    fieldIntegrator.integrateFielded()
    solverBodies.isStale = wasStale
  }

  /// Whether the next step is the first one of a period; periods are on one grid for all worlds.
  private func isFirstStep(of period: Int) -> Bool { clock.gridStep % Int64(period) == 0 }

  /// Steps to the end of the period.
  private func stepsLeft(of period: Int) -> Int { period - Int(clock.gridStep % Int64(period)) }
}
