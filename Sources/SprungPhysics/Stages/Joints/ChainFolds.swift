// SPDX-License-Identifier: MIT

import SprungGeometry

/// Copies joints to and from the folds of chains. Links form an open chain, whose rows are eliminated alternately from
/// both ends. Rows therefore belong alternately to the front and the back half, and the number of a row determines its
/// link (`JointCluster.fold`).
final class ChainFolds {
  private let columns: BodyColumns
  private let equations: JointEquations
  private let solutionLimit: SolutionLimit
  private let assembly: JointAssembly
  private let allowedErrors: AllowedErrors

  init(
    columns: BodyColumns, equations: JointEquations, solutionLimit: SolutionLimit, assembly: JointAssembly,
    allowedErrors: AllowedErrors
  ) {
    self.columns = columns
    self.equations = equations
    self.solutionLimit = solutionLimit
    self.assembly = assembly
    self.allowedErrors = allowedErrors
  }

  /// Assigns the bodies and links of a chain to folds.
  func foldChain(_ range: JointCluster) {
    let folds = equations.folds.view
    let last = Int(range.foldEnd)
    for fold in Int(range.firstFold)...last { folds[fold] = ChainFold() }
    let middle = Int(range.rowEnd) - 1
    for row in Int(range.firstRow)..<middle {
      let (fold, lane) = range.fold(ofRow: row)
      let following = min(row + 2, middle)
      let joint = link(range, row)
      putEnd(
        of: joint, isBody: !isShared(joint.pointee.body, joint.pointee.solverIndex, link(range, following)), fold, lane)
    }
    let joint = link(range, middle)
    // The ends of the middle link are the inner ends of both halves. A single link has no inner ends.
    var isBody = true
    if range.rowEnd - range.firstRow > 1 {
      isBody = !isShared(joint.pointee.body, joint.pointee.solverIndex, link(range, middle - 1))
    }
    putEnd(of: joint, isBody: isBody, last, 0)
    putEnd(of: joint, isBody: !isBody, last, 1)
    for row in Int(range.firstRow)...middle { loadLink(range, row) }
  }

  /// Returns the joint of a row.
  @inline(__always)
  func link(_ range: JointCluster, _ row: Int) -> UnsafeMutablePointer<SolverJoint> {
    equations.joints + (Int(range.firstJoint) + row - Int(range.firstRow))
  }

  /// Returns whether a link of a chain ends at the same body or point as another link.
  private func isShared(_ body: Int32, _ solverIndex: Int32, _ other: UnsafeMutablePointer<SolverJoint>) -> Bool {
    solverIndex > 0 && (other.pointee.body == body || other.pointee.other == body)
  }

  /// Stores one end of a link, a body or a point of the world, in a lane.
  private func putEnd(of joint: UnsafeMutablePointer<SolverJoint>, isBody: Bool, _ fold: Int, _ lane: Int) {
    let folds = equations.folds.view
    folds[fold].body[lane] = isBody ? joint.pointee.body : joint.pointee.other
    guard folds[fold].body[lane] < 0 else { return }
    folds[fold].anchorX[lane] = joint.pointee.anchorX
    folds[fold].anchorY[lane] = joint.pointee.anchorY
  }

  /// Copies the length, allowed error and state of a row.
  func loadLink(_ range: JointCluster, _ row: Int) {
    let folds = equations.folds.view
    let (fold, lane) = range.fold(ofRow: row)
    folds[fold].target[lane] = link(range, row).pointee.length + equations.allowedError[row]
    let isActive = equations.state[row] == .active
    let isRope = equations.mode[row] == .rope
    folds[fold].isActive[lane] = isActive ? 1 : 0
    folds[fold].isSlack[lane] = isRope && !isActive ? 1 : 0
    folds[fold].isRope[lane] = isRope ? 1 : 0
    guard fold == Int(range.foldEnd) else { return }
    folds[fold].target.back = folds[fold].target.front
    folds[fold].isActive.back = folds[fold].isActive.front
    folds[fold].isSlack.back = folds[fold].isSlack.front
    folds[fold].isRope.back = folds[fold].isRope.front
  }

  /// Looks up the solver indices and masses of a chain's bodies.
  func indexChain(_ range: JointCluster) {
    let folds = equations.folds.view
    let inverse = equations.inverse.view
    for fold in Int(range.firstFold)...Int(range.foldEnd) {
      let body = folds[fold].body
      let solverIndex = Halves<Int32>(
        body.front >= 0 ? Int32(columns.solverIndex(of: Int(body.front))) : 0,
        body.back >= 0 ? Int32(columns.solverIndex(of: Int(body.back))) : 0)
      folds[fold].solverIndex = solverIndex
      folds[fold].inverse = Halves(
        solverIndex.front > 0 ? inverse[Int(solverIndex.front)].x : 0,
        solverIndex.back > 0 ? inverse[Int(solverIndex.back)].x : 0)
    }
  }

  /// Activates ropes that are too long at the end of the drift, and returns whether any were activated.
  func activateChain(_ range: JointCluster) -> Bool {
    let solver = equations
    var isAny = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.state[row] != .active {
      let (fold, lane) = range.fold(ofRow: row)
      guard solver.folds[fold].residual[lane] > PhysicsTuning.tolerance else { continue }
      solver.state[row] = .active
      loadLink(range, row)
      isAny = true
    }
    return isAny
  }

  /// Releases ropes whose impulse would push. The solution then reverts their impulses.
  func releaseChain(_ range: JointCluster) {
    let solver = equations
    let folds = solver.folds.view
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let (fold, lane) = range.fold(ofRow: row)
      let total = folds[fold].total[lane]
      if solver.mode[row] == .rope, solver.state[row] == .active, total + folds[fold].solution[lane] > 0 {
        solver.state[row] = .atUpper
        loadLink(range, row)
        folds[fold].solution[lane] = -total
      } else {
        folds[fold].solution[lane] = 0
      }
    }
    let last = Int(range.foldEnd)
    folds[last].solution.back = folds[last].solution.front
  }

  /// Replaces the solution with a bounded one if it would fling bodies, see `limitSolution`.
  func limitChainSolution(_ cluster: Int, _ duration: Double) {
    let solver = equations
    let folds = solver.folds.view
    let range = solver.clusters[cluster]
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let (fold, lane) = range.fold(ofRow: row)
      let isLast = fold == Int(range.foldEnd)
      // The directions of folds point from the outer to the inner body; those of joints point from the second to the
      // first body.
      let inner = isLast ? folds[fold].body.back : folds[fold + 1].body[lane]
      let sign = inner == link(range, row).pointee.body ? 1.0 : -1
      solver.jacobian[row] = SIMD4(folds[fold].directionX[lane] * sign, folds[fold].directionY[lane] * sign, 0, 0)
      solver.diagonal[row] =
        solver.inverse[Int(solver.solverIndex[row])].x + solver.inverse[Int(solver.otherSolverIndex[row])].x
      solver.residual[row] = folds[fold].residual[lane]
      solver.solution[row] = folds[fold].solution[lane]
    }
    assembly.assembleEntries(range)
    solutionLimit.limitSolution(cluster, -1, duration)
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let (fold, lane) = range.fold(ofRow: row)
      folds[fold].solution[lane] = solver.solution[row]
    }
    let last = Int(range.foldEnd)
    folds[last].solution.back = folds[last].solution.front
  }

  /// The version of `reduceAllowedErrors` for chains.
  func takeInChain(_ cluster: Int) {
    let range = equations.clusters[cluster]
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      allowedErrors.reduceAllowedError(row, within: PhysicsTuning.jointCorrectionDistance)
      loadLink(range, row)
    }
  }

  /// The version of `updateAllowedErrors` for chains.
  func updateChainAllowedErrors(_ cluster: Int, moved: Bool = false) {
    let solver = equations
    let range = solver.clusters[cluster]
    var hasAllowedErrors = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let (fold, lane) = range.fold(ofRow: row)
      let isRight = moved && solver.state[row] == .active
      allowedErrors.updateAllowedError(
        row, by: (isRight ? 0 : solver.folds[fold].residual[lane]) + solver.allowedError[row],
        within: PhysicsTuning.jointCorrectionDistance)
      loadLink(range, row)
      hasAllowedErrors = hasAllowedErrors || solver.allowedError[row] != 0
    }
    solver.clusters[cluster].hasAllowedErrors = hasAllowedErrors
  }

  /// Returns the impulse of a chain's row in the last phase.
  func chainImpulse(_ range: JointCluster, ofRow row: Int) -> Double {
    let (fold, lane) = range.fold(ofRow: row)
    return equations.folds[fold].impulse[lane]
  }
}
