// SPDX-License-Identifier: MIT

import SprungGeometry

/// Computes directions, lever arms, errors and the matrix of joints at the current positions. A row is linear in the
/// velocities of its two bodies: d · (v - v') + a w - a' w' for a direction d and arms a, a'. This expression is the
/// rate at which the row's error changes. `jacobian` contains (d.x, d.y, a, a'). A diagonal element of the matrix is
/// the sum of the squared elements, each divided by its mass. An off-diagonal element is the corresponding product of
/// two rows over the bodies that they share.
final class JointAssembly {
  private let columns: BodyColumns
  private let equations: JointEquations

  init(columns: BodyColumns, equations: JointEquations) {
    self.columns = columns
    self.equations = equations
  }

  /// Computes directions, lever arms, errors and the matrix at the current positions.
  func assemble(_ cluster: Int) {
    let range = equations.clusters[cluster]
    if range.isCentered {
      assembleLinks(range)
    } else {
      for position in Int(range.firstJoint)..<Int(range.jointEnd) { assembleJoint(equations.joints + position) }
    }
    assembleEntries(range)
  }

  /// Computes the rows of rods and ropes between centers.
  private func assembleLinks(_ range: JointCluster) {
    let solver = equations
    let columns = columns
    let inverse = equations.inverse.view
    let x = columns.x
    let y = columns.y
    let jacobian = solver.jacobian.view
    let residual = solver.residual.view
    let diagonal = solver.diagonal.view
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      let joint = solver.joints + position
      let row = Int(joint.pointee.first)
      let body = Int(joint.pointee.body)
      let other = Int(joint.pointee.other)
      let deltaX = x[body] - (other >= 0 ? x[other] : joint.pointee.anchorX)
      let deltaY = y[body] - (other >= 0 ? y[other] : joint.pointee.anchorY)
      let length = (deltaX * deltaX + deltaY * deltaY).squareRoot()
      let isLong = length > 1e-9
      let scale = 1 / (isLong ? length : 1)
      jacobian[row] = SIMD4(isLong ? deltaX * scale : 1, deltaY * scale, 0, 0)
      residual[row] = length - joint.pointee.length
      diagonal[row] = inverse[Int(joint.pointee.solverIndex)].x + inverse[Int(joint.pointee.otherSolverIndex)].x
    }
  }

  /// Computes the rows of a joint of any kind, with lever arms.
  private func assembleJoint(_ joint: UnsafeMutablePointer<SolverJoint>) {
    let columns = columns
    let body = Int(joint.pointee.body)
    let other = Int(joint.pointee.other)
    let lever = Joint.rotated(joint.pointee.offsetX, joint.pointee.offsetY, by: columns.angle[body])
    var otherLever = (x: 0.0, y: 0.0)
    var otherX = joint.pointee.anchorX
    var otherY = joint.pointee.anchorY
    var rotation = columns.angle[body] - joint.pointee.restAngle
    if other >= 0 {
      otherLever = Joint.rotated(joint.pointee.otherOffsetX, joint.pointee.otherOffsetY, by: columns.angle[other])
      otherX = columns.x[other]
      otherY = columns.y[other]
      rotation -= columns.angle[other]
    }
    let deltaX = columns.x[body] - otherX + (lever.x - otherLever.x)
    let deltaY = columns.y[body] - otherY + (lever.y - otherLever.y)
    joint.pointee.leverX = lever.x
    joint.pointee.leverY = lever.y
    joint.pointee.otherLeverX = otherLever.x
    joint.pointee.otherLeverY = otherLever.y
    joint.pointee.rotation = rotation
    let first = joint.pointee.first
    switch joint.pointee.shape {
    case .spring: break
    case .rod, .rope:
      let length = (deltaX * deltaX + deltaY * deltaY).squareRoot()
      let isLong = length > 1e-9
      let x = isLong ? deltaX / length : 1
      let y = isLong ? deltaY / length : 0
      store(joint, first, x, y, error: length - joint.pointee.length)
    case .hinge, .weld:
      store(joint, first, 1, 0, error: deltaX)
      store(joint, joint.pointee.second, 0, 1, error: deltaY)
      if joint.pointee.third >= 0 { storeRotation(joint, joint.pointee.third) }
    case .slider:
      let axis = Joint.rotated(joint.pointee.axisX, joint.pointee.axisY, by: other >= 0 ? columns.angle[other] : 0)
      store(joint, first, -axis.y, axis.x, error: deltaY * axis.x - deltaX * axis.y, reachX: deltaX, reachY: deltaY)
      storeRotation(joint, joint.pointee.second)
      if joint.pointee.third >= 0 {
        store(
          joint, joint.pointee.third, axis.x, axis.y, error: deltaX * axis.x + deltaY * axis.y, reachX: deltaX,
          reachY: deltaY)
      }
    }
  }

  /// Stores a row for the relative velocity along a direction. If the direction rotates with the second body, the arm
  /// of that body extends to the first body's point.
  @inline(__always)
  private func store(
    _ joint: UnsafeMutablePointer<SolverJoint>, _ row: Int32, _ x: Double, _ y: Double, error: Double,
    reachX: Double = 0, reachY: Double = 0
  ) {
    let arm = joint.pointee.leverX * y - joint.pointee.leverY * x
    let otherArm = (joint.pointee.otherLeverX + reachX) * y - (joint.pointee.otherLeverY + reachY) * x
    finish(joint, Int(row), SIMD4(x, y, arm, otherArm), error: error)
  }

  /// Stores the row of an angle, which changes with the rotation of each body.
  @inline(__always)
  private func storeRotation(_ joint: UnsafeMutablePointer<SolverJoint>, _ row: Int32) {
    finish(joint, Int(row), SIMD4(0, 0, 1, 1), error: joint.pointee.rotation)
  }

  /// Stores a row: its direction, both lever arms, its error, and its diagonal element.
  @inline(__always)
  private func finish(
    _ joint: UnsafeMutablePointer<SolverJoint>, _ row: Int, _ direction: SIMD4<Double>, error: Double
  ) {
    let inverse = equations.inverse[Int(joint.pointee.solverIndex)]
    let otherInverse = equations.inverse[Int(joint.pointee.otherSolverIndex)]
    equations.jacobian[row] = direction
    equations.residual[row] = error
    equations.diagonal[row] =
      (inverse.x + otherInverse.x) * (direction.x * direction.x + direction.y * direction.y)
      + inverse.z * direction.z * direction.z + otherInverse.z * direction.w * direction.w
  }

  /// Computes the entries below the diagonal. Each entry is a sum over the bodies that two rows share.
  func assembleEntries(_ range: JointCluster) {
    let solver = equations
    let jacobian = solver.jacobian.view
    let inverse = equations.inverse.view
    let entry = solver.entry.view
    let firstRow = Int(range.firstRow)
    let rowEnd = Int(range.rowEnd)
    for position in Int(solver.columnStart[firstRow])..<Int(solver.columnStart[rowEnd]) { entry[position] = 0 }
    for position in Int(solver.termStart[firstRow])..<Int(solver.termStart[rowEnd]) {
      let term = solver.terms[position]
      let one = jacobian[Int(term.first)]
      let two = jacobian[Int(term.second)]
      let isOther = term.roles & 1 != 0
      let inverse = inverse[
        Int(isOther ? solver.otherSolverIndex[Int(term.first)] : solver.solverIndex[Int(term.first)])]
      let arm = isOther ? one.w : one.z
      let otherArm = term.roles & 2 != 0 ? two.w : two.z
      let value = inverse.x * (one.x * two.x + one.y * two.y) + inverse.z * arm * otherArm
      entry[Int(term.entry)] += term.roles == 0 || term.roles == 3 ? value : -value
    }
  }

  /// Determines which ropes and limits of a cluster are active after the drift.
  func readStops(_ range: JointCluster) {
    let solver = equations
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      let joint = solver.joints + position
      let row = Int(joint.pointee.third)
      guard row >= 0, solver.mode[row] != .rigid else { continue }
      if solver.mode[row] != .free, solver.state[row] != .active { solver.mode[row] = .free }
      if solver.mode[row] == .free { solver.state[row] = solver.friction[row] > 0 ? .active : .off }
    }
  }

  /// Converts errors after the drift to the required corrections, and returns the largest one of the active rows.
  func readErrors(_ range: JointCluster) -> Double {
    let solver = equations
    var worst = 0.0
    if range.isBounded {
      for position in Int(range.firstJoint)..<Int(range.jointEnd) {
        let joint = solver.joints + position
        let row = Int(joint.pointee.third)
        guard row >= 0 else { continue }
        switch solver.mode[row] {
        case .rigid, .rope: break
        case .free: solver.residual[row] = 0
        case .upperStop: solver.residual[row] -= joint.pointee.upper
        case .lowerStop: solver.residual[row] -= joint.pointee.lower
        }
      }
    }
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      solver.residual[row] -= solver.allowedError[row]
      if solver.state[row] == .active { worst = max(worst, abs(solver.residual[row])) }
    }
    return worst
  }
}
