// SPDX-License-Identifier: MIT

import SprungGeometry

/// The step of the solver bodies, which follows the RATTLE scheme (Andersen 1983): velocity half step, position
/// impulses, drift, velocity half step, velocity impulses.
///
/// # The idea
/// The half steps use the exact flow of `Propagator` instead of Euler's method. The first half step replaces the
/// velocity with the average velocity of the substep, so that the drift ends at the exact position. The second half
/// step sets the velocity to that at the end of the substep. A body in the solver without impulses follows the same
/// solution as a free body.
///
/// Impulses are solved twice. The position impulses before the drift satisfy the joints and prevent further overlap of
/// contacts. The velocity impulses after the drift ensure that no velocity violates a joint or a contact. The symmetry
/// of the two solves conserves energy.
///
/// A resting body receives the whole velocity change before the solve. The impulses of gravity and the floor then
/// cancel immediately and do not leave half a step of free fall in the velocities.
///
/// A step with up to eight bodies has two substeps, so that a cradle conserves its energy for minutes. The second
/// substep is affordable for so few bodies.
///
/// # Invariants
/// Without contacts and joints, the result is the exact motion under constant acceleration. Boundaries take precedence
/// (`Containment`). Between two steps, the entire state is in the columns of the bodies.
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

  /// Moves the solver bodies by one fixed step, following the RATTLE scheme (Andersen 1983). The sequence is: the first
  /// velocity half step of the exact flow, position impulses, the drift, the second half step, and velocity impulses.
  /// Without contacts and joints, the result is the exact motion under constant acceleration.
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

  /// The first half step changes the velocity to the average velocity of the exact motion over the substep.
  /// `endVelocityHalfStep` applies the remaining change.
  ///
  /// This function also measures the delta position of every body since the contacts were found. The function reads
  /// only the columns, so the grouping of steps within a collision interval does not matter.
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

  /// Moves positions and angles by the velocities that the drift solve computed.
  @_optimize(speed)
  private func drift(_ duration: Double) {
    let columns = columns
    let solverBodies = solverBodies
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      // The delta position already contains the shift caused by impacts.
      solverBodies.deltaPosition[solverIndex] += solverBodies.velocity[solverIndex] * duration
      let move = solverBodies.velocity[solverIndex] * duration + solverBodies.shift[solverIndex]
      columns.x[row] += move.x
      columns.y[row] += move.y
      columns.angle[row] += move.z
    }
  }

  /// Applies the second velocity half step, which was stored by the first one.
  @_optimize(speed)
  private func endVelocityHalfStep() {
    let solverBodies = solverBodies
    for solverIndex in 1..<solverBodies.count {
      solverBodies.velocity[solverIndex] += solverBodies.secondHalfStep[solverIndex]
    }
  }

  /// Whether only contacts act between the half steps and no contact involves a round shape, as in a pile of boxes.
  private var mayDriftAtOnce: Bool { groups.count > 0 && groups.roundCount == 0 && equations.clusterCount == 0 }

  /// Performs `endPasses`, `drift`, `endVelocityHalfStep` and `beginPasses` in one loop, with bit-identical results.
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

  /// Solves for impulses after which the drift satisfies joints and contacts. Returns the maximum number of rounds in
  /// which joints and contacts are reconciled in this substep.
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

  /// Reflects impacts, applies the last impulses again and, if there are no joints, separates overlapping bodies.
  /// Modifies the columns that the passes use. Returns whether an impact was reflected.
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

  /// Returns whether an impact hit a body of a compound after the given sweep. If it did, more rounds are needed,
  /// because a few rounds do not distribute the impulse over all bodies of the compound, and the remainder would add
  /// energy.
  private func isCompoundStruck(since sweep: Int64) -> Bool {
    for solverIndex in 1..<solverBodies.count where solverBodies.struck[solverIndex] > sweep {
      let row = Int(solverBodies.rows[solverIndex])
      if columns.flags[row].contains(.joined), joints.isOnlyWelded(row) { return true }
    }
    return false
  }

  /// Solves for impulses after which no velocity violates a joint or a contact.
  private func solveVelocity(_ duration: Double, _ rounds: Int) {
    jointSolver.solveJointVelocity(duration)
    guard groups.count > 0 else { return }
    guard passOverContacts(duration, pushes: false), equations.clusterCount > 0 else { return }
    for _ in 1..<rounds {
      jointSolver.solveJointVelocity(duration)
      guard passOverContacts(duration, pushes: false) else { return }
    }
  }

  /// Makes passes over all contacts and returns whether they changed a velocity. If no velocity changed, joints and
  /// contacts are consistent.
  private func passOverContacts(_ duration: Double, pushes: Bool) -> Bool {
    solverBodies.beginPasses()
    for _ in 0..<contactPasses { contactSolver.solveContacts(duration, pushes: pushes) }
    return solverBodies.endPasses()
  }

  /// The number of passes over the contacts per round. A rocking ellipse has a contact point with interdependent
  /// friction and pressure, for which a single pass does not converge.
  private var contactPasses: Int {
    groups.roundCount > 0 && solverBodies.count - 1 <= PhysicsTuning.fewBodies ? PhysicsLimits.roundPasses : 1
  }
}
