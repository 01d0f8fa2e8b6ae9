// SPDX-License-Identifier: MIT

import SprungGeometry

/// Handles joints that are jerked so hard that Newton's method fails in the drift. If links rotate far within a
/// substep, no impulse along their initial directions satisfies them at the end of the substep.
///
/// The bodies of the cluster then move freely and are projected back to positions that satisfy the joints. Every round
/// uses new directions and a new matrix (fast projection, Goldenthal and others 2007). The velocities are adjusted to
/// the displacement of the projection and, if that adds energy, scaled down to the previous energy. The set of
/// positions that ropes permit is convex, so the nearest permitted position is never farther away than the original
/// one. The jerk can therefore only remove energy.
final class JointProjection {
  private let columns: BodyColumns
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private let factorization: JointFactorization
  private let solutionLimit: SolutionLimit
  private let assembly: JointAssembly
  private let allowedErrors: AllowedErrors

  init(
    columns: BodyColumns, solverBodies: SolverBodies, equations: JointEquations, factorization: JointFactorization,
    solutionLimit: SolutionLimit, assembly: JointAssembly, allowedErrors: AllowedErrors
  ) {
    self.columns = columns
    self.solverBodies = solverBodies
    self.equations = equations
    self.factorization = factorization
    self.solutionLimit = solutionLimit
    self.assembly = assembly
    self.allowedErrors = allowedErrors
  }

  /// Moves bodies that moved freely during the drift to positions that satisfy their joints, and adjusts their
  /// velocities.
  func projectJoints(_ cluster: Int, _ duration: Double) {
    let solver = equations
    let range = solver.clusters[cluster]
    assert(duration > 0, "velocities cannot follow in no time")
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let row = Int(solver.bodies[position])
      solver.before[Int(solver.bodySolverIndices[position])] = SIMD4(
        columns.x[row], columns.y[row], columns.angle[row], 0)
    }
    for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.impulse[row] = 0 }
    for round in 0..<PhysicsTuning.jointProjections {
      assembly.assemble(cluster)
      if range.isBounded { activatePassed(range, isFirst: round == 0) }
      let worst = assembly.readErrors(range)
      guard worst > 1e-9 else { break }
      solveProjection(cluster, duration)
      let (move, part) = solutionLimit.moveBodies(range, atMost: PhysicsTuning.jointCorrectionDistance)
      for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.impulse[row] += solver.solution[row] * part }
      if move < PhysicsTuning.jointDoubt, worst < PhysicsTuning.jointDoubt { break }
    }
    assembly.assemble(cluster)
    _ = assembly.readErrors(range)
    allowedErrors.updateAllowedErrors(cluster)
    factorization.factor(cluster)
    for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.impulse[row] = 0 }
    followProjection(range, duration)
    solver.clusters[cluster].isFlung = false
  }

  /// Activates the ropes and limits that are exceeded.
  private func activatePassed(_ range: JointCluster, isFirst: Bool) {
    let solver = equations
    if isFirst { assembly.readStops(range) }
    allowedErrors.startStops(range)
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.mode[row] == .rope && solver.state[row] != .active {
      if solver.residual[row] > solver.allowedError[row] + PhysicsTuning.tolerance { solver.state[row] = .active }
    }
  }

  /// Computes the solution of a round without ropes and limits that would push in the wrong direction.
  private func solveProjection(_ cluster: Int, _ duration: Double) {
    let solver = equations
    let range = solver.clusters[cluster]
    for exchange in 0...PhysicsTuning.jointExchanges {
      factorization.factor(cluster)
      factorization.substitute(range, factor: -1)
      guard range.isBounded, exchange < PhysicsTuning.jointExchanges else { break }
      var isOther = false
      for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.state[row] == .active {
        let sum = solver.impulse[row] + solver.solution[row]
        switch solver.mode[row] {
        case .rigid, .free: continue
        case .rope, .upperStop: guard sum > 0 else { continue }
        case .lowerStop: guard sum < 0 else { continue }
        }
        solver.state[row] = .atUpper
        isOther = true
      }
      if !isOther { break }
    }
    solutionLimit.limitSolution(cluster, -1, duration)
  }

  /// Sets velocities to match the projected displacements, without increasing the energy.
  private func followProjection(_ range: JointCluster, _ duration: Double) {
    let solver = equations
    let velocity = solverBodies.velocity.view
    let old = energy(range)
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let solverIndex = Int(solver.bodySolverIndices[position])
      let row = Int(solver.bodies[position])
      let move = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0) - solver.before[solverIndex]
      velocity[solverIndex] += move / duration
    }
    let new = energy(range)
    guard new > old else { return }
    let scale = (old / new).squareRoot()
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      velocity[Int(solver.bodySolverIndices[position])] *= scale
    }
  }

  /// Returns twice the kinetic energy of a cluster, with the masses that its joints use.
  private func energy(_ range: JointCluster) -> Double {
    let solver = equations
    var sum = 0.0
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let solverIndex = Int(solver.bodySolverIndices[position])
      let velocity = solverBodies.velocity[solverIndex]
      let inverse = solver.inverse[solverIndex]
      if inverse.x > 0 { sum += (velocity.x * velocity.x + velocity.y * velocity.y) / inverse.x }
      if inverse.z > 0 { sum += velocity.z * velocity.z / inverse.z }
    }
    return sum
  }
}
