// SPDX-License-Identifier: MIT

/// The displayed value of an animation before its start and after its end.
nonisolated public enum CAMediaTimingFillMode: UInt8, Sendable {
  /// The layer's own value before the start and after the end.
  case removed = 0
  /// The last value of the animation after the end.
  case forwards = 1
  /// The first value of the animation before the start.
  case backwards = 2
  /// Both `forwards` and `backwards`.
  case both = 3
}

/// A local clock inside a parent clock, such as the clock of an animation inside the clock of its layer.
///
/// The local time is `(parent time - beginTime) * speed + timeOffset`. All times are in seconds.
nonisolated public protocol CAMediaTiming: AnyObject {
  /// The start time in the parent's time. For an animation, 0 means the time at which it is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent clock. 0 stops the clock; negative values run an animation backwards.
  var speed: Float { get set }
  /// An offset in seconds that is added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which can be fractional. 0 is treated as 1.
  var repeatCount: Float { get set }
  /// The total duration of repeated runs in seconds. Values above 0 override `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether the animation runs backwards after each run.
  var autoreverses: Bool { get set }
  /// The displayed value before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Timing settings after defaults and limits have been applied.
nonisolated struct MediaTiming {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Double = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Double = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The progress of an animation at a point in time.
  enum Phase: Equatable {
    /// The animation has no effect.
    case none
    /// The elapsed fraction of the current run, 0...1, and the number of completed runs.
    case at(CGFloat, run: Double)
  }

  /// The local duration from the start to the end in seconds, which can be infinite.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Returns whether the animation has ended at a parent time, with a tolerance of 0.5 microseconds for rounding.
  func isOver(at time: TimeInterval) -> Bool {
    speed != 0 && (time - beginTime) * speed.magnitude >= activeDuration - 5e-7
  }

  /// Returns the phase at a parent time.
  func phase(at time: TimeInterval) -> Phase {
    guard duration > 0 else { return time < beginTime && !fillsBefore ? .none : at(0, isEnd: true) }
    let active = activeDuration
    let passed = (time - beginTime) * speed.magnitude
    if time < beginTime, speed != 0 {
      return fillsBefore ? at(local(0, active), isEnd: false) : .none
    }
    if isOver(at: time) {
      return fillsAfter ? at(speed < 0 ? 0 : active, isEnd: speed > 0) : .none
    }
    return at(local(passed, active), isEnd: false)
  }

  private var fillsBefore: Bool { fillMode == .backwards || fillMode == .both }
  private var fillsAfter: Bool { fillMode == .forwards || fillMode == .both }

  /// Returns the local time at which the animation is displayed after an elapsed time. A time offset moves this time,
  /// which wraps around at the end of the animation.
  private func local(_ passed: TimeInterval, _ active: TimeInterval) -> TimeInterval {
    if speed == 0 { return min(max(0, timeOffset), active) }
    var time = speed < 0 ? (active.isFinite ? active : 0) - passed : passed
    time += timeOffset
    if active.isFinite, active > 0, time < 0 || time > active {
      time -= (time / active).rounded(.down) * active
    }
    return time
  }

  /// Returns the phase at a local time. The end of a run is part of that run rather than of the next one.
  private func at(_ time: TimeInterval, isEnd: Bool) -> Phase {
    guard duration > 0 else { return .at(1, run: 0) }
    let cycle = duration * (autoreverses ? 2 : 1)
    let cycles = time / cycle
    var run = cycles.rounded(.down)
    var within = cycles - run
    if within == 0, run > 0, isEnd {
      run -= 1
      within = 1
    }
    var fraction = within
    if autoreverses { fraction = within > 0.5 ? 2 - 2 * within : 2 * within }
    return .at(CGFloat(fraction), run: run)
  }
}
