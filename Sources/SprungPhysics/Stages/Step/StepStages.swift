// SPDX-License-Identifier: MIT

/// Builds the stages of a world's steps, each from the stores and the stages below it that it needs, and holds those that the
/// world asks for between steps.
final class StepStages {
  let activeList: ActiveList
  let properties: BodyProperties
  let coloring: GraphColoring
  let reporter: ContactReporter
  let remover: ContactRemover
  let pairFinder: PairFinder
  let boundaryGaps: BoundaryGaps
  let settling: Settling
  let coefficients: MotionCoefficients
  let fieldEvaluator: FieldEvaluator
  let jointForces: JointForces
  let pipeline: StepPipeline
  let queries: BodyQueries
  let departure: Departure
  let validator: WorldValidator

  init(_ context: StepContext) {
    let activeList = ActiveList(context)
    let properties = BodyProperties(context)
    let coloring = GraphColoring(context)
    let graph = ContactGraph(context, coloring)
    let reporter = ContactReporter(context)
    let remover = ContactRemover(context, activeList, graph, reporter)
    let pairFinder = PairFinder(context, graph, remover)
    let quarantine = Quarantine(context, activeList)
    let boundaryGaps = BoundaryGaps(context)
    let settling = Settling(context, activeList, quarantine)
    let coefficients = MotionCoefficients(context, settling)
    let freeMotion = FreeMotion(context, settling)
    let near = BoundaryNeighborhood(context, reporter, boundaryGaps)
    let timeOfImpact = TimeOfImpact(context, boundaryGaps, near)
    let boundaryImpacts = BoundaryImpacts(context, near)
    let sliding = Sliding(context, near, timeOfImpact)
    let pivoting = Pivoting(context, near, timeOfImpact)
    let crossedSegments = CrossedSegments(context, near)
    let resting = Resting(context, activeList, reporter, boundaryGaps, settling, near)
    let nearBoundaryStep = NearBoundaryStep(
      context, boundaryGaps, coefficients, near, timeOfImpact, boundaryImpacts, sliding, pivoting, crossedSegments,
      resting)
    let boundedMotion = BoundedMotion(context, settling, freeMotion, nearBoundaryStep)
    let freeIntegrator = FreeIntegrator(context, coefficients, freeMotion, boundedMotion)
    let composer = FieldComposer(context, settling)
    let fieldEvaluator = FieldEvaluator(context, coefficients, composer)
    let fieldIntegrator = FieldIntegrator(context, activeList, quarantine, freeMotion, boundedMotion)
    let axisLock = AxisLock(context)
    let kinematicMotion = KinematicMotion(context, activeList)
    let manifoldStage = ManifoldStage(context, activeList, graph, reporter)
    let boundaryManifolds = BoundaryManifolds(context, graph)
    let massScaling = MassScaling(context)
    let contactPreparation = ContactPreparation(context, coloring)
    let contactSolver = ContactSolver(context)
    let impactSolver = ImpactSolver(context)
    let roundContacts = RoundContacts(context)
    let energyLimit = EnergyLimit(context)
    let containment = Containment(context)
    let factorization = JointFactorization(context)
    let jointImpulses = JointImpulses(context, factorization)
    let solutionLimit = SolutionLimit(context, factorization)
    let assembly = JointAssembly(context)
    let allowedErrors = AllowedErrors(context)
    let measurement = JointMeasurement(context, jointImpulses)
    let driftSolver = JointDriftSolver(context, factorization, jointImpulses, solutionLimit, measurement)
    let projection = JointProjection(context, factorization, solutionLimit, assembly, allowedErrors)
    let chainFolds = ChainFolds(context, solutionLimit, assembly, allowedErrors)
    let chainPasses = ChainPasses(context)
    let chainSolver = ChainSolver(context, projection, chainFolds, chainPasses)
    let jointSolver = JointSolver(
      context, factorization, jointImpulses, solutionLimit, assembly, allowedErrors, measurement, driftSolver,
      projection, chainSolver)
    let jointForces = JointForces(context, chainFolds)
    let jointSprings = JointSprings(context, jointImpulses)
    let jointStructure = JointStructure(context)
    let jointPreparation = JointPreparation(
      context, activeList, factorization, assembly, allowedErrors, chainFolds, chainSolver, jointStructure)
    let jointRest = JointRest(context, jointForces)
    let sleepPolicy = SleepPolicy(context, activeList, jointRest)
    let islandBuilder = IslandBuilder(
      context, reporter, pairFinder, coefficients, manifoldStage, boundaryManifolds, massScaling, contactPreparation,
      contactSolver, jointPreparation, sleepPolicy)
    let writeback = SolverWriteback(context)
    let solverQuarantine = SolverQuarantine(context, activeList, quarantine, islandBuilder, writeback)
    let solverStep = SolverStep(
      context, contactSolver, impactSolver, roundContacts, energyLimit, containment, jointSolver, jointSprings,
      writeback, solverQuarantine)
    let pipeline = StepPipeline(
      context, reporter, quarantine, freeIntegrator, fieldEvaluator, fieldIntegrator, axisLock, kinematicMotion,
      islandBuilder, solverStep)
    let queries = BodyQueries(context)
    let departure = Departure(context)
    let validator = WorldValidator(context)
    self.activeList = activeList
    self.properties = properties
    self.coloring = coloring
    self.reporter = reporter
    self.remover = remover
    self.pairFinder = pairFinder
    self.boundaryGaps = boundaryGaps
    self.settling = settling
    self.coefficients = coefficients
    self.fieldEvaluator = fieldEvaluator
    self.jointForces = jointForces
    self.pipeline = pipeline
    self.queries = queries
    self.departure = departure
    self.validator = validator
  }
}
