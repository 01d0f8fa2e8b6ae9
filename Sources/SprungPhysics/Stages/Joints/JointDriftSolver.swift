// SPDX-License-Identifier: MIT

import SprungGeometry

/// Newton's method for the joint errors at the end of the drift, for clusters that are not chains. All rounds use the
/// initial matrix (a chord method), because assembling and factoring a new matrix costs more than another round. Rounds
/// continue while each round reduces the error to less than a tenth of its previous value. A cluster that does not
/// converge is flung: its bodies are reset to their previous velocities, and `JointProjection` corrects the positions
/// afterwards.
final class JointDriftSolver {
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private let factorization: JointFactorization
  private let jointImpulses: JointImpulses
  private let solutionLimit: SolutionLimit
  private let measurement: JointMeasurement

  init(
    solverBodies: SolverBodies, equations: JointEquations, factorization: JointFactorization,
    jointImpulses: JointImpulses, solutionLimit: SolutionLimit, measurement: JointMeasurement
  ) {
    self.solverBodies = solverBodies
    self.equations = equations
    self.factorization = factorization
    self.jointImpulses = jointImpulses
    self.solutionLimit = solutionLimit
    self.measurement = measurement
  }

  /// Changes the velocities of a cluster by impulses along the current directions so that joints are satisfied at the
  /// end of the drift. Uses Newton's method with the initial matrix and the correct set of taut ropes and active
  /// limits.
  func solveDrift(ofCluster cluster: Int, _ duration: Double) {
    let solver = equations
    let range = solver.clusters[cluster]
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let solverIndex = Int(solver.bodySolverIndices[position])
      solver.before[solverIndex] = solverBodies.velocity[solverIndex]
    }
    approachDrift(ofCluster: cluster, duration)
    var isOther = false
    let worst = measurement.measure(range, duration, mayActivate: range.isBounded, &isOther)
    let isFlung = isOther || worst > range.doubt
    solver.clusters[cluster].isFlung = isFlung
    guard isFlung else { return }
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let solverIndex = Int(solver.bodySolverIndices[position])
      solverBodies.velocity[solverIndex] = solver.before[solverIndex]
    }
    for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.impulse[row] = 0 }
  }

  /// Performs Newton's method until only rounding errors remain, the errors increase, or the rounds are used up.
  private func approachDrift(ofCluster cluster: Int, _ duration: Double) {
    let range = equations.clusters[cluster]
    var rounds = 0
    var exchanges = 0
    var last = Double.infinity
    while true {
      var isOther = false
      let worst = measurement.measure(range, duration, mayActivate: exchanges < PhysicsTuning.jointExchanges, &isOther)
      if isOther {
        exchanges += 1
        factorization.factor(cluster)
      } else if worst < PhysicsTuning.tolerance || worst > last {
        // Impulses along the old directions cannot satisfy links that rotate far in a step; larger impulses would only
        // add energy.
        return
      }
      factorization.substitute(range, factor: -1 / duration)
      if range.isBounded, jointImpulses.clamp(range, duration) {
        exchanges += 1
        factorization.factor(cluster)
        if exchanges < 2 * PhysicsTuning.jointExchanges { continue }
        return
      }
      solutionLimit.limitSolution(cluster, -1 / duration, duration)
      jointImpulses.apply(range)
      last = worst * PhysicsTuning.jointConvergence
      rounds += 1
      if rounds >= PhysicsTuning.jointRounds { return }
    }
  }
}
