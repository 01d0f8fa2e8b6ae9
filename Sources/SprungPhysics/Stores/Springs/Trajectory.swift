// SPDX-License-Identifier: MIT

import SprungGeometry

/// The exact trajectory of one body from a moment on, along two perpendicular axes of which the second may be blocked.
///
/// # The idea
/// `FreeIntegrator` needs a body only at the ends of steps. A search for the moment of an impact needs it at any time
/// between, and the closed solution gives that for the price of a propagator. The equation of motion is the same on
/// every axis, so the axes may be rotated: with the first one along a wall and the second one blocked, a slide down a
/// slanted wall, with friction as one more constant acceleration, is as exact as a free fall (`Sliding`).
///
/// # A bound of the speed
/// A search for an impact must know how fast a gap can close at most. With damping C >= 0 the energy of a spring never
/// grows, so the speed of the center is at most (v² + K p²)^½, where p is the equilibrium as seen from the start;
/// without a spring it is at most |v| + |a| t. Any other point of the body is faster by the radius times (|ω| + |α| t)
/// at most. Between two times the gap of any shape to an immovable one changes by no more than this speed times the
/// time: its Lipschitz constant, which is all that conservative advancement requires.
///
/// The bound grows with the inputs, and the search with the bound. So speeds and pulls of bodies near a boundary are
/// cut down first (`limited`), to eight times the limits at the end of the step.
///
/// # Invariants
/// The state after the whole step is that of the integrator but for rounding; no point within the bounding radius is ever
/// faster than `speedBound`. `BounceTests` and `WallTests` compare drops, slides and inclines with their formulas.
struct Trajectory {
  // The first axis; the second is (-axisY, axisX).
  var axisX = 1.0
  var axisY = 0.0
  /// The position at the start, in points.
  var startX: Double
  var startY: Double
  /// In radians.
  var startAngle: Double
  /// The velocity at the start on both axes, in pt/s.
  var velocityAlong: Double
  var velocityAcross: Double
  /// The equilibrium as seen from the start (with stiffness), or the acceleration (without), on each axis.
  var pullAlong: Double
  var pullAcross: Double
  /// Whether the body moves on the second axis.
  var movesAcross = true
  /// In 1/s²; 0 without a spring.
  var stiffness: Double
  /// In 1/s.
  var dampingRate: Double
  /// At the start, in rad/s.
  var angularVelocity: Double
  /// Constant, in rad/s².
  var angularAcceleration: Double
  /// In 1/s.
  var angularResistance: Double

  /// The body's position on the path.
  struct Pose {
    var x: Double
    var y: Double
    var angle: Double
    var cosine: Double
    var sine: Double
  }

  /// The body's velocities on the path.
  struct Motion {
    var velocityX: Double
    var velocityY: Double
    /// At the start, in rad/s.
    var angularVelocity: Double
  }

  /// Whether the angle is constant.
  var isStraight: Bool { angularVelocity == 0 && angularAcceleration == 0 }

  /// The position and the velocities after `time` seconds.
  func state(after time: Double, startCosine: Double, startSine: Double) -> (pose: Pose, motion: Motion) {
    let map = Propagator(stiffness: stiffness, dampingRate: dampingRate, time: time)
    return state(by: map, after: time, startCosine: startCosine, startSine: startSine)
  }

  /// The same with a propagator that the caller has at hand.
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

  /// The path with speeds and pulls cut down to the limits of a body near a boundary. At the end of a step its speed is
  /// limited anyway; without a limit during the step, a search for an impact would take as long as its input is large.
  func limited(boundingRadius: Double) -> Trajectory {
    let speed = PhysicsLimits.largestSpeed * PhysicsLimits.pathSpeedRatio
    // A small body may rotate so fast that its rim has that speed: an impact off its middle makes it.
    let angularVelocityLimit = max(
      PhysicsLimits.largestAngularVelocity * PhysicsLimits.pathSpeedRatio, speed / boundingRadius)
    let angularAccelerationLimit = angularVelocityLimit / PhysicsUnits.stepDuration
    var path = self
    let velocityPart = Trajectory.part(velocityAlong, velocityAcross, within: speed)
    if velocityPart < 1 {
      path.velocityAlong *= velocityPart
      path.velocityAcross *= velocityPart
    }
    // The distance of the equilibrium with a spring, the acceleration without one.
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

  /// By what a vector has to be multiplied to be no longer than a limit; 1 or more if it is not.
  private static func part(_ x: Double, _ y: Double, within limit: Double) -> Double {
    let larger = max(abs(x), abs(y))
    // The longest vector of such numbers is half as long again.
    guard larger * 1.5 > limit else { return 1 }
    return limit / (larger * ((x / larger) * (x / larger) + (y / larger) * (y / larger)).squareRoot())
  }

  /// The velocity along the first axis after `time` seconds.
  func velocityAlong(after time: Double) -> Double {
    let map = Propagator(stiffness: stiffness, dampingRate: dampingRate, time: time)
    return Trajectory.move(map, stiffness, velocityAlong, pullAlong).velocity
  }

  /// A bound of the speed of any point within `boundingRadius` of the center during the next `time` seconds, in pt/s.
  func speedBound(time: Double, boundingRadius: Double) -> Double {
    let square = velocityAlong * velocityAlong + (movesAcross ? velocityAcross * velocityAcross : 0)
    let pull = pullAlong * pullAlong + (movesAcross ? pullAcross * pullAcross : 0)
    // With a spring, kinetic plus potential energy never grows; without one, speed grows by the acceleration.
    let linear =
      stiffness > 0 ? (square + stiffness * pull).squareRoot() : square.squareRoot() + pull.squareRoot() * time
    return linear + (abs(angularVelocity) + abs(angularAcceleration) * time) * boundingRadius
  }

  /// Offset and velocity on one axis.
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
