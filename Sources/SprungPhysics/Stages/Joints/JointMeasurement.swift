// SPDX-License-Identifier: MIT

import SprungGeometry

/// Measures the errors of joints at the end of the drift, or the errors of their velocities. Position errors are
/// computed from the exact rotated points at the end of the drift instead of being extrapolated along the initial
/// directions. With exact errors, Newton's method converges to satisfied joints even if the directions are only
/// approximately correct.
///
/// The measurement also detects slack ropes and inactive limits that will be exceeded. These ropes and limits are added
/// to the active set immediately.
final class JointMeasurement {
  private let columns: BodyColumns
  private let solverBodies: SolverBodies
  private let equations: JointEquations
  private let jointImpulses: JointImpulses

  init(columns: BodyColumns, solverBodies: SolverBodies, equations: JointEquations, jointImpulses: JointImpulses) {
    self.columns = columns
    self.solverBodies = solverBodies
    self.equations = equations
    self.jointImpulses = jointImpulses
  }

  /// Measures the errors at the end of the drift. Returns the largest error of the active rows, and sets `isOther` if
  /// another row must become active.
  func measure(_ range: JointCluster, _ duration: Double, mayActivate: Bool, _ isOther: inout Bool) -> Double {
    range.isCentered
      ? measureLinks(range, duration, mayActivate: mayActivate, &isOther)
      : measureJoints(range, duration, mayActivate: mayActivate, &isOther)
  }

  /// Measures the errors of rods and ropes between centers at the end of the drift, and returns the largest.
  private func measureLinks(_ range: JointCluster, _ duration: Double, mayActivate: Bool, _ isOther: inout Bool)
    -> Double
  {
    let solver = equations
    let columns = columns
    let velocity = solverBodies.velocity.view
    let shift = solverBodies.shift.view
    let residual = solver.residual.view
    let allowedError = solver.allowedError.view
    let state = solver.state.view
    var worst = 0.0
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      let joint = solver.joints + position
      let row = Int(joint.pointee.first)
      let solverIndex = Int(joint.pointee.solverIndex)
      let otherSolverIndex = Int(joint.pointee.otherSolverIndex)
      let move =
        (velocity[solverIndex] - velocity[otherSolverIndex]) * duration + (shift[solverIndex] - shift[otherSolverIndex])
      let body = Int(joint.pointee.body)
      let other = Int(joint.pointee.other)
      let x = columns.x[body] - (other >= 0 ? columns.x[other] : joint.pointee.anchorX) + move.x
      let y = columns.y[body] - (other >= 0 ? columns.y[other] : joint.pointee.anchorY) + move.y
      let error = (x * x + y * y).squareRoot() - joint.pointee.length - allowedError[row]
      residual[row] = error
      if state[row] == .active {
        worst = max(worst, abs(error))
      } else if error > PhysicsTuning.tolerance, mayActivate {
        state[row] = .active
        isOther = true
      }
    }
    return worst
  }

  /// Measures the errors of joints of any kind at the end of the drift, and returns the largest.
  private func measureJoints(_ range: JointCluster, _ duration: Double, mayActivate: Bool, _ isOther: inout Bool)
    -> Double
  {
    let solver = equations
    let residual = solver.residual.view
    let columns = columns
    var worst = 0.0
    func store(_ row: Int32, _ error: Double) {
      let value = error - solver.allowedError[Int(row)]
      residual[Int(row)] = value
      if solver.state[Int(row)] == .active { worst = max(worst, abs(value)) }
    }
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      let joint = solver.joints + position
      let solverIndex = Int(joint.pointee.solverIndex)
      let otherSolverIndex = Int(joint.pointee.otherSolverIndex)
      let other = Int(joint.pointee.other)
      let move = solverBodies.velocity[solverIndex] * duration + solverBodies.shift[solverIndex]
      let otherMove = solverBodies.velocity[otherSolverIndex] * duration + solverBodies.shift[otherSolverIndex]
      let body = Int(joint.pointee.body)
      let angle = columns.angle[body] + move.z
      let otherAngle = other >= 0 ? columns.angle[other] + otherMove.z : 0
      let lever = Joint.rotated(joint.pointee.offsetX, joint.pointee.offsetY, by: angle)
      let otherLever =
        other >= 0
        ? Joint.rotated(joint.pointee.otherOffsetX, joint.pointee.otherOffsetY, by: otherAngle) : (x: 0, y: 0)
      let deltaX = columns.x[body] - (other >= 0 ? columns.x[other] : joint.pointee.anchorX)
      let deltaY = columns.y[body] - (other >= 0 ? columns.y[other] : joint.pointee.anchorY)
      let x = deltaX + (move.x - otherMove.x) + (lever.x - otherLever.x)
      let y = deltaY + (move.y - otherMove.y) + (lever.y - otherLever.y)
      let rotationMove = move.z - otherMove.z
      let rotation = angle - otherAngle - joint.pointee.restAngle
      switch joint.pointee.shape {
      case .spring: break
      case .rod: store(joint.pointee.first, (x * x + y * y).squareRoot() - joint.pointee.length)
      case .rope:
        let row = joint.pointee.first
        store(row, (x * x + y * y).squareRoot() - joint.pointee.length)
        if solver.state[Int(row)] != .active, residual[Int(row)] > PhysicsTuning.tolerance, mayActivate {
          solver.state[Int(row)] = .active
          isOther = true
        }
      case .hinge, .weld:
        store(joint.pointee.first, x)
        store(joint.pointee.second, y)
        guard joint.pointee.third >= 0 else { continue }
        if joint.pointee.shape == .weld || joint.pointee.isLocked {
          store(joint.pointee.third, rotation)
        } else if measureRange(joint, rotation, start: rotation - rotationMove, mayActivate: mayActivate, &worst) {
          isOther = true
        }
      case .slider:
        let axis = Joint.rotated(joint.pointee.axisX, joint.pointee.axisY, by: otherAngle)
        store(joint.pointee.first, y * axis.x - x * axis.y)
        store(joint.pointee.second, rotation)
        guard joint.pointee.third >= 0 else { continue }
        let along = x * axis.x + y * axis.y
        if joint.pointee.isLocked {
          store(joint.pointee.third, along)
        } else if measureRange(joint, along, start: along, mayActivate: mayActivate, &worst) {
          isOther = true
        }
      }
    }
    return worst
  }

  /// Measures the error of a range at the end of the drift: the excess beyond a limit or, for friction, the rotation
  /// since the start. Returns whether the row became active.
  private func measureRange(
    _ joint: UnsafeMutablePointer<SolverJoint>, _ value: Double, start: Double, mayActivate: Bool,
    _ worst: inout Double
  ) -> Bool {
    let solver = equations
    let row = Int(joint.pointee.third)
    var isOther = false
    if solver.mode[row] == .free {
      let isOver = value > joint.pointee.upper + PhysicsTuning.tolerance
      let isUnder = value < joint.pointee.lower - PhysicsTuning.tolerance
      if isOver || isUnder, mayActivate {
        solver.mode[row] = isOver ? .upperStop : .lowerStop
        if solver.state[row] != .active {
          solver.state[row] = .active
          isOther = true
        }
      }
    }
    switch solver.mode[row] {
    case .upperStop: solver.residual[row] = value - joint.pointee.upper - solver.allowedError[row]
    case .lowerStop: solver.residual[row] = value - joint.pointee.lower - solver.allowedError[row]
    default: solver.residual[row] = value - start
    }
    if solver.state[row] == .active {
      worst = max(worst, abs(solver.residual[row]))
    } else if mayActivate, jointImpulses.release(row) {
      isOther = true
    }
    return isOther
  }

  /// Measures the velocity errors, which are the rates at which the errors grow.
  func measureVelocity(_ range: JointCluster) {
    let solver = equations
    let jacobian = solver.jacobian.view
    let residual = solver.residual.view
    let velocity = solverBodies.velocity.view
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let direction = jacobian[row]
      let one = velocity[Int(solver.solverIndex[row])]
      let other = velocity[Int(solver.otherSolverIndex[row])]
      residual[row] =
        direction.x * (one.x - other.x) + direction.y * (one.y - other.y) + direction.z * one.z - direction.w * other.z
    }
  }
}
