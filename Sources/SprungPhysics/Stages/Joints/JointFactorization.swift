// SPDX-License-Identifier: MIT

import SprungGeometry

/// Factors a cluster's matrix into L D Lᵀ and solves its equations. `JointOrdering` determines the pattern.
///
/// The matrix J M⁻¹ Jᵀ is symmetric and positive semidefinite, so elimination requires no pivoting, and the pattern of
/// the factors depends only on which bodies are joined. All index lookups were performed when the joints were added.
/// For example, `JointEquations.pairTarget` lists the entry that each pair of rows below a pivot changes. A
/// factorization is therefore a single pass over arrays.
///
/// A row without a pivot, because it is slack or linearly dependent, keeps its entries. With an inverse pivot of zero
/// it has no effect, and its solution is zero. Ropes can therefore become taut or slack without a new pattern.
///
/// Invariant: after `factor`, every active row has a positive inverse pivot or is linearly dependent on earlier rows.
final class JointFactorization {
  private let equations: JointEquations

  init(equations: JointEquations) {
    self.equations = equations
  }

  /// Factors the matrix of a cluster into L D Lᵀ. Inactive rows have an inverse pivot of zero, which decouples them.
  ///
  /// Linearly dependent rows also have an inverse pivot of zero, because elimination leaves only rounding errors in
  /// them. `softness` is added to each diagonal element as a fraction of it, which bounds the solution of contradictory
  /// joints.
  func factor(_ cluster: Int, softness: Double = 0) {
    let solver = equations
    let range = solver.clusters[cluster]
    assert(cluster < solver.clusterCount && softness >= 0, "there is no such cluster, or its softness would harden it")
    solver.clusters[cluster].isFactored = softness == 0
    let diagonal = solver.diagonal.view
    let pivot = solver.pivot.view
    let factor = solver.factor.view
    let work = solver.work.view
    let entry = solver.entry.view
    let entryRow = solver.entryRow.view
    let columnStart = solver.columnStart.view
    let state = solver.state.view
    let firstRow = Int(range.firstRow)
    let rowEnd = Int(range.rowEnd)
    let scale = 1 + softness
    let least = PhysicsLimits.jointIndependence
    for row in firstRow..<rowEnd { pivot[row] = diagonal[row] * scale }
    if range.isChain {
      for row in firstRow..<rowEnd {
        let value = pivot[row]
        let inverse = state[row] == .active && value > diagonal[row] * least ? 1 / value : 0
        pivot[row] = inverse
        let start = Int(columnStart[row])
        guard start < Int(columnStart[row + 1]) else { continue }
        let number = entry[start]
        let part = number * inverse
        factor[start] = part
        pivot[Int(entryRow[start])] -= part * number
      }
      return
    }
    for position in Int(columnStart[firstRow])..<Int(columnStart[rowEnd]) { work[position] = entry[position] }
    for row in firstRow..<rowEnd {
      let value = pivot[row]
      let inverse = state[row] == .active && value > diagonal[row] * least ? 1 / value : 0
      pivot[row] = inverse
      let start = Int(columnStart[row])
      let end = Int(columnStart[row + 1])
      var pair = Int(solver.pairStart[row])
      for position in start..<end {
        let number = work[position]
        let part = number * inverse
        factor[position] = part
        pivot[Int(entryRow[position])] -= part * number
        for further in (position + 1)..<max(position + 1, end) {
          work[Int(solver.pairTarget[pair])] -= part * work[further]
          pair += 1
        }
      }
    }
  }

  /// Computes the impulses that remove the residuals, multiplied by `factor`, of a cluster's active rows.
  func substitute(_ range: JointCluster, factor scale: Double) {
    let solver = equations
    let solution = solver.solution.view
    let residual = solver.residual.view
    let pivot = solver.pivot.view
    let factor = solver.factor.view
    let entryRow = solver.entryRow.view
    let columnStart = solver.columnStart.view
    let firstRow = Int(range.firstRow)
    let rowEnd = Int(range.rowEnd)
    for row in firstRow..<rowEnd { solution[row] = residual[row] * scale }
    if range.isChain {
      for row in firstRow..<rowEnd {
        let start = Int(columnStart[row])
        guard start < Int(columnStart[row + 1]) else { continue }
        solution[Int(entryRow[start])] -= factor[start] * solution[row]
      }
      var row = rowEnd - 1
      while row >= firstRow {
        let start = Int(columnStart[row])
        var value = solution[row] * pivot[row]
        if start < Int(columnStart[row + 1]) { value -= factor[start] * solution[Int(entryRow[start])] }
        solution[row] = value
        row -= 1
      }
      return
    }
    for row in firstRow..<rowEnd {
      let value = solution[row]
      for position in Int(columnStart[row])..<Int(columnStart[row + 1]) {
        solution[Int(entryRow[position])] -= factor[position] * value
      }
    }
    var row = rowEnd - 1
    while row >= firstRow {
      var value = solution[row] * pivot[row]
      for position in Int(columnStart[row])..<Int(columnStart[row + 1]) {
        value -= factor[position] * solution[Int(entryRow[position])]
      }
      solution[row] = value
      row -= 1
    }
  }
}
