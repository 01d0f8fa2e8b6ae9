// SPDX-License-Identifier: MIT

import SprungGeometry

extension ScrollPhysics {
  /// The motion of one axis after a flick: in every millisecond the speed is multiplied by a constant factor.
  ///
  /// `v(t) = v0 r^(1000 t)`, `x(t) = x0 + v0 F (1 - r^(1000 t))` with `F = r / (1 - r) / 1000` seconds: the sum of
  /// millisecond steps, which fits the published traces, and not the integral, which misses by 5 pt. The motion ends
  /// when the speed has fallen to `endSpeed`.
  package struct Deceleration: Equatable {
    /// Points at time 0.
    package let origin: Double
    /// Points per second at time 0, signed.
    package let velocity: Double
    /// Share of the speed that is left after a millisecond, between 0 and 1.
    package let retention: Double
    /// Points per second at which the motion ends.
    package let endSpeed: Double
    /// Natural logarithm of the retention per second: negative.
    package let decay: Double
    /// Seconds that turn the initial velocity into the whole way: `F`.
    package let reach: Double

    /// A deceleration from `origin` with `velocity`; `endSpeed` is 10 pt/s for a motion along one axis.
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

    /// Seconds that turn an initial velocity into a whole way at the given retention: `r / (1 - r) / 1000`.
    package static func reach(_ retention: Double) -> Double {
      retention / (1 - retention) * millisecond
    }

    /// Seconds from the start to the end; 0 if the motion starts below its end speed.
    package var duration: Double {
      velocity.magnitude > endSpeed ? DeterministicMath.log(endSpeed / velocity.magnitude) / decay : 0
    }

    /// Points at which the motion ends.
    package var rest: Double {
      guard velocity.magnitude > endSpeed else { return origin }
      return origin + (velocity < 0 ? -1 : 1) * (velocity.magnitude - endSpeed) * reach
    }

    /// Points at `time` seconds, which must not be negative.
    package func position(at time: Double) -> Double {
      origin + velocity * reach * (1 - DeterministicMath.exp(decay * time))
    }

    /// Points per second at `time` seconds.
    package func velocity(at time: Double) -> Double {
      velocity * DeterministicMath.exp(decay * time)
    }

    /// Seconds at which the motion passes `position`, or nil if it ends before.
    package func crossingTime(of position: Double) -> Double? {
      let distance = position - origin
      guard distance != 0 else { return 0 }
      guard velocity != 0, (distance < 0) == (velocity < 0) else { return nil }
      let left = 1 - distance / (velocity * reach)
      guard left > 0 else { return nil }
      let time = DeterministicMath.log(left) / decay
      return time <= duration ? time : nil
    }

    /// The deceleration that starts in the same way and ends exactly on `target`, or nil if only a spring can do it.
    ///
    /// The retention is chosen so that the speed falls to the end speed on the target: `F' = |d| / (|v0| - end)`,
    /// `r' = 1000 F' / (1 + 1000 F')`. It is rejected if the distance and the velocity differ in sign, or if the result
    /// would brake or glide unnaturally.
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
