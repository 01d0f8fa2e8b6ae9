// SPDX-License-Identifier: MIT

/// Remembers where a finger was over the last tenth of a second; storage is made once and reused.
nonisolated struct VelocityTracker {
  /// A position at a moment.
  struct Sample: Equatable {
    /// Seconds.
    var time: Double
    /// Points.
    var position: CGPoint
  }

  private var ring: [Sample] = []
  private var start = 0
  private var count = 0
  private static let capacity = 64

  /// An empty tracker.
  init() {
    ring = [Sample](repeating: Sample(time: 0, position: .zero), count: Self.capacity)
  }

  /// Forgets everything.
  mutating func reset() {
    start = 0
    count = 0
  }

  /// Adds a sample; one with the time of the last replaces it, and an earlier one is ignored.
  mutating func add(_ position: CGPoint, at time: Double) {
    if count > 0 {
      let last = (start + count - 1) % Self.capacity
      if time < ring[last].time { return }
      if time == ring[last].time {
        ring[last].position = position
        return
      }
    }
    if count == Self.capacity {
      start = (start + 1) % Self.capacity
      count -= 1
    }
    ring[(start + count) % Self.capacity] = Sample(time: time, position: position)
    count += 1
  }

  /// The last sample, if there is one.
  var last: Sample? { count > 0 ? ring[(start + count - 1) % Self.capacity] : nil }

  /// The two ends of the stretch from which the velocity at `time` is measured, or nil if the finger rests.
  ///
  /// The stretch is the trailing tenth of a second. If only the last sample lies in it, the one before is taken as it
  /// was at the stretch's beginning, so a jerk after a long hold counts with its own duration.
  func window(at time: Double) -> (from: Sample, to: Sample)? {
    guard count > 1, let last, time - last.time <= UIKitTuning.velocityWindow else { return nil }
    let earliest = time - UIKitTuning.velocityWindow
    var index = count - 1
    while index > 0, ring[(start + index - 1) % Self.capacity].time >= earliest { index -= 1 }
    var from = ring[(start + index) % Self.capacity]
    if index == count - 1 {
      from = ring[(start + index - 1) % Self.capacity]
      from.time = max(from.time, earliest)
    }
    return last.time > from.time ? (from, last) : nil
  }

  /// Points per second at `time`; zero if the last sample is older than a tenth of a second.
  func velocity(at time: Double) -> CGPoint {
    guard let (from, to) = window(at: time) else { return .zero }
    let duration = to.time - from.time
    return CGPoint(
      x: (to.position.x - from.position.x) / duration, y: (to.position.y - from.position.y) / duration)
  }
}
