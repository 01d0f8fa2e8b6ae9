// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Reads a cluster at the present positions for the first time.
  func startCluster(_ cluster: Int) {
    let range = jointSolver.clusters[cluster]
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      jointSolver.allowedError[row] = 0
      jointSolver.refusals[row] = 0
    }
    if range.isLinkChain { return startChain(cluster) }
    assemble(cluster)
    if range.isBounded { startStops(range) }
    _ = readErrors(range)
    updateAllowedErrors(cluster)
    factor(cluster)
  }

  /// Computes directions, arms, errors and the matrix at the present positions.
  func assemble(_ cluster: Int) {
    let range = jointSolver.clusters[cluster]
    if range.isCenterd {
      assembleLinks(range)
    } else {
      for position in Int(range.firstJoint)..<Int(range.jointEnd) { assembleJoint(jointSolver.joints + position) }
    }
    assembleEntries(range)
  }

  /// Rods and ropes between centers.
  private func assembleLinks(_ range: JointCluster) {
    let solver = jointSolver
    let columns = columns
    let inverse = jointSolver.inverse.view
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

  private func assembleJoint(_ joint: UnsafeMutablePointer<SolverJoint>) {
    let columns = columns
    let body = Int(joint.pointee.body)
    let other = Int(joint.pointee.other)
    let lever = rotated(joint.pointee.offsetX, joint.pointee.offsetY, by: columns.angle[body])
    var otherLever = (x: 0.0, y: 0.0)
    var otherX = joint.pointee.anchorX
    var otherY = joint.pointee.anchorY
    var rotation = columns.angle[body] - joint.pointee.restAngle
    if other >= 0 {
      otherLever = rotated(joint.pointee.otherOffsetX, joint.pointee.otherOffsetY, by: columns.angle[other])
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
      let axis = rotated(joint.pointee.axisX, joint.pointee.axisY, by: other >= 0 ? columns.angle[other] : 0)
      store(joint, first, -axis.y, axis.x, error: deltaY * axis.x - deltaX * axis.y, reachX: deltaX, reachY: deltaY)
      storeRotation(joint, joint.pointee.second)
      if joint.pointee.third >= 0 {
        store(
          joint, joint.pointee.third, axis.x, axis.y, error: deltaX * axis.x + deltaY * axis.y, reachX: deltaX,
          reachY: deltaY)
      }
    }
  }

  /// Stores a row of relative velocity along a direction. Where the direction rotates with the second body, that body's
  /// arm reaches as far as the first body's point.
  @inline(__always)
  private func store(
    _ joint: UnsafeMutablePointer<SolverJoint>, _ row: Int32, _ x: Double, _ y: Double, error: Double,
    reachX: Double = 0, reachY: Double = 0
  ) {
    let arm = joint.pointee.leverX * y - joint.pointee.leverY * x
    let otherArm = (joint.pointee.otherLeverX + reachX) * y - (joint.pointee.otherLeverY + reachY) * x
    finish(joint, Int(row), SIMD4(x, y, arm, otherArm), error: error)
  }

  @inline(__always)
  private func storeRotation(_ joint: UnsafeMutablePointer<SolverJoint>, _ row: Int32) {
    finish(joint, Int(row), SIMD4(0, 0, 1, 1), error: joint.pointee.rotation)
  }

  @inline(__always)
  private func finish(
    _ joint: UnsafeMutablePointer<SolverJoint>, _ row: Int, _ direction: SIMD4<Double>, error: Double
  ) {
    let inverse = jointSolver.inverse[Int(joint.pointee.solverIndex)]
    let otherInverse = jointSolver.inverse[Int(joint.pointee.otherSolverIndex)]
    jointSolver.jacobian[row] = direction
    jointSolver.residual[row] = error
    jointSolver.diagonal[row] =
      (inverse.x + otherInverse.x) * (direction.x * direction.x + direction.y * direction.y)
      + inverse.z * direction.z * direction.z + otherInverse.z * direction.w * direction.w
  }

  /// A vector of a body's axes in those of the world.
  @inline(__always)
  func rotated(_ x: Double, _ y: Double, by angle: Double) -> (x: Double, y: Double) {
    if x == 0, y == 0 { return (0, 0) }
    if angle == 0 { return (x, y) }
    let rotation = DeterministicMath.sincos(angle)
    return (x * rotation.cosine - y * rotation.sine, x * rotation.sine + y * rotation.cosine)
  }

  func assembleEntries(_ range: JointCluster) {
    let solver = jointSolver
    let jacobian = solver.jacobian.view
    let inverse = jointSolver.inverse.view
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
}
