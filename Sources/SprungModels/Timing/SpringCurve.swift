// SPDX-License-Identifier: MIT

import SprungGeometry

/// The exact motion of a damped spring that is released at distance 1 from its target.
package struct SpringCurve: Equatable {
  /// The frequency of the undamped spring in radians per second.
  package let frequency: Double
  /// The damping ratio. With a ratio of 0, the spring oscillates forever. With a ratio of 1, it returns as fast as
  /// possible without overshoot, and with larger ratios, it returns more slowly.
  package let ratio: Double
  /// The initial speed toward the target in distances per second.
  package let velocity: Double
  /// The duration of an animation with this spring in seconds.
  package let duration: Double

  /// Creates a spring with a frequency and a damping ratio that runs until it settles.
  package init(frequency: Double, ratio: Double, velocity: Double = 0) {
    self.frequency = frequency
    self.ratio = ratio
    self.velocity = velocity
    duration = Self.settlingTime(frequency: frequency, ratio: ratio, velocity: velocity)
  }

  /// Creates a spring that remains within 1/1000 of its initial distance from the target after `duration` seconds, as
  /// in UIKit.
  ///
  /// Measurements show the following rule: for v = 0 and z < 1, `w = ln(1000 z / sqrt(1 - z²)) / (z D)`. In general, D
  /// is the last time at which the envelope of the distance is 0.001. The ratio is at least
  /// `ModelsTuning.smallestDampingRatio`.
  package init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
    let ratio = max(dampingRatio, ModelsTuning.smallestDampingRatio)
    self.ratio = ratio
    self.velocity = velocity
    self.duration = duration
    if velocity == 0, ratio < 1 {
      let undamped = (1 - ratio * ratio).squareRoot()
      frequency = DeterministicMath.log(1000 * ratio / undamped) / (ratio * duration)
    } else {
      frequency = Self.frequency(ratio, duration, velocity * duration)
    }
  }

  /// Creates a spring with a mass in any unit, a stiffness in mass/s² and a damping in mass/s that runs until it
  /// settles.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(frequency: frequency, ratio: max(ratio, ModelsTuning.smallestDampingRatio), velocity: velocity)
  }

  /// Creates a spring with a perceived duration in seconds and a bounce. A bounce of 0 means no overshoot, values up to
  /// 1 mean oscillation, and negative values mean overdamping.
  package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99))
    self.init(
      frequency: 2 * .pi / perceptualDuration, ratio: max(ratio, ModelsTuning.smallestDampingRatio), velocity: velocity)
  }

  /// Returns the progress at the given time in seconds: 0 at the start, 1 at the target, and more than 1 during
  /// overshoot.
  package func value(at time: Double) -> Double { 1 - Self.distance(frequency, ratio, velocity, time) }

  /// Returns the speed toward the target at the given time in seconds, in distances per second.
  package func speed(at time: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = DeterministicMath.sincos(swing * time)
      let slope = (decay - velocity) / swing
      return DeterministicMath.exp(-decay * time)
        * (velocity * cosine + (decay * slope + swing) * sine)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    guard root > 0 else {
      return DeterministicMath.exp(-decay * time) * (velocity + decay * (frequency - velocity) * time)
    }
    let slow = ((decay - velocity) / root + 1) / 2
    return slow * (decay - root) * DeterministicMath.exp(-(decay - root) * time) + (1 - slow) * (decay + root)
      * DeterministicMath.exp(-(decay + root) * time)
  }

  /// Returns the distance from the target, which is 1 at the start.
  private static func distance(_ frequency: Double, _ ratio: Double, _ velocity: Double, _ time: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = DeterministicMath.sincos(swing * time)
      return DeterministicMath.exp(-decay * time) * (cosine + (decay - velocity) / swing * sine)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    guard root > 0 else { return DeterministicMath.exp(-decay * time) * (1 + (frequency - velocity) * time) }
    let slow = ((decay - velocity) / root + 1) / 2
    return slow * DeterministicMath.exp(-(decay - root) * time) + (1 - slow)
      * DeterministicMath.exp(-(decay + root) * time)
  }

  /// Returns Core Animation's `settlingDuration`: the time until `(1 + |b - v| / wd) e^(-b t)` is 1/1000. For the
  /// default spring (mass 1, stiffness 100, damping 10), the result is 1.4727, as Apple documents. For ratios of 1 and
  /// above, the exact distance is used instead.
  private static func settlingTime(frequency: Double, ratio: Double, velocity: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return DeterministicMath.log(1000 * (1 + (decay - velocity).magnitude / swing)) / decay
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let slow = max(decay - root, 1e-6)
    return lastCrossing { distance(frequency, ratio, velocity, $0 / slow).magnitude } / slow
  }

  /// Returns the frequency for which `duration` is the last time at which the envelope of the distance is 1/1000.
  /// `velocity` is in distances per duration.
  private static func frequency(_ ratio: Double, _ duration: Double, _ velocity: Double) -> Double {
    if ratio < 1 {
      let undamped = (1 - ratio * ratio).squareRoot()
      let decay = lastCrossing { decay in
        ((decay - velocity) / (decay / ratio * undamped)).magnitude * DeterministicMath.exp(-decay)
      }
      return decay / (ratio * duration)
    }
    let share = max(ratio - (ratio * ratio - 1).squareRoot(), 1e-6)
    let decay = lastCrossing { distance($0 / share, ratio, velocity, 1).magnitude }
    return decay / (share * duration)
  }

  /// Returns the largest argument in 0...60 at which a function that is small at 60 is 1/1000. The function steps down
  /// from 60 and then bisects, so that the result has the same bits on all platforms.
  private static func lastCrossing(_ value: (Double) -> Double) -> Double {
    let limit = 0.001
    var high = 60.0
    var low = high
    repeat {
      high = low
      low = high - 0.125
    } while low > 0.125 && value(low) < limit
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(middle) < limit { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }
}
