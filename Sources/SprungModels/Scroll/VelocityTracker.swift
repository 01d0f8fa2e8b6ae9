// SPDX-License-Identifier: MIT

import SprungGeometry

/// Records the positions of a finger over the last tenth of a second; storage is allocated once and reused.
///
/// A speed is always the distance between two actual positions of the finger, divided by at least the elapsed time, so
/// that it never exceeds the largest speed between two samples. Rest is detected in two ways: a sample at the same
/// position means that the finger still rests there, and the time after the last sample passed at rest.
package struct VelocityTracker {
  /// A position and its time.
  package struct Sample: Equatable {
    /// Points.
    package var position: CGPoint
    /// Seconds at which the finger reached the position.
    package var time: Double
    /// Seconds at which it was last known to be there.
    package var until: Double
    /// The previous value of `until`; a move at the same moment takes the last report of rest back.
    package var earlierUntil: Double

    /// A position reached at a moment.
    package init(_ position: CGPoint = .zero, at time: Double = 0) {
      self.position = position
      self.time = time
      until = time
      earlierUntil = time
    }
  }

  /// The last movement of the finger, from which a speed is computed.
  package struct Stretch: Equatable {
    /// Points at its beginning.
    package var from: CGPoint
    /// Points at its end.
    package var to: CGPoint
    /// Seconds that it took, with the rest at its end.
    package var duration: Double
  }

  private var ring: [Sample] = []
  private var start = 0
  private var count = 0
  private static let capacity = 64

  /// An empty tracker.
  package init() {
    ring = [Sample](repeating: Sample(), count: Self.capacity)
  }

  /// Forgets everything.
  package mutating func reset() {
    start = 0
    count = 0
  }

  /// Adds a sample; one with the time of the last replaces it, and an earlier one is ignored.
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

  /// The last sample, if there is one.
  package var last: Sample? { count > 0 ? ring[slot(count - 1)] : nil }

  /// The stretch from which the velocity at `time` is measured, or nil if the finger rests.
  ///
  /// It begins at the earliest position of the finger within the trailing tenth of a second. If the last sample is the
  /// only one there, it begins at the one before, with the actual duration of the step. The time since the last sample
  /// counts as rest, except for the delay with which a screen reports a lift.
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

  /// Points per second at `time`; zero if the last movement is a tenth of a second old.
  package func velocity(at time: Double) -> CGPoint {
    guard let stretch = stretch(at: time) else { return .zero }
    return CGPoint(
      x: (stretch.to.x - stretch.from.x) / stretch.duration, y: (stretch.to.y - stretch.from.y) / stretch.duration)
  }
}
