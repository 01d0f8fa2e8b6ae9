// SPDX-License-Identifier: MIT

import SprungGeometry

/// Decides which awake bodies the solver moves, gathers them with their contacts and joints, and closes collision
/// intervals.
///
/// # The order
/// Close the last interval: store its impulses, report its events, put still islands to sleep. Mark joined bodies.
/// Update the pairs and find their manifolds, which may wake bodies, which may have joints. Gather every marked body,
/// in the order of the active list, with its boundaries. Look up the exact motion over a substep, whose length depends
/// on their number. Then scale masses, color contacts and read joints.
///
/// Invariants: a body is in the solver if and only if something that can push it touches or holds it; bodies that leave
/// the solver continue from exactly the state that it left.
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

  /// Whether some bodies can touch or hold one another.
  var mayFormIslands: Bool {
    joints.pool.count > 0 || bodies.collidableCount > 0
      || (bodies.shapedCount > 0 && boundaries.memberships.rowCount > 0)
  }

  /// Decides which awake bodies the solver moves, and gathers them. The others are integrated alone.
  ///
  /// This happens on the grid of whole collision intervals of `PhysicsTuning.collisionIntervalSteps` steps, and
  /// whenever something was changed from outside, so that it does not depend on how steps are grouped into frames. Contacts that hold are
  /// used on (`ContactReuse`), and those of a few deflected bodies are found again alone (`ContactRefresh`).
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
    // Bodies with valid fat boxes: bodies that wake afterwards are behind them in the list.
    var pairedCount = 0
    if bodies.collidableCount > 0 {
      pairFinder.updatePairs()
      let awakeCount = bodies.activeCount
      pairedCount = awakeCount
      manifoldStage.findManifolds()
      // Bodies that a contact woke may have joints.
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
        // A body that continues alone starts from where the solver left it.
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

  /// Takes from the solver what the next collision interval starts from: impulses, contact events, and who sleeps.
  private func finishCollisionInterval() {
    guard solverBodies.count > 1 else { return }
    if clock.closedStep != clock.stepCount { closeCollisionInterval() }
    if clock.gridStep % Int64(PhysicsTuning.collisionIntervalSteps) == 0 { sleepPolicy.restIslands() }
  }

  /// Takes impulses and contact events when a collision interval is over, or is cut short by a change from outside.
  func closeCollisionInterval() {
    clock.closedStep = clock.stepCount
    contactSolver.storeImpulses()
    reporter.announceContacts()
    for solverIndex in 1..<solverBodies.count { reporter.updateSolverTouches(Int(solverBodies.rows[solverIndex])) }
  }

  /// Puts one body into the solver.
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

  /// Looks up the exact motion over one substep, once the number of bodies, and so of substeps, is known.
  private func setFlows() {
    let duration = PhysicsUnits.stepDuration / Double(solverBodies.substeps)
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      solverBodies.flow[solverIndex] = propagators.over(
        stiffness: columns.stiffness[row], dampingRate: columns.dampingRate[row], time: duration)
    }
  }
}
