// SPDX-License-Identifier: MIT

import SprungGeometry

/// The step of the solver bodies, in the form of RATTLE (Andersen 1983): velocity half step, impulses for the positions, drift,
/// velocity half step, impulses for the velocities.
///
/// # The idea
/// The half steps use the exact flow of `Propagator`, not Euler's method. The first replaces the velocity with the
/// substep's average velocity, so the drift ends at the exact position. The second replaces it with the velocity at the
/// end of the substep. A body in the solver that nothing pushes moves by the same solution as one that is alone.
///
/// Between them, impulses are found twice. Before the drift, for positions: where joints hold and contacts do not overlap more. After
/// it, for velocities: so that none works against a joint or a contact. The symmetry of the two is what keeps energy.
///
/// A resting body takes the whole change of velocity before the solve: the push of gravity and that of the floor then
/// cancel at once, and do not leave half of a step's fall in the velocities.
///
/// Up to eight bodies get two substeps, which they can afford: a cradle keeps its energy for minutes.
///
/// # Invariants
/// Without contact or joint this is the exact motion under a constant acceleration; boundaries have the last word (`Containment`);
/// the state between two steps is in the columns of the bodies alone.
final class SolverStep {
  private let columns: BodyColumns
  private let propagators: PropagatorCache
  private let groups: ContactGroups
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let equations: JointEquations
  private let contactSolver: ContactSolver
  private let impactSolver: ImpactSolver
  private let roundContacts: RoundContacts
  private let energyLimit: EnergyLimit
  private let containment: Containment
  private let jointSolver: JointSolver
  private let jointSprings: JointSprings
  private let writeback: SolverWriteback
  private let solverQuarantine: SolverQuarantine

  init(
    columns: BodyColumns, propagators: PropagatorCache, groups: ContactGroups, solverBodies: SolverBodies,
    joints: JointStore, equations: JointEquations, contactSolver: ContactSolver, impactSolver: ImpactSolver,
    roundContacts: RoundContacts, energyLimit: EnergyLimit, containment: Containment, jointSolver: JointSolver,
    jointSprings: JointSprings, writeback: SolverWriteback, solverQuarantine: SolverQuarantine
  ) {
    self.columns = columns
    self.propagators = propagators
    self.groups = groups
    self.solverBodies = solverBodies
    self.joints = joints
    self.equations = equations
    self.contactSolver = contactSolver
    self.impactSolver = impactSolver
    self.roundContacts = roundContacts
    self.energyLimit = energyLimit
    self.containment = containment
    self.jointSolver = jointSolver
    self.jointSprings = jointSprings
    self.writeback = writeback
    self.solverQuarantine = solverQuarantine
  }

  /// Moves the solver bodies by one fixed step, in the form of RATTLE (Andersen 1983): the exact flow's first velocity
  /// half step, impulses that make the positions after the drift right, the drift, the second half step, and impulses
  /// that make the velocities right. Without contact or joint this is the exact motion under a constant acceleration.
  func stepSolverBodies() {
    if !solverQuarantine.areSolverBodiesReasonable() {
      solverQuarantine.quarantineSolverBodies()
      guard solverBodies.count > 1 else { return }
    }
    if groups.roundCount > 0 { roundContacts.noteRolling() }
    let substeps = solverBodies.substeps
    let duration = PhysicsUnits.stepDuration / Double(substeps)
    for substep in 0..<substeps {
      beginVelocityHalfStep(duration, isFirst: substep == 0)
      jointSprings.pullSprings(duration)
      if mayDriftAtOnce {
        solveDriftOfContacts(duration)
        driftBetweenPasses(duration)
        for _ in 0..<contactPasses { contactSolver.solveContacts(duration, pushes: false) }
        _ = solverBodies.endPasses()
        continue
      }
      if groups.roundCount > 0 { roundContacts.follow(predicting: duration) }
      let rounds = solveDrift(duration)
      drift(duration)
      jointSolver.correctJoints(duration)
      endVelocityHalfStep()
      if groups.roundCount > 0 { roundContacts.follow(predicting: 0) }
      solveVelocity(duration, rounds)
    }
    guard solverQuarantine.areSolverBodiesReasonable() else { return solverQuarantine.quarantineSolverBodies() }
    containment.containSolverBodies()
    if groups.roundCount > 0 { roundContacts.confirmRolling() }
    energyLimit.limitEnergy()
    writeback.storeSolverBodies()
  }

  /// The first half step turns the velocity into the average one of the exact motion over the substep; the rest
  /// waits for `endVelocityHalfStep`.
  ///
  /// It also measures the delta position of every body since the contacts were found, from the columns alone, so that
  /// it does not matter how the steps of a collision interval are grouped.
  @_optimize(speed)
  private func beginVelocityHalfStep(_ duration: Double, isFirst: Bool) {
    let columns = columns
    let solverBodies = solverBodies
    let velocity = solverBodies.velocity.view
    let rate = 1 / duration
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      let flow = solverBodies.flow[solverIndex]
      let old = velocity[solverIndex]
      let x = columns.x[row]
      let y = columns.y[row]
      let angle = columns.angle[row]
      let delta = SIMD4(x, y, angle, 0) - solverBodies.base[solverIndex]
      solverBodies.deltaPosition[solverIndex] = delta
      if isFirst { solverBodies.startDeltaPosition[solverIndex] = delta }
      var driftX = flow.positionFromVelocity * old.x
      var driftY = flow.positionFromVelocity * old.y
      var newX = flow.velocityFromVelocity * old.x
      var newY = flow.velocityFromVelocity * old.y
      if columns.stiffness[row] > 0 {
        let fromX = x - columns.equilibriumX[row]
        let fromY = y - columns.equilibriumY[row]
        driftX += (flow.positionFromPosition - 1) * fromX
        driftY += (flow.positionFromPosition - 1) * fromY
        newX += flow.velocityFromPosition * fromX
        newY += flow.velocityFromPosition * fromY
      } else {
        let accelerationX = columns.accelerationX[row]
        let accelerationY = columns.accelerationY[row]
        driftX += flow.positionFromAcceleration * accelerationX
        driftY += flow.positionFromAcceleration * accelerationY
        newX += flow.velocityFromAcceleration * accelerationX
        newY += flow.velocityFromAcceleration * accelerationY
      }
      let averageX = driftX * rate
      let averageY = driftY * rate
      var averageAngularVelocity = old.z
      var newAngularVelocity = old.z
      if columns.inverseInertia[row] > 0, columns.angularResistance[row] > 0 || columns.hasTorque(row) {
        let rotation = propagators.over(stiffness: 0, dampingRate: columns.angularResistance[row], time: duration)
        let acceleration = columns.angularAcceleration(row, at: angle + old.z * duration / 2)
        averageAngularVelocity =
          (rotation.positionFromVelocity * old.z + rotation.positionFromAcceleration * acceleration) / duration
        newAngularVelocity = rotation.velocityFromVelocity * old.z + rotation.velocityFromAcceleration * acceleration
      }
      if solverBodies.isResting[solverIndex] {
        velocity[solverIndex] = SIMD4(newX, newY, newAngularVelocity, 0)
        solverBodies.secondHalfStep[solverIndex] = SIMD4()
      } else {
        velocity[solverIndex] = SIMD4(averageX, averageY, averageAngularVelocity, 0)
        solverBodies.secondHalfStep[solverIndex] = SIMD4(
          newX - averageX, newY - averageY, newAngularVelocity - averageAngularVelocity, 0)
      }
      solverBodies.shift[solverIndex] = SIMD4()
    }
  }

  /// Moves positions and angles by the velocities that the drift solve found.
  @_optimize(speed)
  private func drift(_ duration: Double) {
    let columns = columns
    let solverBodies = solverBodies
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      // The shift by impacts is a part of the delta position already.
      solverBodies.deltaPosition[solverIndex] += solverBodies.velocity[solverIndex] * duration
      let move = solverBodies.velocity[solverIndex] * duration + solverBodies.shift[solverIndex]
      columns.x[row] += move.x
      columns.y[row] += move.y
      columns.angle[row] += move.z
    }
  }

  /// The second velocity half step, which the first one left.
  @_optimize(speed)
  private func endVelocityHalfStep() {
    let solverBodies = solverBodies
    for solverIndex in 1..<solverBodies.count {
      solverBodies.velocity[solverIndex] += solverBodies.secondHalfStep[solverIndex]
    }
  }

  /// Whether nothing but contacts acts between the half steps, and no contact is followed within a step: a pile of boxes.
  private var mayDriftAtOnce: Bool { groups.count > 0 && groups.roundCount == 0 && equations.clusterCount == 0 }

  /// `endPasses`, `drift`, `endVelocityHalfStep` and `beginPasses` in one loop, with the same bits.
  @_optimize(speed)
  private func driftBetweenPasses(_ duration: Double) {
    let columns = columns
    let (rows, velocity, delta) = (solverBodies.rows.view, solverBodies.velocity.view, solverBodies.deltaPosition.view)
    let (passVelocity, passDelta) = (solverBodies.passVelocity.view, solverBodies.passDelta.view)
    let (shift, secondHalfStep) = (solverBodies.shift.view, solverBodies.secondHalfStep.view)
    let (x, y, angle) = (columns.x, columns.y, columns.angle)
    passVelocity[0] = SIMD4<Float>(velocity[0])
    for solverIndex in 1..<solverBodies.count {
      let row = Int(rows[solverIndex])
      let before = velocity[solverIndex]
      let solved = before + SIMD4<Double>(passVelocity[solverIndex] - SIMD4<Float>(before))
      let path = solved * duration
      let after = solved + secondHalfStep[solverIndex]
      velocity[solverIndex] = after
      passVelocity[solverIndex] = SIMD4<Float>(after)
      let moved = delta[solverIndex] + path
      delta[solverIndex] = moved
      passDelta[solverIndex] = SIMD4<Float>(moved)
      let move = path + shift[solverIndex]
      x[row] += move.x
      y[row] += move.y
      angle[row] += move.z
    }
  }

  /// Finds the impulses after which the drift ends where joints and contacts allow. Returns the largest number of
  /// rounds that joints and contacts take to agree in this substep.
  private func solveDrift(_ duration: Double) -> Int {
    guard groups.count > 0 else {
      _ = jointSolver.solveJointDrift(duration)
      return PhysicsTuning.mixedRounds
    }
    let sweep = solverBodies.sweepCount
    var rounds = PhysicsTuning.mixedRounds
    let hasJoints = equations.clusterCount > 0
    let isReflected = solveDriftOfContacts(duration)
    _ = solverBodies.endPasses()
    guard hasJoints else { return rounds }
    if isReflected, isCompoundStruck(since: sweep) { rounds = PhysicsTuning.struckCompoundRounds }
    for _ in 0..<rounds {
      _ = jointSolver.solveJointDrift(duration)
      guard passOverContacts(duration, pushes: true) else { return rounds }
    }
    return rounds
  }

  /// Reflects impacts, applies the last impulses again and, without joints, pushes overlapping bodies apart, in the values of the
  /// passes. Answers whether an impact was reflected.
  @discardableResult
  private func solveDriftOfContacts(_ duration: Double) -> Bool {
    solverBodies.beginPasses()
    let isReflected = impactSolver.reflectImpacts(duration)
    if isReflected { solverBodies.shiftDelta() }
    contactSolver.warmStartContacts()
    if equations.clusterCount == 0 {
      for _ in 0..<contactPasses { contactSolver.solveContacts(duration, pushes: true) }
    }
    return isReflected
  }

  /// Whether an impact struck a piece of a compound after a sweep. Few rounds do not distribute the impulse over all pieces, and
  /// what remains becomes energy.
  private func isCompoundStruck(since sweep: Int64) -> Bool {
    for solverIndex in 1..<solverBodies.count where solverBodies.struck[solverIndex] > sweep {
      let row = Int(solverBodies.rows[solverIndex])
      if columns.flags[row].contains(.joined), joints.isOnlyWelded(row) { return true }
    }
    return false
  }

  /// Finds the impulses after which no velocity works against a joint or a contact.
  private func solveVelocity(_ duration: Double, _ rounds: Int) {
    jointSolver.solveJointVelocity(duration)
    guard groups.count > 0 else { return }
    guard passOverContacts(duration, pushes: false), equations.clusterCount > 0 else { return }
    for _ in 1..<rounds {
      jointSolver.solveJointVelocity(duration)
      guard passOverContacts(duration, pushes: false) else { return }
    }
  }

  /// Answers whether contacts changed a velocity: if they did not, joints and contacts agree.
  private func passOverContacts(_ duration: Double, pushes: Bool) -> Bool {
    solverBodies.beginPasses()
    for _ in 0..<contactPasses { contactSolver.solveContacts(duration, pushes: pushes) }
    return solverBodies.endPasses()
  }

  /// A rocking ellipse has a point whose friction and pressure depend on one another, which one pass does not settle.
  private var contactPasses: Int {
    groups.roundCount > 0 && solverBodies.count - 1 <= PhysicsTuning.fewBodies ? PhysicsLimits.roundPasses : 1
  }
}
