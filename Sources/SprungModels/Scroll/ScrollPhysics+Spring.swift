// SPDX-License-Identifier: MIT

import SprungGeometry

extension ScrollPhysics {
  /// The critically damped spring of bounces, pages and far targets: `x(t) = (a + b t) e^(-w t)` about its target,
  /// with `a` the displacement and `b = v + w a`.
  package struct Spring: Equatable {
    /// Points at which the spring rests.
    package let target: Double
    /// Points from the target at time 0.
    package let displacement: Double
    /// Points per second at time 0.
    package let velocity: Double
    /// Radians per second.
    package let frequency: Double

    /// A spring from `position` with `velocity` towards `target`.
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

    /// Points at `time` seconds.
    package func position(at time: Double) -> Double { target + offset(at: time) }

    private func offset(at time: Double) -> Double {
      (displacement + slope * time) * DeterministicMath.exp(-frequency * time)
    }

    /// Points per second at `time` seconds.
    package func velocity(at time: Double) -> Double {
      (slope - frequency * (displacement + slope * time)) * DeterministicMath.exp(-frequency * time)
    }

    /// Points from the target at the turning point, or at the start if the motion does not turn.
    private var extremum: Double {
      guard slope != 0 else { return displacement }
      let time = 1 / frequency - displacement / slope
      return time > 0 ? offset(at: time) : displacement
    }

    /// The spring with its initial velocity reduced so that it passes the ends of `range` by at most `overshoot`.
    ///
    /// If it starts farther out, it moves no farther out from there. The extremum grows with the velocity, so the
    /// largest admissible one is found by bisection; 60 steps give the same bits everywhere.
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

    /// Seconds at which the motion passes its target after having been away from it, or nil if it never does.
    package var crossingTime: Double? {
      guard displacement != 0, slope != 0 else { return nil }
      let time = -displacement / slope
      return time > 0 ? time : nil
    }

    /// Seconds after which the motion stays within the rest distance of its target.
    ///
    /// Beyond its turning point the distance only shrinks, so the last crossing is bracketed and halved; 60 halvings
    /// give the same bits everywhere.
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
      // Within the bracket the motion runs one way, from outside the rest distance to inside.
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if offset(at: middle).magnitude > limit { low = middle } else { high = middle }
      }
      return high
    }
  }
}
