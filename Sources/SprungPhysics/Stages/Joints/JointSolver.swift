// SPDX-License-Identifier: MIT

import SprungGeometry

/// Solves the awake joints of a substep: positions after the drift, then velocities, as RATTLE has it (Andersen 1983).
///
/// # The idea
/// Every joint is up to three rows: a length, a point, an angle, an axis. A row's Jacobian J says how its error changes
/// as its two bodies move, and the impulses x that change all errors by b solve (J M⁻¹ Jᵀ) x = b. Connected joints form
/// a cluster with a sparse matrix: the entry of two rows is not zero only if they share a body. It is solved directly,
/// chains of links by `ChainSolver` and all others by a sparse factorization whose order was found when they were added
/// (`JointOrdering`). So the accuracy does not depend on the number of links.
///
/// A substep solves three times. Before the drift: for velocities that end it where the joints hold
/// (`JointDriftSolver`). After it: the remaining errors are removed from the positions (`correctJoints`). Finally: no
/// velocity may work against a joint (`solveJointVelocity`). The first and the last together keep the energy of a swing
/// for minutes, as one of them alone does not.
///
/// Redundant rows lose their pivot in the elimination, so a square with both diagonals causes no problem; contradictory
/// rows get a bounded solution (`SolutionLimit`), and are eventually reported (`AllowedErrors`).
///
/// # Sources
/// Andersen, "RATTLE: a velocity version of the SHAKE algorithm" (1983); Baraff, "Linear-Time Dynamics using Lagrange
/// Multipliers" (1996), for direct solution along trees.
///
/// # Invariants
/// But for what is flung or contradicts itself, joints are right within `PhysicsTuning.tolerance` after the drift
/// and no velocity works against them after the step.
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

  /// Changes the velocities so that rigid joints hold where the drift will end. Answers whether there is any.
  ///
  /// May be called several times in a substep, in turn with contacts: each call starts from the velocities it finds, and the
  /// bounds of ropes, stops and friction are those of the sum of all calls.
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

  /// Moves the bodies until rigid joints hold to rounding.
  ///
  /// The velocities need not follow: what would follow along the joints is taken away at once by `solveJointVelocity`.
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

  /// Takes from the velocities what would break a rigid joint.
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
