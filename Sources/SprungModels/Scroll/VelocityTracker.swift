// SPDX-License-Identifier: MIT

import SprungGeometry

/// Records the positions of a touch during the last 0.1 s. The storage is allocated once and reused.
///
/// A speed is always the distance between two actual positions of the touch, divided by at least the elapsed time. A
/// computed speed therefore never exceeds the highest speed between two samples. Rest is detected in two ways: a sample
/// at the same position means that the touch is still resting there, and the time after the last sample counts as rest.
package struct VelocityTracker {
  /// A position and its time.
  package struct Sample: Equatable {
    /// The position in points.
    package var position: CGPoint
    /// The time in seconds at which the touch reached the position.
    package var time: Double
    /// The latest time in seconds at which the touch was known to be at the position.
    package var until: Double
    /// The previous value of `until`, which is restored if the touch moves at the same time as the last report of rest.
    package var earlierUntil: Double

    /// Creates a sample of a position at a time.
    package init(_ position: CGPoint = .zero, at time: Double = 0) {
      self.position = position
      self.time = time
      until = time
      earlierUntil = time
    }
  }

  /// The last movement of the touch, from which its velocity is computed.
  package struct Stretch: Equatable {
    /// The start position in points.
    package var from: CGPoint
    /// The end position in points.
    package var to: CGPoint
    /// The duration in seconds, including the rest at its end.
    package var duration: Double
  }

  private var ring: [Sample] = []
  private var start = 0
  private var count = 0
  private static let capacity = 64

  /// Creates an empty tracker.
  package init() {
    ring = [Sample](repeating: Sample(), count: Self.capacity)
  }

  /// Removes all samples.
  package mutating func reset() {
    start = 0
    count = 0
  }

  /// Adds a sample. If the last sample has the same time, the new one replaces it. A sample with an earlier time is
  /// ignored.
  package mutating func add(_ position: CGPoint, at time: Double) {
    if count > 0 {
      let last = slot(count - 1)
      if time < ring[last].until { return }
      if position == ring[last].position {
        guard time > ring[last].until else { return }
        ring[last].earlierUntil = ring[last].until
        ring[last].until = time
        return
      }
      if time == ring[last].time {
        ring[last].position = position
        return
      }
      if time == ring[last].until { ring[last].until = ring[last].earlierUntil }
    }
    if count == Self.capacity {
      start = (start + 1) % Self.capacity
      count -= 1
    }
    ring[slot(count)] = Sample(position, at: time)
    count += 1
  }

  private func slot(_ index: Int) -> Int { (start + index) % Self.capacity }

  /// The last sample; nil if there is none.
  package var last: Sample? { count > 0 ? ring[slot(count - 1)] : nil }

  /// Returns the movement from which the velocity at `time` is computed; nil if the touch rests.
  ///
  /// The movement begins with the earliest position within the last 0.1 s. If only the last sample is that recent, the
  /// movement begins with the previous sample and has the actual duration of this step. The time since the last sample
  /// counts as rest, except for the usual delay with which a screen reports the end of a touch.
  package func stretch(at time: Double) -> Stretch? {
    guard count > 1, let last else { return nil }
    let rest = time - last.time
    guard rest < ModelsTuning.velocityWindow - ModelsTuning.roundingTolerance else { return nil }
    let earliest = time - ModelsTuning.velocityWindow
    var index = count - 2
    while index > 0, ring[slot(index - 1)].until >= earliest { index -= 1 }
    let from = ring[slot(index)]
    let duration = last.time - from.until + max(0, rest - ModelsTuning.liftDelay)
    return duration > 0 ? Stretch(from: from.position, to: last.position, duration: duration) : nil
  }

  /// Returns the velocity in points per second at `time`; zero if the last movement was 0.1 s ago or earlier.
  package func velocity(at time: Double) -> CGPoint {
    guard let stretch = stretch(at: time) else { return .zero }
    return CGPoint(
      x: (stretch.to.x - stretch.from.x) / stretch.duration, y: (stretch.to.y - stretch.from.y) / stretch.duration)
  }
}
