// SPDX-License-Identifier: MIT

import SprungGeometry

/// Solves the awake joints of a substep: positions after the drift, then velocities, as in RATTLE (Andersen 1983).
///
/// # The idea
/// Every joint has up to three rows: a length, a point, an angle or an axis. The Jacobian J of a row describes how its
/// error changes as its two bodies move. The impulses x that change all errors by b solve (J M⁻¹ Jᵀ) x = b. Connected
/// joints form a cluster with a sparse matrix: the entry for two rows is nonzero only if they share a body. The matrix
/// is solved directly: chains of links by `ChainSolver`, all other clusters by a sparse factorization whose order was
/// determined when the joints were added (`JointOrdering`). The accuracy therefore does not depend on the number of
/// links.
///
/// Each substep performs three solves. The first one, before the drift, computes velocities that satisfy the joints at
/// the end of the drift (`JointDriftSolver`). The second one, after the drift, removes the remaining errors from the
/// positions (`correctJoints`). The third one removes velocities that violate a joint (`solveJointVelocity`). The first
/// and the third solve together conserve the energy of a swinging body for minutes; either one alone would not.
///
/// Redundant rows lose their pivot during elimination, so a square with both diagonals causes no problem. Contradictory
/// rows get a bounded solution (`SolutionLimit`) and are eventually reported (`AllowedErrors`).
///
/// # Sources
/// Andersen, "RATTLE: a velocity version of the SHAKE algorithm" (1983); Baraff, "Linear-Time Dynamics using Lagrange
/// Multipliers" (1996), for direct solution along trees.
///
/// # Invariants
/// Except for flung or contradictory joints, errors are below `PhysicsTuning.tolerance` after the drift, and no
/// velocity violates a joint after the step.
final class JointSolver {
  private let equations: JointEquations
  private let factorization: JointFactorization
  private let jointImpulses: JointImpulses
  private let solutionLimit: SolutionLimit
  private let assembly: JointAssembly
  private let allowedErrors: AllowedErrors
  private let measurement: JointMeasurement
  private let driftSolver: JointDriftSolver
  private let projection: JointProjection
  private let chainSolver: ChainSolver

  init(
    equations: JointEquations, factorization: JointFactorization, jointImpulses: JointImpulses,
    solutionLimit: SolutionLimit, assembly: JointAssembly, allowedErrors: AllowedErrors, measurement: JointMeasurement,
    driftSolver: JointDriftSolver, projection: JointProjection, chainSolver: ChainSolver
  ) {
    self.equations = equations
    self.factorization = factorization
    self.jointImpulses = jointImpulses
    self.solutionLimit = solutionLimit
    self.assembly = assembly
    self.allowedErrors = allowedErrors
    self.measurement = measurement
    self.driftSolver = driftSolver
    self.projection = projection
    self.chainSolver = chainSolver
  }

  /// Changes the velocities so that rigid joints are satisfied at the end of the drift. Returns whether there are any
  /// rigid joints.
  ///
  /// Can be called several times in a substep, alternating with contacts. Each call starts from the current velocities.
  /// The bounds of ropes, limits and friction apply to the sum of all calls.
  func solveJointDrift(_ duration: Double) -> Bool {
    let solver = equations
    for cluster in 0..<solver.clusterCount {
      if solver.clusters[cluster].isLinkChain {
        chainSolver.solveDrift(ofChain: cluster, duration)
      } else {
        driftSolver.solveDrift(ofCluster: cluster, duration)
      }
    }
    return solver.clusterCount > 0
  }

  /// Moves the bodies until rigid joints are satisfied to rounding precision.
  ///
  /// The velocities need not be updated, because `solveJointVelocity` would remove changes along the joints
  /// immediately.
  func correctJoints(_ duration: Double) {
    let solver = equations
    for cluster in 0..<solver.clusterCount {
      let range = solver.clusters[cluster]
      if range.isLinkChain {
        chainSolver.correctChain(cluster, duration)
        continue
      }
      if range.isFlung {
        projection.projectJoints(cluster, duration)
        continue
      }
      if range.hasAllowedErrors { allowedErrors.reduceAllowedErrors(cluster) }
      var round = 0
      var isRight = false
      while true {
        assembly.assemble(cluster)
        if range.isBounded, round == 0 { assembly.readStops(range) }
        factorization.factor(cluster)
        let worst = assembly.readErrors(range)
        if worst < PhysicsLimits.correctedError || round >= PhysicsTuning.jointRounds { break }
        factorization.substitute(range, factor: -1)
        solutionLimit.limitSolution(cluster, -1, duration)
        let move = solutionLimit.moveBodies(range).move
        round += 1
        if move < PhysicsTuning.jointDoubt {
          isRight = true
          break
        }
      }
      allowedErrors.updateAllowedErrors(cluster, moved: isRight)
      for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.impulse[row] = 0 }
    }
  }

  /// Removes velocities that violate rigid joints.
  func solveJointVelocity(_ duration: Double) {
    let solver = equations
    for cluster in 0..<solver.clusterCount {
      let range = solver.clusters[cluster]
      if range.isLinkChain {
        chainSolver.solveVelocity(ofChain: cluster, duration)
        continue
      }
      guard range.isBounded else {
        measurement.measureVelocity(range)
        factorization.substitute(range, factor: -1)
        jointImpulses.apply(range)
        continue
      }
      for exchange in 0...PhysicsTuning.jointExchanges {
        measurement.measureVelocity(range)
        if exchange > 0, jointImpulses.releaseAll(range) { factorization.factor(cluster) }
        factorization.substitute(range, factor: -1)
        if jointImpulses.clamp(range, duration) {
          factorization.factor(cluster)
          continue
        }
        jointImpulses.apply(range)
        break
      }
    }
  }
}
