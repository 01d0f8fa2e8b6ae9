// SPDX-License-Identifier: MIT

import SprungGeometry

extension ScrollPhysics {
  /// The motion of one axis after a flick: in each millisecond, the speed is multiplied by a constant factor.
  ///
  /// `v(t) = v0 r^(1000 t)`, `x(t) = x0 + v0 F (1 - r^(1000 t))` with `F = r / (1 - r) / 1000` seconds. The formula is
  /// the sum of millisecond steps, which matches the published traces. The integral of the velocity deviates from the
  /// traces by 5 pt. The motion ends when the speed has decreased to `endSpeed`.
  package struct Deceleration: Equatable {
    /// The position at time 0 in points.
    package let origin: Double
    /// The velocity at time 0 in points per second, signed.
    package let velocity: Double
    /// The factor by which the speed is multiplied in each millisecond, between 0 and 1.
    package let retention: Double
    /// The speed in points per second at which the motion ends.
    package let endSpeed: Double
    /// The natural logarithm of the factor by which the speed is multiplied in each second; negative.
    package let decay: Double
    /// The factor `F` in seconds that converts the initial velocity to the total distance.
    package let reach: Double

    /// Creates a deceleration from `origin` with `velocity`. `endSpeed` is 10 pt/s for motion along one axis.
    package init(
      origin: Double, velocity: Double, retention: Double,
      endSpeed: Double = ModelsTuning.decelerationEndSpeed
    ) {
      self.origin = origin
      self.velocity = velocity
      self.retention = retention
      self.endSpeed = endSpeed
      decay = 1000 * DeterministicMath.log(retention)
      reach = Self.reach(retention)
    }

    /// Returns the factor in seconds that converts an initial velocity to a total distance: `r / (1 - r) / 1000`.
    package static func reach(_ retention: Double) -> Double {
      retention / (1 - retention) * millisecond
    }

    /// The duration in seconds; 0 if the motion starts below its end speed.
    package var duration: Double {
      velocity.magnitude > endSpeed ? DeterministicMath.log(endSpeed / velocity.magnitude) / decay : 0
    }

    /// The position, in points, at which the motion ends.
    package var rest: Double {
      guard velocity.magnitude > endSpeed else { return origin }
      return origin + (velocity < 0 ? -1 : 1) * (velocity.magnitude - endSpeed) * reach
    }

    /// Returns the position in points at `time` seconds, which must not be negative.
    package func position(at time: Double) -> Double {
      origin + velocity * reach * (1 - DeterministicMath.exp(decay * time))
    }

    /// Returns the velocity in points per second at `time` seconds.
    package func velocity(at time: Double) -> Double {
      velocity * DeterministicMath.exp(decay * time)
    }

    /// Returns the time in seconds at which the motion passes `position`; nil if the motion does not reach the
    /// position.
    package func crossingTime(of position: Double) -> Double? {
      let distance = position - origin
      guard distance != 0 else { return 0 }
      guard velocity != 0, (distance < 0) == (velocity < 0) else { return nil }
      let left = 1 - distance / (velocity * reach)
      guard left > 0 else { return nil }
      let time = DeterministicMath.log(left) / decay
      return time <= duration ? time : nil
    }

    /// Returns the deceleration with the same initial state that ends exactly at `target`; nil if this requires a
    /// spring.
    ///
    /// The retention is chosen so that the end speed is reached at the target: `F' = |d| / (|v0| - end)`, `r' = 1000 F'
    /// / (1 + 1000 F')`. The result is nil if the distance and the velocity have different signs, or if the motion
    /// would slow down unnaturally fast or slowly.
    package func retargeted(to target: Double) -> Deceleration? {
      let distance = target - origin
      guard velocity.magnitude > endSpeed, distance != 0, (distance < 0) == (velocity < 0) else { return nil }
      let reach = distance.magnitude / (velocity.magnitude - endSpeed)
      let retention = 1000 * reach / (1 + 1000 * reach)
      guard ModelsTuning.retargetRetentionRange.contains(retention) else { return nil }
      return Deceleration(origin: origin, velocity: velocity, retention: retention, endSpeed: endSpeed)
    }
  }
}
