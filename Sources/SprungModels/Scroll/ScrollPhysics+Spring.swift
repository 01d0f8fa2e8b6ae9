// SPDX-License-Identifier: MIT

import SprungGeometry

extension ScrollPhysics {
  /// The critically damped spring for bounces, pages and distant targets: `x(t) = (a + b t) e^(-w t)` relative to the
  /// target, where `a` is the displacement, `v` the velocity, `w` the frequency, and `b = v + w a`.
  package struct Spring: Equatable {
    /// The rest position in points.
    package let target: Double
    /// The distance from the target at time 0 in points.
    package let displacement: Double
    /// The velocity at time 0 in points per second.
    package let velocity: Double
    /// The frequency in radians per second.
    package let frequency: Double

    /// Creates a spring from `position` with `velocity` to `target`.
    package init(
      position: Double, velocity: Double, target: Double,
      frequency: Double = ModelsTuning.bounceFrequency
    ) {
      self.target = target
      displacement = position - target
      self.velocity = velocity
      self.frequency = frequency
    }

    private var slope: Double { velocity + frequency * displacement }

    /// Returns the position in points at `time` seconds.
    package func position(at time: Double) -> Double { target + offset(at: time) }

    private func offset(at time: Double) -> Double {
      (displacement + slope * time) * DeterministicMath.exp(-frequency * time)
    }

    /// Returns the velocity in points per second at `time` seconds.
    package func velocity(at time: Double) -> Double {
      (slope - frequency * (displacement + slope * time)) * DeterministicMath.exp(-frequency * time)
    }

    /// The distance from the target at the turning point, or at the start if the motion does not change direction.
    private var extremum: Double {
      guard slope != 0 else { return displacement }
      let time = 1 / frequency - displacement / slope
      return time > 0 ? offset(at: time) : displacement
    }

    /// Returns the spring with its initial velocity reduced if necessary, so that the motion exceeds `range` by at most
    /// `overshoot`.
    ///
    /// If the motion starts outside of this limit, it does not move any farther outward. The extremum increases with
    /// the velocity, so the largest valid velocity is found by bisection. The bisection always takes 60 steps, so that
    /// the result has the same bits on all platforms.
    package func kept(within range: ClosedRange<Double>, overshoot: Double) -> Spring {
      let low = range.lowerBound - overshoot - target
      let high = range.upperBound + overshoot - target
      func keeps(_ spring: Spring) -> Bool {
        velocity > 0 ? spring.extremum <= high : spring.extremum >= low
      }
      guard velocity != 0, !keeps(self) else { return self }
      func spring(_ velocity: Double) -> Spring {
        Spring(position: target + displacement, velocity: velocity, target: target, frequency: frequency)
      }
      var kept = 0.0
      var lost = velocity
      for _ in 0..<60 {
        let middle = (kept + lost) / 2
        if keeps(spring(middle)) { kept = middle } else { lost = middle }
      }
      return spring(kept)
    }

    /// The time in seconds at which the motion crosses its target; nil if it never crosses the target or starts there.
    package var crossingTime: Double? {
      guard displacement != 0, slope != 0 else { return nil }
      let time = -displacement / slope
      return time > 0 ? time : nil
    }

    /// The time in seconds after which the motion remains within the rest distance of its target.
    ///
    /// After the turning point, the distance only decreases, so the last crossing of the rest distance is found by
    /// bisection. The bisection always takes 60 steps, so that the result has the same bits on all platforms.
    package var duration: Double {
      let limit = ModelsTuning.bounceRestDistance
      let extremum = slope == 0 ? 0 : max(0, 1 / frequency - displacement / slope)
      var low = 0.0
      var high = extremum
      if offset(at: extremum).magnitude > limit {
        low = extremum
        high = max(extremum, 1 / frequency)
        while offset(at: high).magnitude > limit { high *= 2 }
      } else if displacement.magnitude <= limit {
        return 0
      }
      // Within the interval, the distance only decreases, from more than the rest distance to less.
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if offset(at: middle).magnitude > limit { low = middle } else { high = middle }
      }
      return high
    }
  }
}
