// SPDX-License-Identifier: MIT

import SprungGeometry

/// The trajectory of a body without obstacles.
extension BodyColumns {
  /// Returns the pose of a body, with the cosine and sine of its angle.
  @inline(__always)
  func pose(_ row: Int) -> Trajectory.Pose {
    let angle = self.angle[row]
    if angle == 0 { return Trajectory.Pose(x: self.x[row], y: self.y[row], angle: 0, cosine: 1, sine: 0) }
    let rotation = DeterministicMath.sincos(angle)
    return Trajectory.Pose(
      x: self.x[row], y: self.y[row], angle: angle, cosine: rotation.cosine, sine: rotation.sine)
  }

  /// Returns the current linear acceleration, in pt/s².
  func acceleration(_ row: Int) -> (x: Double, y: Double) {
    let stiffness = self.stiffness[row]
    let rate = dampingRate[row]
    if stiffness > 0 {
      return (
        stiffness * (equilibriumX[row] - self.x[row]) - rate * velocityX[row],
        stiffness * (equilibriumY[row] - self.y[row]) - rate * velocityY[row]
      )
    }
    return (
      accelerationX[row] - rate * velocityX[row],
      accelerationY[row] - rate * velocityY[row]
    )
  }

  /// Returns the exact trajectory of a body without contacts, starting at the current time.
  func freePath(_ row: Int, pose: Trajectory.Pose, for time: Double) -> Trajectory {
    let stiffness = self.stiffness[row]
    let angularVelocity = inverseInertia[row] > 0 ? self.angularVelocity[row] : 0
    return Trajectory(
      startX: pose.x, startY: pose.y, startAngle: pose.angle, velocityAlong: velocityX[row],
      velocityAcross: velocityY[row],
      pullAlong: stiffness > 0 ? equilibriumX[row] - pose.x : accelerationX[row],
      pullAcross: stiffness > 0 ? equilibriumY[row] - pose.y : accelerationY[row],
      stiffness: stiffness, dampingRate: self.dampingRate[row], angularVelocity: angularVelocity,
      angularAcceleration: angularAcceleration(row, at: pose.angle + angularVelocity * time / 2),
      angularResistance: self.angularResistance[row])
  }

  /// Stores the final pose and velocities of a trajectory.
  func store(_ pose: Trajectory.Pose, _ motion: Trajectory.Motion, _ row: Int) {
    x[row] = pose.x
    y[row] = pose.y
    angle[row] = pose.angle
    velocityX[row] = motion.velocityX
    velocityY[row] = motion.velocityY
    angularVelocity[row] = motion.angularVelocity
  }

  /// Returns whether pressure on the contact can rotate the body.
  func mayRotate(_ row: Int, on contact: BoundaryContact) -> Bool {
    guard inverseInertia[row] > 0 else { return false }
    return !contact.isFlat || angularVelocity[row] != 0 || hasTorque(row)
  }

  /// Returns the largest distance that a point of the body can move within a collision interval, in points. Margins
  /// must be at least this large.
  func sweep(_ row: Int) -> Double {
    guard flags[row].contains(.awake) else {
      gain[row] = 0
      return 0
    }
    let velocityX = self.velocityX[row]
    let velocityY = self.velocityY[row]
    let speed = (velocityX * velocityX + velocityY * velocityY).squareRoot()
    let acceleration = acceleration(row)
    let pull = (acceleration.x * acceleration.x + acceleration.y * acceleration.y).squareRoot()
    let time = PhysicsUnits.stepDuration * Double(PhysicsTuning.collisionIntervalSteps)
    gain[row] = pull * time * time
    return min(
      (speed + pull * time + abs(angularVelocity[row]) * boundingRadius[row]) * time,
      2 * PhysicsLimits.largestSpeed * time)
  }
}
