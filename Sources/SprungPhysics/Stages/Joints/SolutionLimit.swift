// SPDX-License-Identifier: MIT

import SprungGeometry

/// Bounds solutions that would fling bodies. Contradictory joints have a singular matrix, and nearly contradictory
/// joints have an enormous solution. A valid solution moves no body by more than the sum of all errors, except by
/// leverage. A solution that exceeds this limit is recomputed with a softened diagonal (Tikhonov), which distributes
/// the contradiction among the joints. If that is not sufficient, the solution is scaled down.
///
/// Invariant: no joint moves a body beyond the limit, regardless of its error.
final class SolutionLimit {
  private let columns: BodyColumns
  private let equations: JointEquations
  private let factorization: JointFactorization

  init(columns: BodyColumns, equations: JointEquations, factorization: JointFactorization) {
    self.columns = columns
    self.equations = equations
    self.factorization = factorization
  }

  /// If a solution would fling bodies, replaces it with a bounded one. Contradictory joints have no solution, and
  /// nearly contradictory joints have an enormous one.
  func limitSolution(_ cluster: Int, _ scale: Double, _ duration: Double) {
    let solver = equations
    let range = solver.clusters[cluster]
    var errors = 0.0
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.state[row] == .active {
      errors += abs(solver.residual[row])
    }
    // A displacement cannot exceed the sum of the errors of all rows, except by leverage.
    let limit = PhysicsTuning.jointLeverage * errors * abs(scale)
    guard largestMove(range, atLeast: limit) > limit else { return }
    factorization.factor(cluster, softness: PhysicsTuning.jointSoftness)
    factorization.substitute(range, factor: scale)
    let move = largestMove(range, atLeast: 0)
    if move > limit {
      for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.solution[row] *= limit / move }
    }
    factorization.factor(cluster)
  }

  /// Returns the largest velocity change of a body caused by the solution, in pt/s, or 0 if an upper bound on that
  /// change is below a limit.
  private func largestMove(_ range: JointCluster, atLeast limit: Double) -> Double {
    let solver = equations
    var largest = 0.0
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let inverse = max(
        equations.inverse[Int(solver.solverIndex[row])].x, equations.inverse[Int(solver.otherSolverIndex[row])].x)
      let direction = solver.jacobian[row]
      let length = abs(direction.x) + abs(direction.y)
      largest = max(largest, abs(solver.solution[row]) * inverse * length)
    }
    guard largest > limit else { return 0 }
    let move = solver.move.view
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      move[Int(solver.bodySolverIndices[position])] = SIMD4()
    }
    for row in Int(range.firstRow)..<Int(range.rowEnd) { collectMove(row) }
    largest = 0
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let one = move[Int(solver.bodySolverIndices[position])]
      largest = max(largest, abs(one.x), abs(one.y))
    }
    return largest
  }

  /// Adds the effect of a row's solution to the displacements of its bodies.
  @inline(__always)
  func collectMove(_ row: Int) {
    let solver = equations
    let size = solver.solution[row]
    let direction = solver.jacobian[row]
    let solverIndex = Int(solver.solverIndex[row])
    let otherSolverIndex = Int(solver.otherSolverIndex[row])
    solver.move[solverIndex] +=
      equations.inverse[solverIndex] * (SIMD4(direction.x, direction.y, direction.z, 0) * size)
    solver.move[otherSolverIndex] -=
      equations.inverse[otherSolverIndex] * (SIMD4(direction.x, direction.y, direction.w, 0) * size)
  }

  /// Moves the bodies of a cluster by the solution, or by a fraction of it if any body would move farther than a limit.
  /// Returns the largest displacement and the applied fraction.
  func moveBodies(_ range: JointCluster, atMost limit: Double = .infinity) -> (move: Double, part: Double) {
    let solver = equations
    let move = solver.move.view
    let columns = columns
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      move[Int(solver.bodySolverIndices[position])] = SIMD4()
    }
    move[0] = SIMD4()
    for row in Int(range.firstRow)..<Int(range.rowEnd) { collectMove(row) }
    var largest = 0.0
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let one = move[Int(solver.bodySolverIndices[position])]
      let row = Int(solver.bodies[position])
      largest = max(largest, abs(one.x), abs(one.y), abs(one.z) * columns.boundingRadius[row])
    }
    let part = largest > limit ? limit / largest : 1
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let one = move[Int(solver.bodySolverIndices[position])] * part
      let row = Int(solver.bodies[position])
      columns.x[row] += one.x
      columns.y[row] += one.y
      columns.angle[row] += one.z
    }
    return (largest, part)
  }
}
