// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves the solver bodies by one fixed step, in the form of RATTLE (Andersen 1983): the exact flow's first velocity
  /// half step, impulses that make the positions after the drift right, the drift, the second half step, and impulses
  /// that make the velocities right. Without contact or joint this is the exact motion under a constant acceleration.
  func stepSolverBodies() {
    if !areSolverBodiesReasonable() {
      quarantineSolverBodies()
      guard solverBodies.count > 1 else { return }
    }
    let substeps = solverSubsteps
    let duration = PhysicsTuning.stepDuration / Double(substeps)
    for substep in 0..<substeps {
      measureDeltaPositions(isFirst: substep == 0)
      beginVelocityHalfStep(duration)
      pullSprings(duration)
      solveDrift(duration)
      drift(duration)
      correctJoints(duration)
      endVelocityHalfStep()
      solveVelocity(duration)
    }
    guard areSolverBodiesReasonable() else { return quarantineSolverBodies() }
    containSolverBodies()
    storeSolverBodies()
  }

  /// The delta position of every body since the contacts were found, from the columns alone, so that it does not matter
  /// how the steps of a collision interval are grouped.
  private func measureDeltaPositions(isFirst: Bool) {
    let columns = columns
    let solverBodies = solverBodies
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      solverBodies.deltaPosition[solverIndex] =
        SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0) - solverBodies.base[solverIndex]
      if isFirst { solverBodies.startDeltaPosition[solverIndex] = solverBodies.deltaPosition[solverIndex] }
    }
  }

  /// The first half step turns the velocity into the average one of the exact motion over the substep; the rest
  /// waits for `endVelocityHalfStep`.
  private func beginVelocityHalfStep(_ duration: Double) {
    let columns = columns
    let solverBodies = solverBodies
    let velocity = solverBodies.velocity.view
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      let flow = solverBodies.flow[solverIndex]
      let old = velocity[solverIndex]
      let fromX = columns.x[row] - columns.equilibriumX[row]
      let fromY = columns.y[row] - columns.equilibriumY[row]
      let accelerationX = columns.accelerationX[row]
      let accelerationY = columns.accelerationY[row]
      var driftX = flow.positionFromVelocity * old.x
      var driftY = flow.positionFromVelocity * old.y
      var newX = flow.velocityFromVelocity * old.x
      var newY = flow.velocityFromVelocity * old.y
      if columns.stiffness[row] > 0 {
        driftX += (flow.positionFromPosition - 1) * fromX
        driftY += (flow.positionFromPosition - 1) * fromY
        newX += flow.velocityFromPosition * fromX
        newY += flow.velocityFromPosition * fromY
      } else {
        driftX += flow.positionFromAcceleration * accelerationX
        driftY += flow.positionFromAcceleration * accelerationY
        newX += flow.velocityFromAcceleration * accelerationX
        newY += flow.velocityFromAcceleration * accelerationY
      }
      let averageX = driftX / duration
      let averageY = driftY / duration
      var averageAngularVelocity = old.z
      var newAngularVelocity = old.z
      if columns.inverseInertia[row] > 0, columns.angularResistance[row] > 0 || hasTorque(row) {
        let rotation = propagators.over(stiffness: 0, dampingRate: columns.angularResistance[row], time: duration)
        let acceleration = angularAcceleration(row, at: columns.angle[row] + old.z * duration / 2)
        averageAngularVelocity =
          (rotation.positionFromVelocity * old.z + rotation.positionFromAcceleration * acceleration) / duration
        newAngularVelocity = rotation.velocityFromVelocity * old.z + rotation.velocityFromAcceleration * acceleration
      }
      if solverBodies.isResting[solverIndex] {
        velocity[solverIndex] = SIMD4(newX, newY, newAngularVelocity, 0)
        solverBodies.secondHalfStep[solverIndex] = SIMD4()
      } else {
        velocity[solverIndex] = SIMD4(averageX, averageY, averageAngularVelocity, 0)
        solverBodies.secondHalfStep[solverIndex] = SIMD4(
          newX - averageX, newY - averageY, newAngularVelocity - averageAngularVelocity, 0)
      }
      solverBodies.shift[solverIndex] = SIMD4()
    }
  }

  /// Moves positions and angles by the velocities that the drift solve found.
  private func drift(_ duration: Double) {
    let columns = columns
    let solverBodies = solverBodies
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      // The shift by impacts is a part of the delta position already.
      solverBodies.deltaPosition[solverIndex] += solverBodies.velocity[solverIndex] * duration
      let move = solverBodies.velocity[solverIndex] * duration + solverBodies.shift[solverIndex]
      columns.x[row] += move.x
      columns.y[row] += move.y
      columns.angle[row] += move.z
    }
  }

  private func endVelocityHalfStep() {
    let solverBodies = solverBodies
    for solverIndex in 1..<solverBodies.count {
      solverBodies.velocity[solverIndex] += solverBodies.secondHalfStep[solverIndex]
    }
  }

  /// Writes velocities back to the columns, so that the state between two steps is in the columns alone.
  func storeSolverBodies() {
    let columns = columns
    let solverBodies = solverBodies
    let limit = PhysicsTuning.largestSpeed
    let interval = Int64(PhysicsTuning.collisionIntervalSteps)
    let timeLeft = Double(interval - 1 - stepCount % interval) * PhysicsTuning.stepDuration
    for solverIndex in 1..<solverBodies.count {
      let row = Int(solverBodies.rows[solverIndex])
      let velocity = solverBodies.velocity[solverIndex]
      let square = velocity.x * velocity.x + velocity.y * velocity.y
      let mayTouch = !columns.flags[row].isDisjoint(with: [.collidable, .bounded])
      if timeLeft > 0, mayTouch {
        let change = velocity - solverBodies.startVelocity[solverIndex]
        if (abs(change.x) + abs(change.y)) * timeLeft > PhysicsTuning.unforeseenDistance
          || (columns.shapeKind[row] != .circle
            && abs(solverBodies.deltaPosition[solverIndex].z) > PhysicsTuning.unforeseenRotation)
        {
          areIslandsStale = true
        }
      }
      columns.velocityX[row] = velocity.x
      columns.velocityY[row] = velocity.y
      columns.angularVelocity[row] = velocity.z
      let isFast = square > limit * limit || abs(velocity.z) > PhysicsTuning.largestAngularVelocity
      if isFast || columns.rightingStiffness[row] > 0 {
        limitSpeed(row)
        finishRighting(row)
        solverBodies.velocity[solverIndex] = SIMD4(
          columns.velocityX[row], columns.velocityY[row], columns.angularVelocity[row], 0)
      }
      markMoved(row)
    }
  }
}
