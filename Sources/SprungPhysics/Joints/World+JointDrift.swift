// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Changes the velocities of a cluster by impulses along the present directions so that joints hold where the drift
  /// ends: Newton's method with the matrix of the start, and the right set of taut ropes and reached stops.
  func solveDrift(ofCluster cluster: Int, _ duration: Double) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let solverIndex = Int(solver.bodySolverIndices[position])
      solver.before[solverIndex] = solverBodies.velocity[solverIndex]
    }
    approachDrift(ofCluster: cluster, duration)
    var isOther = false
    let worst = measure(range, duration, mayActivate: range.isBounded, &isOther)
    let isFlung = isOther || worst > range.doubt
    solver.clusters[cluster].isFlung = isFlung
    guard isFlung else { return }
    for position in Int(range.firstBody)..<Int(range.bodyEnd) {
      let solverIndex = Int(solver.bodySolverIndices[position])
      solverBodies.velocity[solverIndex] = solver.before[solverIndex]
    }
    for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.impulse[row] = 0 }
  }

  private func approachDrift(ofCluster cluster: Int, _ duration: Double) {
    let range = jointSolver.clusters[cluster]
    var rounds = 0
    var exchanges = 0
    var last = Double.infinity
    while true {
      var isOther = false
      let worst = measure(range, duration, mayActivate: exchanges < PhysicsTuning.jointExchanges, &isOther)
      if isOther {
        exchanges += 1
        factor(cluster)
      } else if worst < PhysicsTuning.jointTolerance || worst > last {
        // Links that rotate by much in a step have no impulse along the old direction: more of them would only add
        // energy.
        return
      }
      substitute(range, factor: -1 / duration)
      if range.isBounded, clamp(range, duration) {
        exchanges += 1
        factor(cluster)
        if exchanges < 2 * PhysicsTuning.jointExchanges { continue }
        return
      }
      limitSolution(cluster, -1 / duration, duration)
      apply(range)
      last = worst * PhysicsTuning.jointConvergence
      rounds += 1
      if rounds >= PhysicsTuning.jointRounds { return }
    }
  }

  /// The errors at the end of the drift; answers the largest of what holds, and whether something else has to hold too.
  private func measure(_ range: JointCluster, _ duration: Double, mayActivate: Bool, _ isOther: inout Bool) -> Double {
    range.isCenterd
      ? measureLinks(range, duration, mayActivate: mayActivate, &isOther)
      : measureJoints(range, duration, mayActivate: mayActivate, &isOther)
  }

  /// The errors of rods and ropes between centers at the end of the drift; answers the largest.
  private func measureLinks(_ range: JointCluster, _ duration: Double, mayActivate: Bool, _ isOther: inout Bool)
    -> Double
  {
    let solver = jointSolver
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
      } else if error > PhysicsTuning.jointTolerance, mayActivate {
        state[row] = .active
        isOther = true
      }
    }
    return worst
  }

  private func measureJoints(_ range: JointCluster, _ duration: Double, mayActivate: Bool, _ isOther: inout Bool)
    -> Double
  {
    let solver = jointSolver
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
      let lever = rotated(joint.pointee.offsetX, joint.pointee.offsetY, by: angle)
      let otherLever =
        other >= 0 ? rotated(joint.pointee.otherOffsetX, joint.pointee.otherOffsetY, by: otherAngle) : (x: 0, y: 0)
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
        if solver.state[Int(row)] != .active, residual[Int(row)] > PhysicsTuning.jointTolerance, mayActivate {
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
        let axis = rotated(joint.pointee.axisX, joint.pointee.axisY, by: otherAngle)
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

  /// The error of a range at the end of the drift: beyond a stop, or with friction the rotation since the start.
  /// Answers whether the row became active.
  private func measureRange(
    _ joint: UnsafeMutablePointer<SolverJoint>, _ value: Double, start: Double, mayActivate: Bool,
    _ worst: inout Double
  ) -> Bool {
    let solver = jointSolver
    let row = Int(joint.pointee.third)
    var isOther = false
    if solver.mode[row] == .free {
      let isOver = value > joint.pointee.upper + PhysicsTuning.jointTolerance
      let isUnder = value < joint.pointee.lower - PhysicsTuning.jointTolerance
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
    } else if mayActivate, release(row) {
      isOther = true
    }
    return isOther
  }

  /// Lets a row at a bound go again if it has to hold after all.
  func release(_ row: Int) -> Bool {
    let solver = jointSolver
    let error = solver.residual[row]
    let isNeeded =
      (solver.state[row] == .atUpper && error > PhysicsTuning.jointTolerance)
      || (solver.state[row] == .atLower && error < -PhysicsTuning.jointTolerance)
    if isNeeded { solver.state[row] = .active }
    return isNeeded
  }

  /// The bounds of a row's impulse in half a step.
  @inline(__always)
  func bounds(_ row: Int, _ duration: Double) -> (lower: Double, upper: Double) {
    let solver = jointSolver
    let friction = solver.friction[row] * duration / 2
    switch solver.mode[row] {
    case .rigid: return (-.infinity, .infinity)
    case .rope: return (-.infinity, 0)
    case .free: return (-friction, friction)
    case .upperStop: return (-.infinity, friction)
    case .lowerStop: return (-friction, .infinity)
    }
  }

  /// Puts rows whose impulse would exceed its bounds to the bound. Answers whether there were any; then the solution is
  /// void.
  func clamp(_ range: JointCluster, _ duration: Double) -> Bool {
    let solver = jointSolver
    var isOther = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.mode[row] != .rigid {
      guard solver.state[row] == .active else { continue }
      let bounds = bounds(row, duration)
      let sum = solver.impulse[row] + solver.solution[row]
      guard sum < bounds.lower || sum > bounds.upper else { continue }
      let isUpper = sum > bounds.upper
      solver.state[row] = isUpper ? .atUpper : .atLower
      solver.solution[row] = (isUpper ? bounds.upper : bounds.lower) - solver.impulse[row]
      push(row)
      isOther = true
    }
    return isOther
  }

  /// Gives the bodies of a row its new impulse.
  @inline(__always)
  func push(_ row: Int) {
    let solver = jointSolver
    let size = solver.solution[row]
    solver.impulse[row] += size
    let direction = solver.jacobian[row]
    let solverIndex = Int(solver.solverIndex[row])
    let otherSolverIndex = Int(solver.otherSolverIndex[row])
    solverBodies.velocity[solverIndex] +=
      jointSolver.inverse[solverIndex] * (SIMD4(direction.x, direction.y, direction.z, 0) * size)
    solverBodies.velocity[otherSolverIndex] -=
      jointSolver.inverse[otherSolverIndex] * (SIMD4(direction.x, direction.y, direction.w, 0) * size)
  }

  /// Gives every body of a cluster the impulses of the solution.
  func apply(_ range: JointCluster) {
    let solver = jointSolver
    let jacobian = solver.jacobian.view
    let solution = solver.solution.view
    let impulse = solver.impulse.view
    let indexOf = solver.solverIndex.view
    let otherIndexOf = solver.otherSolverIndex.view
    let velocity = solverBodies.velocity.view
    let inverse = jointSolver.inverse.view
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let size = solution[row]
      impulse[row] += size
      let direction = jacobian[row]
      let solverIndex = Int(indexOf[row])
      let otherSolverIndex = Int(otherIndexOf[row])
      velocity[solverIndex] += inverse[solverIndex] * (SIMD4(direction.x, direction.y, direction.z, 0) * size)
      velocity[otherSolverIndex] -= inverse[otherSolverIndex] * (SIMD4(direction.x, direction.y, direction.w, 0) * size)
    }
  }

  /// Replaces a solution that would throw bodies about by a bounded one: joints that contradict one another, or are
  /// about to, have no answer or an enormous one.
  func limitSolution(_ cluster: Int, _ scale: Double, _ duration: Double) {
    let solver = jointSolver
    let range = solver.clusters[cluster]
    var errors = 0.0
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.state[row] == .active {
      errors += abs(solver.residual[row])
    }
    // A move cannot be larger than the errors of all rows together, but for levers.
    let limit = PhysicsTuning.jointLeverage * errors * abs(scale)
    guard largestMove(range, atLeast: limit) > limit else { return }
    factor(cluster, softness: PhysicsTuning.jointSoftness)
    substitute(range, factor: scale)
    let move = largestMove(range, atLeast: 0)
    if move > limit {
      for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.solution[row] *= limit / move }
    }
    factor(cluster)
  }

  /// The largest change of velocity of a body, in pt/s, that the solution means; 0 if even its largest part is below a
  /// limit.
  private func largestMove(_ range: JointCluster, atLeast limit: Double) -> Double {
    let solver = jointSolver
    var largest = 0.0
    for row in Int(range.firstRow)..<Int(range.rowEnd) {
      let inverse = max(
        jointSolver.inverse[Int(solver.solverIndex[row])].x, jointSolver.inverse[Int(solver.otherSolverIndex[row])].x)
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

  /// Adds to the moves of a row's bodies what its solution means.
  @inline(__always)
  func collectMove(_ row: Int) {
    let solver = jointSolver
    let size = solver.solution[row]
    let direction = solver.jacobian[row]
    let solverIndex = Int(solver.solverIndex[row])
    let otherSolverIndex = Int(solver.otherSolverIndex[row])
    solver.move[solverIndex] +=
      jointSolver.inverse[solverIndex] * (SIMD4(direction.x, direction.y, direction.z, 0) * size)
    solver.move[otherSolverIndex] -=
      jointSolver.inverse[otherSolverIndex] * (SIMD4(direction.x, direction.y, direction.w, 0) * size)
  }
}
