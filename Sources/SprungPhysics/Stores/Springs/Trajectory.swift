// SPDX-License-Identifier: MIT

import SprungGeometry

/// The exact trajectory of a body from a given time, along two perpendicular axes. The second axis can be blocked.
///
/// # The idea
/// `FreeIntegrator` needs the state of a body only at step boundaries. A search for the time of impact needs the state
/// at any time in between, which the closed-form solution provides at the cost of a propagator. The equation of motion
/// is the same on every axis, so the axes can be rotated. If the first axis follows a wall and the second one is
/// blocked, friction is an additional constant acceleration. Sliding down an inclined wall is then as exact as free
/// fall (`Sliding`).
///
/// # A bound on the speed
/// A search for an impact requires an upper bound on the speed at which a gap can close. With damping C >= 0, the
/// energy of a spring never grows. The speed of the center is therefore at most (v² + K p²)^½, where p is the
/// equilibrium relative to the start. Without a spring, the speed is at most |v| + |a| t. Other points of the body are
/// faster by at most the radius times (|ω| + |α| t). Between two times, the gap between any shape and an immovable one
/// changes at most by this speed times the time. This speed is the Lipschitz constant of the gap, which is all that
/// conservative advancement requires.
///
/// The cost of the search increases with the bound, which increases with the inputs. The velocities and pulls of
/// bodies near a boundary are therefore clamped first (`limited`), to eight times the limits at the end of the step.
///
/// # Invariants
/// The state after the whole step equals that of the integrator, except for rounding. No point within the bounding
/// radius exceeds `speedBound`. `BounceTests` and `WallTests` compare falls, slides and motion on inclines with
/// closed-form solutions.
struct Trajectory {
  // The first axis. The second axis is (-axisY, axisX).
  var axisX = 1.0
  var axisY = 0.0
  /// The initial position in points.
  var startX: Double
  var startY: Double
  /// The initial angle in radians.
  var startAngle: Double
  /// The initial velocity on both axes, in pt/s.
  var velocityAlong: Double
  var velocityAcross: Double
  /// On each axis, the equilibrium relative to the start (with stiffness) or the acceleration (without).
  var pullAlong: Double
  var pullAcross: Double
  /// Whether the body moves along the second axis.
  var movesAcross = true
  /// The stiffness in 1/s², or 0 without a spring.
  var stiffness: Double
  /// The damping rate in 1/s.
  var dampingRate: Double
  /// The initial angular velocity in rad/s.
  var angularVelocity: Double
  /// The constant angular acceleration in rad/s².
  var angularAcceleration: Double
  /// The angular resistance in 1/s.
  var angularResistance: Double

  /// The pose of the body on the trajectory.
  struct Pose {
    var x: Double
    var y: Double
    var angle: Double
    var cosine: Double
    var sine: Double
  }

  /// The velocities of the body on the trajectory.
  struct Motion {
    var velocityX: Double
    var velocityY: Double
    /// The angular velocity in rad/s.
    var angularVelocity: Double
  }

  /// Whether the angle is constant.
  var isStraight: Bool { angularVelocity == 0 && angularAcceleration == 0 }

  /// Returns the pose and the velocities after `time` seconds.
  func state(after time: Double, startCosine: Double, startSine: Double) -> (pose: Pose, motion: Motion) {
    let map = Propagator(stiffness: stiffness, dampingRate: dampingRate, time: time)
    return state(by: map, after: time, startCosine: startCosine, startSine: startSine)
  }

  /// Returns the pose and the velocities using a propagator that the caller has already computed.
  func state(
    by map: Propagator, after time: Double, startCosine: Double, startSine: Double
  ) -> (pose: Pose, motion: Motion) {
    let along = Trajectory.move(map, stiffness, velocityAlong, pullAlong)
    var x = startX + along.position * axisX
    var y = startY + along.position * axisY
    var velocityX = along.velocity * axisX
    var velocityY = along.velocity * axisY
    if movesAcross {
      let across = Trajectory.move(map, stiffness, velocityAcross, pullAcross)
      x -= across.position * axisY
      y += across.position * axisX
      velocityX -= across.velocity * axisY
      velocityY += across.velocity * axisX
    }
    if isStraight {
      return (
        Pose(x: x, y: y, angle: startAngle, cosine: startCosine, sine: startSine),
        Motion(velocityX: velocityX, velocityY: velocityY, angularVelocity: 0)
      )
    }
    let rotationMap = Propagator(stiffness: 0, dampingRate: angularResistance, time: time)
    let angle =
      startAngle + rotationMap.positionFromVelocity * angularVelocity + rotationMap.positionFromAcceleration
      * angularAcceleration
    let newAngularVelocity =
      rotationMap.velocityFromVelocity * angularVelocity + rotationMap.velocityFromAcceleration * angularAcceleration
    let rotation = DeterministicMath.sincos(angle)
    return (
      Pose(
        x: x, y: y, angle: angle, cosine: rotation.cosine, sine: rotation.sine),
      Motion(velocityX: velocityX, velocityY: velocityY, angularVelocity: newAngularVelocity)
    )
  }

  /// Returns the trajectory with velocities and pulls limited for a body near a boundary. The speed is limited at the
  /// end of a step anyway. Without a limit during the step, the cost of an impact search would be unbounded.
  func limited(boundingRadius: Double) -> Trajectory {
    let speed = PhysicsLimits.largestSpeed * PhysicsLimits.pathSpeedRatio
    // As a result of an off-center impact, a small body can rotate so fast that its rim reaches the speed limit.
    let angularVelocityLimit = max(
      PhysicsLimits.largestAngularVelocity * PhysicsLimits.pathSpeedRatio, speed / boundingRadius)
    let angularAccelerationLimit = angularVelocityLimit / PhysicsUnits.stepDuration
    var path = self
    let velocityPart = Trajectory.part(velocityAlong, velocityAcross, within: speed)
    if velocityPart < 1 {
      path.velocityAlong *= velocityPart
      path.velocityAcross *= velocityPart
    }
    // With a spring, the pull is the distance to the equilibrium; without a spring, it is the acceleration.
    let pull =
      stiffness > 0
      ? max(speed / stiffness.squareRoot(), speed * PhysicsUnits.stepDuration) : speed / PhysicsUnits.stepDuration
    let pullPart = Trajectory.part(pullAlong, pullAcross, within: pull)
    if pullPart < 1 {
      path.pullAlong *= pullPart
      path.pullAcross *= pullPart
    }
    path.angularVelocity = min(angularVelocityLimit, max(-angularVelocityLimit, angularVelocity))
    path.angularAcceleration = min(angularAccelerationLimit, max(-angularAccelerationLimit, angularAcceleration))
    return path
  }

  /// Returns the factor that scales a vector to a maximum length, or a factor of at least 1 if the vector is not
  /// longer.
  private static func part(_ x: Double, _ y: Double, within limit: Double) -> Double {
    let larger = max(abs(x), abs(y))
    // The length of the vector is less than 1.5 times its largest component.
    guard larger * 1.5 > limit else { return 1 }
    return limit / (larger * ((x / larger) * (x / larger) + (y / larger) * (y / larger)).squareRoot())
  }

  /// Returns the velocity along the first axis after `time` seconds.
  func velocityAlong(after time: Double) -> Double {
    let map = Propagator(stiffness: stiffness, dampingRate: dampingRate, time: time)
    return Trajectory.move(map, stiffness, velocityAlong, pullAlong).velocity
  }

  /// Returns an upper bound on the speed of points within `boundingRadius` of the center for `time` seconds, in pt/s.
  func speedBound(time: Double, boundingRadius: Double) -> Double {
    let square = velocityAlong * velocityAlong + (movesAcross ? velocityAcross * velocityAcross : 0)
    let pull = pullAlong * pullAlong + (movesAcross ? pullAcross * pullAcross : 0)
    // With a spring, the total energy never grows. Without a spring, the speed grows with the acceleration.
    let linear =
      stiffness > 0 ? (square + stiffness * pull).squareRoot() : square.squareRoot() + pull.squareRoot() * time
    return linear + (abs(angularVelocity) + abs(angularAcceleration) * time) * boundingRadius
  }

  /// Returns the offset and velocity on one axis.
  @inline(__always)
  private static func move(
    _ map: Propagator, _ stiffness: Double, _ velocity: Double, _ pull: Double
  ) -> (position: Double, velocity: Double) {
    if stiffness > 0 {
      return (
        pull - map.positionFromPosition * pull + map.positionFromVelocity * velocity,
        map.velocityFromVelocity * velocity - map.velocityFromPosition * pull
      )
    }
    return (
      map.positionFromVelocity * velocity + map.positionFromAcceleration * pull,
      map.velocityFromVelocity * velocity + map.velocityFromAcceleration * pull
    )
  }
}
