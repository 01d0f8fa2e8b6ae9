// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// Moves the coupled bodies by one fixed step, in the form of RATTLE (Andersen 1983): the first part of the exact flow's
  /// kick, impulses that make the places after the drift right, the drift, the second part of the kick, and impulses
  /// that make the velocities right. Without contact or joint this is the exact motion under a constant acceleration.
  func stepCoupled() {
    if !areCoupledReasonable() {
      quarantineCoupled()
      guard coupled.count > 1 else { return }
    }
    let substeps = coupledSubsteps
    let duration = PhysicsTuning.stepDuration / Double(substeps)
    for substep in 0..<substeps {
      measureWays(isFirst: substep == 0)
      beginKick(duration)
      pullSprings(duration)
      solveDrift(duration)
      drift(duration)
      correctJoints(duration)
      endKick()
      solveVelocity(duration)
    }
    guard areCoupledReasonable() else { return quarantineCoupled() }
    keepInside()
    storeCoupled()
  }

  /// The way of every body since the contacts were found, from the columns alone, so that it does not matter how the
  /// steps of a window are grouped.
  private func measureWays(isFirst: Bool) {
    let columns = columns
    let coupled = coupled
    for place in 1..<coupled.count {
      let row = Int(coupled.rows[place])
      coupled.way[place] = SIMD4(columns.x[row], columns.y[row], columns.angle[row], 0) - coupled.base[place]
      if isFirst { coupled.wayBefore[place] = coupled.way[place] }
    }
  }

  /// The first part of the kick turns the velocity into the average one of the exact motion over the substep; the rest
  /// is kept for `endKick`.
  private func beginKick(_ duration: Double) {
    let columns = columns
    let coupled = coupled
    let velocity = coupled.velocity
    for place in 1..<coupled.count {
      let row = Int(coupled.rows[place])
      let flow = coupled.flow[place]
      let old = velocity[place]
      let fromX = columns.x[row] - columns.equilibriumX[row]
      let fromY = columns.y[row] - columns.equilibriumY[row]
      let accelerationX = columns.accelerationX[row]
      let accelerationY = columns.accelerationY[row]
      var driftX = flow.placeFromVelocity * old.x
      var driftY = flow.placeFromVelocity * old.y
      var newX = flow.velocityFromVelocity * old.x
      var newY = flow.velocityFromVelocity * old.y
      if columns.stiffness[row] > 0 {
        driftX += (flow.placeFromPlace - 1) * fromX
        driftY += (flow.placeFromPlace - 1) * fromY
        newX += flow.velocityFromPlace * fromX
        newY += flow.velocityFromPlace * fromY
      } else {
        driftX += flow.placeFromAcceleration * accelerationX
        driftY += flow.placeFromAcceleration * accelerationY
        newX += flow.velocityFromAcceleration * accelerationX
        newY += flow.velocityFromAcceleration * accelerationY
      }
      let averageX = driftX / duration
      let averageY = driftY / duration
      var averageSpin = old.z
      var newSpin = old.z
      if columns.inverseInertia[row] > 0, columns.angularResistance[row] > 0 || hasTorque(row) {
        let turn = propagators.over(stiffness: 0, dampingRate: columns.angularResistance[row], time: duration)
        let acceleration = angularAcceleration(row, at: columns.angle[row] + old.z * duration / 2)
        averageSpin = (turn.placeFromVelocity * old.z + turn.placeFromAcceleration * acceleration) / duration
        newSpin = turn.velocityFromVelocity * old.z + turn.velocityFromAcceleration * acceleration
      }
      if coupled.isResting[place] {
        velocity[place] = SIMD4(newX, newY, newSpin, 0)
        coupled.laterKick[place] = SIMD4()
      } else {
        velocity[place] = SIMD4(averageX, averageY, averageSpin, 0)
        coupled.laterKick[place] = SIMD4(newX - averageX, newY - averageY, newSpin - averageSpin, 0)
      }
      coupled.shift[place] = SIMD4()
    }
  }

  /// Moves places and angles by the velocities that the drift solve found.
  private func drift(_ duration: Double) {
    let columns = columns
    let coupled = coupled
    for place in 1..<coupled.count {
      let row = Int(coupled.rows[place])
      // The shift by impacts is a part of the way already.
      coupled.way[place] += coupled.velocity[place] * duration
      let move = coupled.velocity[place] * duration + coupled.shift[place]
      columns.x[row] += move.x
      columns.y[row] += move.y
      columns.angle[row] += move.z
    }
  }

  private func endKick() {
    let coupled = coupled
    for place in 1..<coupled.count { coupled.velocity[place] += coupled.laterKick[place] }
  }

  /// Writes velocities back to the columns, so that the state between two steps is in the columns alone.
  func storeCoupled() {
    let columns = columns
    let coupled = coupled
    let limit = PhysicsTuning.largestSpeed
    let window = Int64(PhysicsTuning.windowSteps)
    let timeLeft = Double(window - 1 - stepCount % window) * PhysicsTuning.stepDuration
    for place in 1..<coupled.count {
      let row = Int(coupled.rows[place])
      let velocity = coupled.velocity[place]
      let square = velocity.x * velocity.x + velocity.y * velocity.y
      let mayTouch = !columns.flags[row].isDisjoint(with: [.collidable, .bounded])
      if timeLeft > 0, mayTouch {
        let change = velocity - coupled.startVelocity[place]
        if (abs(change.x) + abs(change.y)) * timeLeft > PhysicsTuning.unforeseenWay
          || (columns.shapeKind[row] != .circle && abs(coupled.way[place].z) > PhysicsTuning.unforeseenTurn)
        {
          isCouplingStale = true
        }
      }
      columns.velocityX[row] = velocity.x
      columns.velocityY[row] = velocity.y
      columns.spin[row] = velocity.z
      let isFast = square > limit * limit || abs(velocity.z) > PhysicsTuning.largestSpin
      if isFast || columns.rightingStiffness[row] > 0 {
        limitSpeed(row)
        finishRighting(row)
        coupled.velocity[place] = SIMD4(columns.velocityX[row], columns.velocityY[row], columns.spin[row], 0)
      }
      markMoved(row)
    }
  }
}
