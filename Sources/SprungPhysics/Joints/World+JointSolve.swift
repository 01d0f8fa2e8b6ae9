// SPDX-License-Identifier: MIT

import SprungGeometry

/// What the solver step asks of the joints.
extension World {
  /// Changes the velocities so that rigid joints hold where the drift will end. Answers whether there is any.
  ///
  /// May be called several times in a substep, in turn with contacts: each call starts from the velocities it finds, and the
  /// bounds of ropes, stops and friction are those of the sum of all calls.
  func solveJointDrift(_ duration: Double) -> Bool {
    let solver = jointSolver
    for cluster in 0..<solver.clusterCount {
      if solver.clusters[cluster].isLinkChain {
        solveDrift(ofChain: cluster, duration)
      } else {
        solveDrift(ofCluster: cluster, duration)
      }
    }
    return solver.clusterCount > 0
  }

  /// Moves the bodies until rigid joints hold to rounding.
  ///
  /// The velocities need not follow: what would follow along the joints is taken away at once by `solveJointVelocity`.
  func correctJoints(_ duration: Double) {
    let solver = jointSolver
    for cluster in 0..<solver.clusterCount {
      let range = solver.clusters[cluster]
      if range.isLinkChain {
        correctChain(cluster, duration)
        continue
      }
      if range.isFlung {
        projectJoints(cluster, duration)
        continue
      }
      if range.hasAllowedErrors { reduceAllowedErrors(cluster) }
      var round = 0
      var isRight = false
      while true {
        assemble(cluster)
        if range.isBounded, round == 0 { readStops(range) }
        factor(cluster)
        let worst = readErrors(range)
        if worst < 1e-9 || round >= PhysicsTuning.jointCorrections { break }
        substitute(range, factor: -1)
        limitSolution(cluster, -1, duration)
        let move = moveBodies(range).move
        round += 1
        if move < PhysicsTuning.jointBend {
          isRight = true
          break
        }
      }
      updateAllowedErrors(cluster, moved: isRight)
      for row in Int(range.firstRow)..<Int(range.rowEnd) { solver.impulse[row] = 0 }
    }
  }

  /// Takes from the velocities what would break a rigid joint.
  func solveJointVelocity(_ duration: Double) {
    let solver = jointSolver
    for cluster in 0..<solver.clusterCount {
      let range = solver.clusters[cluster]
      if range.isLinkChain {
        solveVelocity(ofChain: cluster, duration)
        continue
      }
      guard range.isBounded else {
        measureVelocity(range)
        substitute(range, factor: -1)
        apply(range)
        continue
      }
      for exchange in 0...PhysicsTuning.jointExchanges {
        measureVelocity(range)
        if exchange > 0, releaseAll(range) { factor(cluster) }
        substitute(range, factor: -1)
        if clamp(range, duration) {
          factor(cluster)
          continue
        }
        apply(range)
        break
      }
    }
  }

  /// Starts the impulses of a substep's first phase. Rows without bounds need no sum.
  func startJointImpulses() {
    let solver = jointSolver
    for cluster in 0..<solver.clusterCount
    where solver.clusters[cluster].isBounded && !solver.clusters[cluster].isLinkChain {
      let range = solver.clusters[cluster]
      for row in Int(range.firstRow)..<Int(range.rowEnd) {
        solver.impulse[row] = 0
        guard solver.mode[row] != .rigid, solver.mode[row] != .rope, solver.state[row] != .off else { continue }
        if solver.state[row] != .active {
          // What slipped or left its stop is looked at anew, with the impulse that it had.
          solver.state[row] = .active
          solver.clusters[cluster].isFactored = false
        }
      }
      if !solver.clusters[cluster].isFactored { factor(cluster) }
    }
  }

  /// Which of a cluster's ropes and stops hold after the drift.
  func readStops(_ range: JointCluster) {
    let solver = jointSolver
    for position in Int(range.firstJoint)..<Int(range.jointEnd) {
      let joint = solver.joints + position
      let row = Int(joint.pointee.third)
      guard row >= 0, solver.mode[row] != .rigid else { continue }
      if solver.mode[row] != .free, solver.state[row] != .active { solver.mode[row] = .free }
      if solver.mode[row] == .free { solver.state[row] = solver.friction[row] > 0 ? .active : .off }
    }
  }

  /// Turns errors after the drift into what has to be corrected; answers the largest of the active rows.
  func readErrors(_ range: JointCluster) -> Double {
    let solver = jointSolver
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

  /// Moves the bodies of a cluster by the solution, or by a part of it if some body would move farther than a limit. Answers
  /// the largest move, and the part.
  func moveBodies(_ range: JointCluster, atMost limit: Double = .infinity) -> (move: Double, part: Double) {
    let solver = jointSolver
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

  private func measureVelocity(_ range: JointCluster) {
    let solver = jointSolver
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

  /// Lets rows at a bound go again that the velocities press against it.
  private func releaseAll(_ range: JointCluster) -> Bool {
    let solver = jointSolver
    var isOther = false
    for row in Int(range.firstRow)..<Int(range.rowEnd) where solver.mode[row] != .rigid {
      // A rope that is slack has no business with velocities.
      if solver.mode[row] == .rope, solver.impulse[row] == 0 { continue }
      if release(row) { isOther = true }
    }
    return isOther
  }

  /// The force of a joint in the last step, or nil if it is not in the solver.
  func solvedForce(of index: Int32) -> Double? {
    for position in 0..<jointSolver.jointCount where jointSolver.joints[position].index == index {
      return solvedForce(at: jointSolver.joints + position)
    }
    return nil
  }

  /// The force that a joint held with at the end of the last step.
  func solvedForce(at joint: UnsafeMutablePointer<SolverJoint>) -> Double {
    let half = PhysicsTuning.stepDuration / Double(solverSubsteps) / 2
    func force(_ row: Int32) -> Double { row >= 0 ? impulse(ofRow: Int(row)) / half : 0 }
    let shape = joint.pointee.shape
    let first = force(joint.pointee.first)
    let second =
      switch shape {
      case .hinge, .weld: force(joint.pointee.second)
      case .slider: force(joint.pointee.third)
      case .rod, .rope, .spring: 0.0
      }
    return (first * first + second * second).squareRoot()
  }

  private func impulse(ofRow row: Int) -> Double {
    for cluster in 0..<jointSolver.clusterCount where row < Int(jointSolver.clusters[cluster].rowEnd) {
      let range = jointSolver.clusters[cluster]
      return range.isLinkChain ? chainImpulse(range, ofRow: row) : jointSolver.impulse[row]
    }
    return 0
  }
}
