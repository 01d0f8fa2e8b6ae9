// SPDX-License-Identifier: MIT

import SprungGeometry

/// Determines which awake bodies the solver moves, gathers them with their contacts and joints, and closes collision
/// intervals.
///
/// # Sequence
/// Close the last interval: store its impulses, report its events, and put still islands to sleep. Mark joined bodies.
/// Update the pairs and find their manifolds, which can wake bodies that have joints. Gather all marked bodies with
/// their boundaries, in the order of the active list. Look up the exact motion over a substep, whose duration depends
/// on the number of bodies. Finally scale masses, color contacts and prepare joints.
///
/// Invariants: a body is in the solver if and only if it has a contact or joint that can push it. Bodies that leave the
/// solver continue from exactly the state that the solver computed.
final class IslandBuilder {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let clock: StepClock
  private let propagators: PropagatorCache
  private let boundaries: BoundaryStore
  private let joints: JointStore
  private let solverBodies: SolverBodies
  private let reporter: ContactReporter
  private let pairFinder: PairFinder
  private let coefficients: MotionCoefficients
  private let manifoldStage: ManifoldStage
  private let boundaryManifolds: BoundaryManifolds
  private let massScaling: MassScaling
  private let contactPreparation: ContactPreparation
  private let contactReuse: ContactReuse
  private let contactRefresh: ContactRefresh
  private let contactSolver: ContactSolver
  private let jointPreparation: JointPreparation
  private let sleepPolicy: SleepPolicy

  init(
    bodies: BodyStore, clock: StepClock, propagators: PropagatorCache, boundaries: BoundaryStore, joints: JointStore,
    solverBodies: SolverBodies, reporter: ContactReporter, pairFinder: PairFinder, coefficients: MotionCoefficients,
    manifoldStage: ManifoldStage, boundaryManifolds: BoundaryManifolds, massScaling: MassScaling,
    contactPreparation: ContactPreparation, contactReuse: ContactReuse, contactRefresh: ContactRefresh,
    contactSolver: ContactSolver, jointPreparation: JointPreparation, sleepPolicy: SleepPolicy
  ) {
    columns = bodies.columns
    self.bodies = bodies
    self.clock = clock
    self.propagators = propagators
    self.boundaries = boundaries
    self.joints = joints
    self.solverBodies = solverBodies
    self.reporter = reporter
    self.pairFinder = pairFinder
    self.coefficients = coefficients
    self.manifoldStage = manifoldStage
    self.boundaryManifolds = boundaryManifolds
    self.massScaling = massScaling
    self.contactPreparation = contactPreparation
    self.contactReuse = contactReuse
    self.contactRefresh = contactRefresh
    self.contactSolver = contactSolver
    self.jointPreparation = jointPreparation
    self.sleepPolicy = sleepPolicy
  }

  /// Whether any bodies can form islands through contacts or joints.
  var mayFormIslands: Bool {
    joints.pool.count > 0 || bodies.collidableCount > 0
      || (bodies.shapedCount > 0 && boundaries.memberships.rowCount > 0)
  }

  /// Determines which awake bodies the solver moves, and gathers them. All other awake bodies are integrated
  /// individually.
  ///
  /// Islands are built at multiples of `PhysicsTuning.collisionIntervalSteps` steps, and after every external change.
  /// They therefore do not depend on how steps are grouped into frames. A pile at rest keeps its contacts
  /// (`ContactReuse`), and if only a few bodies were deflected, only their contacts are recomputed (`ContactRefresh`).
  func buildIslands() {
    if !solverBodies.unforeseen.isEmpty {
      defer { solverBodies.unforeseen.removeAll(keepingCapacity: true) }
      let isWithinInterval = clock.gridStep % Int64(PhysicsTuning.collisionIntervalSteps) != 0
      if isWithinInterval, !solverBodies.isStale, !bodies.hasUnpairedStill, contactRefresh.refreshUnforeseen() {
        return
      }
      solverBodies.isStale = true
    }
    finishCollisionInterval()
    if !solverBodies.isStale, !bodies.hasUnpairedStill, solverBodies.count > 1, contactReuse.reuseContacts() { return }
    solverBodies.isStale = false
    for solverIndex in 1..<solverBodies.count {
      columns.flags[Int(solverBodies.rows[solverIndex])].remove(.inSolver)
      columns.flags[Int(solverBodies.rows[solverIndex])].insert(.released)
    }
    for position in 0..<bodies.activeCount {
      let row = Int(columns.active[position])
      if !columns.flags[row].isDisjoint(with: [.collidable, .joined, .shaped]) { coefficients.prepare(row) }
    }
    jointPreparation.markJoined()
    // The number of bodies with valid fat boxes. Bodies that wake later follow them in the list.
    var pairedCount = 0
    if bodies.collidableCount > 0 {
      pairFinder.updatePairs()
      let awakeCount = bodies.activeCount
      pairedCount = awakeCount
      manifoldStage.findManifolds()
      // Bodies that were woken by a contact can have joints.
      if bodies.activeCount > awakeCount { jointPreparation.markJoined() }
    }
    solverBodies.removeAll()
    var position = 0
    while position < bodies.activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.bounded), !columns.flags[row].isDisjoint(with: [.inSolver, .shaped]),
        !columns.flags[row].contains(.kinematic)
      {
        let isPaired = position < pairedCount && columns.flags[row].contains(.collidable)
        if !isPaired || !boundaryManifolds.isClear(row) { boundaryManifolds.findBoundaryManifolds(row) }
        boundaryManifolds.removeUnseenContacts(row)
      }
      if columns.flags[row].contains(.inSolver) {
        gather(row)
      } else if columns.flags[row].contains(.released) {
        // A body that continues individually starts from the state that the solver computed.
        columns.flags[row].insert(.disturbed)
      }
      columns.flags[row].remove(.released)
      position += 1
    }
    setFlows()
    massScaling.scaleMasses()
    contactPreparation.prepareContacts()
    jointPreparation.prepareJoints()
    solverBodies.isStale = false
  }

  /// Collects the solver data that is needed at the start of the next collision interval: impulses, contact events, and
  /// sleep states.
  private func finishCollisionInterval() {
    guard solverBodies.count > 1 else { return }
    if clock.closedStep != clock.stepCount { closeCollisionInterval() }
    if clock.gridStep % Int64(PhysicsTuning.collisionIntervalSteps) == 0 { sleepPolicy.restIslands() }
  }

  /// Collects impulses and contact events when a collision interval ends or is interrupted by an external change.
  func closeCollisionInterval() {
    clock.closedStep = clock.stepCount
    contactSolver.storeImpulses()
    reporter.announceContacts()
    for solverIndex in 1..<solverBodies.count { reporter.updateSolverTouches(Int(solverBodies.rows[solverIndex])) }
  }

  /// Adds a body to the solver.
  private func gather(_ row: Int) {
    let columns = columns
    coefficients.prepare(row)
    if columns.flags[row].contains(.kinematic) { columns.clearCoefficients(row) }
    let solverIndex = solverBodies.append(row)
    columns.solverIndex[row] = Int32(solverIndex)
    let velocity = SIMD4(columns.velocityX[row], columns.velocityY[row], columns.angularVelocity[row], 0)
    solverBodies.velocity[solverIndex] = velocity
    solverBodies.startVelocity[solverIndex] = velocity
    solverBodies.isResting[solverIndex] = false
    solverBodies.rolling[solverIndex] = .no
    solverBodies.isAlone[solverIndex] = columns.flags[row].isDisjoint(with: [.fielded, .kinematic])
    solverBodies.deltaPosition[solverIndex] = SIMD4()
    solverBodies.isDeep[solverIndex] = false
    solverBodies.base[solverIndex] = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0)
    solverBodies.inverse[solverIndex] = SIMD4(
      columns.inverseMass[row], columns.inverseMass[row], columns.inverseInertia[row], 0)
  }

  /// Looks up the exact motion over one substep. The number of bodies, which determines the number of substeps, must
  /// already be known.
  private func setFlows() {
    let duration = PhysicsUnits.stepDuration / Double(solverBodies.substeps)
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      solverBodies.flow[solverIndex] = propagators.over(
        stiffness: columns.stiffness[row], dampingRate: columns.dampingRate[row], time: duration)
    }
  }
}
