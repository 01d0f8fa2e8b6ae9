// SPDX-License-Identifier: MIT

/// Creates the stages of a world's steps from the stores and lower stages that each stage needs, and retains the stages
/// that the world uses between steps. No other object receives the whole context.
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
    let columns = context.columns
    let bodies = context.bodies
    let springs = context.springs
    let propagators = context.propagators
    let boundaries = context.boundaries
    let joints = context.joints
    let equations = context.equations
    let collisionGrid = context.collisionGrid
    let contacts = context.contacts
    let groups = context.groups
    let solverBodies = context.solverBodies
    let registry = context.registry
    let moves = context.moves
    let clock = context.clock
    let settings = context.settings

    let activeList = ActiveList(
      bodies: bodies, registry: registry, moves: moves, contacts: contacts, solverBodies: solverBodies, joints: joints)
    let properties = BodyProperties(columns: columns, bodies: bodies, solverBodies: solverBodies)
    let coloring = GraphColoring(columns: columns, contacts: contacts)
    let graph = ContactGraph(columns: columns, contacts: contacts, solverBodies: solverBodies, coloring: coloring)
    let reporter = ContactReporter(
      bodies: bodies, clock: clock, boundaries: boundaries, contacts: contacts, groups: groups,
      solverBodies: solverBodies)
    let remover = ContactRemover(
      columns: columns, contacts: contacts, activeList: activeList, graph: graph, reporter: reporter)
    let pairFinder = PairFinder(
      bodies: bodies, settings: settings, boundaries: boundaries, collisionGrid: collisionGrid,
      solverBodies: solverBodies, joints: joints, graph: graph, remover: remover)

    // Free bodies.
    let quarantine = Quarantine(columns: columns, bodies: bodies, activeList: activeList)
    let boundaryGaps = BoundaryGaps(columns: columns, boundaries: boundaries)
    let settling = Settling(
      columns: columns, clock: clock, settings: settings, registry: registry, activeList: activeList,
      quarantine: quarantine)
    let coefficients = MotionCoefficients(
      columns: columns, settings: settings, springs: springs, propagators: propagators, boundaries: boundaries,
      registry: registry, settling: settling)
    let freeMotion = FreeMotion(columns: columns, clock: clock, settling: settling)
    let near = BoundaryNeighborhood(
      columns: columns, boundaries: boundaries, reporter: reporter, boundaryGaps: boundaryGaps)
    let timeOfImpact = TimeOfImpact(columns: columns, propagators: propagators, boundaryGaps: boundaryGaps, near: near)
    let boundaryImpacts = BoundaryImpacts(columns: columns, near: near)
    let sliding = Sliding(columns: columns, near: near, timeOfImpact: timeOfImpact)
    let pivoting = Pivoting(columns: columns, boundaries: boundaries, near: near, timeOfImpact: timeOfImpact)
    let crossedSegments = CrossedSegments(columns: columns, boundaries: boundaries, near: near)
    let resting = Resting(
      columns: columns, settings: settings, boundaries: boundaries, registry: registry, activeList: activeList,
      reporter: reporter, boundaryGaps: boundaryGaps, settling: settling, near: near)
    let nearBoundaryStep = NearBoundaryStep(
      columns: columns, boundaryGaps: boundaryGaps, coefficients: coefficients, near: near, timeOfImpact: timeOfImpact,
      boundaryImpacts: boundaryImpacts, sliding: sliding, pivoting: pivoting, crossedSegments: crossedSegments,
      resting: resting)
    let boundedMotion = BoundedMotion(
      columns: columns, clock: clock, boundaries: boundaries, settling: settling, freeMotion: freeMotion,
      nearBoundaryStep: nearBoundaryStep)
    let freeIntegrator = FreeIntegrator(
      columns: columns, bodies: bodies, clock: clock, coefficients: coefficients, freeMotion: freeMotion,
      boundedMotion: boundedMotion)

    // Fields.
    let composer = FieldComposer(
      columns: columns, clock: clock, propagators: propagators, solverBodies: solverBodies, settling: settling)
    let fieldEvaluator = FieldEvaluator(
      columns: columns, bodies: bodies, clock: clock, registry: registry, coefficients: coefficients,
      composer: composer)
    let fieldIntegrator = FieldIntegrator(
      columns: columns, settings: settings, registry: registry, activeList: activeList, quarantine: quarantine,
      freeMotion: freeMotion, boundedMotion: boundedMotion)

    // Locked axes and kinematic moves.
    let axisLock = AxisLock(columns: columns, bodies: bodies, settings: settings, solverBodies: solverBodies)
    let kinematicMotion = KinematicMotion(
      columns: columns, moves: moves, solverBodies: solverBodies, activeList: activeList)

    // Contacts.
    let manifoldStage = ManifoldStage(
      columns: columns, contacts: contacts, collisionGrid: collisionGrid, activeList: activeList, graph: graph,
      reporter: reporter)
    let boundaryManifolds = BoundaryManifolds(
      columns: columns, boundaries: boundaries, contacts: contacts, collisionGrid: collisionGrid, graph: graph)
    let unforeseenContacts = UnforeseenContacts(
      columns: columns, contacts: contacts, collisionGrid: collisionGrid, solverBodies: solverBodies,
      boundaryManifolds: boundaryManifolds)
    let massScaling = MassScaling(columns: columns, contacts: contacts, solverBodies: solverBodies)
    let contactPreparation = ContactPreparation(
      columns: columns, contacts: contacts, groups: groups, solverBodies: solverBodies, coloring: coloring)
    let contactReuse = ContactReuse(
      bodies: bodies, groups: groups, solverBodies: solverBodies, equations: equations)
    let contactSolver = ContactSolver(contacts: contacts, groups: groups, solverBodies: solverBodies)
    let contactRefresh = ContactRefresh(
      columns: columns, contacts: contacts, groups: groups, solverBodies: solverBodies, equations: equations,
      pairFinder: pairFinder, manifoldStage: manifoldStage, boundaryManifolds: boundaryManifolds, coloring: coloring,
      contactPreparation: contactPreparation, contactSolver: contactSolver, reporter: reporter)
    let impactSolver = ImpactSolver(columns: columns, contacts: contacts, groups: groups, solverBodies: solverBodies)
    let roundContacts = RoundContacts(
      columns: columns, boundaries: boundaries, contacts: contacts, groups: groups, solverBodies: solverBodies)
    let contactDepths = ContactDepths(columns: columns, groups: groups, solverBodies: solverBodies)
    let compounds = Compounds(columns: columns, solverBodies: solverBodies, equations: equations)
    let energyLimit = EnergyLimit(
      columns: columns, solverBodies: solverBodies, contactDepths: contactDepths, compounds: compounds)
    let containment = Containment(
      columns: columns, boundaries: boundaries, contacts: contacts, groups: groups, solverBodies: solverBodies)

    // Joints.
    let factorization = JointFactorization(equations: equations)
    let jointImpulses = JointImpulses(solverBodies: solverBodies, equations: equations, factorization: factorization)
    let solutionLimit = SolutionLimit(columns: columns, equations: equations, factorization: factorization)
    let assembly = JointAssembly(columns: columns, equations: equations)
    let allowedErrors = AllowedErrors(equations: equations)
    let measurement = JointMeasurement(
      columns: columns, solverBodies: solverBodies, equations: equations, jointImpulses: jointImpulses)
    let driftSolver = JointDriftSolver(
      solverBodies: solverBodies, equations: equations, factorization: factorization, jointImpulses: jointImpulses,
      solutionLimit: solutionLimit, measurement: measurement)
    let projection = JointProjection(
      columns: columns, solverBodies: solverBodies, equations: equations, factorization: factorization,
      solutionLimit: solutionLimit, assembly: assembly, allowedErrors: allowedErrors)
    let chainFolds = ChainFolds(
      columns: columns, equations: equations, solutionLimit: solutionLimit, assembly: assembly,
      allowedErrors: allowedErrors)
    let chainPasses = ChainPasses(columns: columns, solverBodies: solverBodies, equations: equations)
    let loneRods = LoneRods(
      columns: columns, solverBodies: solverBodies, equations: equations, chainPasses: chainPasses)
    let chainSolver = ChainSolver(
      equations: equations, projection: projection, chainFolds: chainFolds, chainPasses: chainPasses,
      loneRods: loneRods)
    let jointSolver = JointSolver(
      equations: equations, factorization: factorization, jointImpulses: jointImpulses, solutionLimit: solutionLimit,
      assembly: assembly, allowedErrors: allowedErrors, measurement: measurement, driftSolver: driftSolver,
      projection: projection, chainSolver: chainSolver)
    let jointForces = JointForces(solverBodies: solverBodies, equations: equations, chainFolds: chainFolds)
    let jointSprings = JointSprings(
      columns: columns, clock: clock, propagators: propagators, solverBodies: solverBodies, joints: joints,
      equations: equations, jointImpulses: jointImpulses)
    let jointStructure = JointStructure(
      columns: columns, groups: groups, solverBodies: solverBodies, joints: joints, equations: equations)
    let jointPreparation = JointPreparation(
      columns: columns, bodies: bodies, solverBodies: solverBodies, joints: joints, equations: equations,
      activeList: activeList, factorization: factorization, assembly: assembly, allowedErrors: allowedErrors,
      chainFolds: chainFolds, chainSolver: chainSolver, jointStructure: jointStructure)

    // Islands and the solver step.
    let jointRest = JointRest(
      solverBodies: solverBodies, joints: joints, equations: equations, jointForces: jointForces)
    let sleepPolicy = SleepPolicy(
      columns: columns, settings: settings, contacts: contacts, groups: groups, solverBodies: solverBodies,
      joints: joints, activeList: activeList, jointRest: jointRest)
    let islandBuilder = IslandBuilder(
      bodies: bodies, clock: clock, propagators: propagators, boundaries: boundaries, joints: joints,
      solverBodies: solverBodies, reporter: reporter, pairFinder: pairFinder, coefficients: coefficients,
      manifoldStage: manifoldStage, boundaryManifolds: boundaryManifolds, massScaling: massScaling,
      contactPreparation: contactPreparation, contactReuse: contactReuse, contactRefresh: contactRefresh,
      contactSolver: contactSolver, jointPreparation: jointPreparation, sleepPolicy: sleepPolicy)
    let writeback = SolverWriteback(
      columns: columns, clock: clock, solverBodies: solverBodies, unforeseenContacts: unforeseenContacts)
    let solverQuarantine = SolverQuarantine(
      columns: columns, contacts: contacts, groups: groups, solverBodies: solverBodies, joints: joints,
      activeList: activeList, quarantine: quarantine, islandBuilder: islandBuilder, writeback: writeback)
    let solverStep = SolverStep(
      columns: columns, propagators: propagators, groups: groups, solverBodies: solverBodies, joints: joints,
      equations: equations, contactSolver: contactSolver, impactSolver: impactSolver, roundContacts: roundContacts,
      energyLimit: energyLimit, containment: containment, jointSolver: jointSolver, jointSprings: jointSprings,
      writeback: writeback, solverQuarantine: solverQuarantine)
    let pipeline = StepPipeline(
      bodies: bodies, clock: clock, settings: settings, registry: registry, moves: moves, solverBodies: solverBodies,
      reporter: reporter, quarantine: quarantine, freeIntegrator: freeIntegrator, fieldEvaluator: fieldEvaluator,
      fieldIntegrator: fieldIntegrator, axisLock: axisLock, kinematicMotion: kinematicMotion,
      islandBuilder: islandBuilder, solverStep: solverStep)

    // Stages that the world calls between steps.
    let queries = BodyQueries(columns: columns, bodies: bodies)
    let departure = Departure(columns: columns, boundaries: boundaries, contacts: contacts, joints: joints)
    let validator = WorldValidator(
      bodies: BodyValidator(bodies: bodies, moves: moves, clock: clock),
      lists: ListValidator(
        bodies: bodies, springs: springs, boundaries: boundaries, joints: joints, registry: registry),
      contacts: ContactValidator(
        bodies: bodies, boundaries: boundaries, contacts: contacts, collisionGrid: collisionGrid),
      solver: SolverValidator(
        bodies: bodies, contacts: contacts, groups: groups, solverBodies: solverBodies, joints: joints,
        equations: equations))

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
