// SPDX-License-Identifier: MIT

import SprungGeometry

/// Computes the exact solution over whole steps with precomputed linear maps, see `Propagator`.
extension BodyColumns {
  /// Moves the center of a body without contacts. With springs, the offset from the equilibrium is updated from step to
  /// step; without springs, the position is updated.
  @inline(__always)
  func integrate(_ row: Int, steps: Int) {
    let b = positionFromVelocity[row]
    let d = velocityFromVelocity[row]
    var speedX = velocityX[row]
    var speedY = velocityY[row]
    if stiffness[row] > 0 {
      let a = positionFromPosition[row]
      let c = velocityFromPosition[row]
      var offsetX = self.offsetX[row]
      var offsetY = self.offsetY[row]
      for _ in 0..<steps {
        let nextX = a * offsetX + b * speedX
        let nextY = a * offsetY + b * speedY
        speedX = c * offsetX + d * speedX
        speedY = c * offsetY + d * speedY
        offsetX = nextX
        offsetY = nextY
      }
      self.offsetX[row] = offsetX
      self.offsetY[row] = offsetY
      x[row] = offsetX + equilibriumX[row]
      y[row] = offsetY + equilibriumY[row]
    } else {
      let driftX = positionFromAcceleration[row] * accelerationX[row]
      let driftY = positionFromAcceleration[row] * accelerationY[row]
      let gainX = velocityFromAcceleration[row] * accelerationX[row]
      let gainY = velocityFromAcceleration[row] * accelerationY[row]
      var positionX = x[row]
      var positionY = y[row]
      for _ in 0..<steps {
        positionX = positionX + b * speedX + driftX
        positionY = positionY + b * speedY + driftY
        speedX = d * speedX + gainX
        speedY = d * speedY + gainY
      }
      x[row] = positionX
      y[row] = positionY
    }
    velocityX[row] = speedX
    velocityY[row] = speedY
  }

  /// Rotates a body by one step. The effect of angular resistance is exact; the torque of offset pushes is evaluated at
  /// the middle angle.
  func integrateRotation(_ row: Int) {
    let angularVelocity = self.angularVelocity[row]
    let kept = angularVelocityDecay[row]
    let angleFactor = angleFromAngularVelocity[row]
    guard hasTorque(row) else {
      angle[row] += angularVelocity * angleFactor
      self.angularVelocity[row] = angularVelocity * kept
      return
    }
    let acceleration = angularAcceleration(row, at: angle[row] + angularVelocity * angleFactor / 2)
    let map = Propagator(
      stiffness: 0, dampingRate: angularResistance[row], time: PhysicsUnits.stepDuration)
    // Limit the rotation here. Velocities are limited at the end of the step, which is too late for the effect of a
    // long lever arm within the step.
    let largest = PhysicsLimits.largestAngularVelocity * PhysicsUnits.stepDuration
    let rotation = angularVelocity * angleFactor + map.positionFromAcceleration * acceleration
    angle[row] += min(largest, max(-largest, rotation))
    self.angularVelocity[row] = angularVelocity * kept + map.velocityFromAcceleration * acceleration
    self.angularVelocity[row] = min(
      PhysicsLimits.largestAngularVelocity, max(-PhysicsLimits.largestAngularVelocity, self.angularVelocity[row]))
  }
}
