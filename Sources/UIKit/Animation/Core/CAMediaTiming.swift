// SPDX-License-Identifier: MIT

/// The values of an animation before it begins and after it has ended.
nonisolated public enum CAMediaTimingFillMode: UInt8, Sendable {
  /// Nothing: the layer's own value.
  case removed = 0
  /// Its last value after the end.
  case forwards = 1
  /// Its first value before the beginning.
  case backwards = 2
  /// Both.
  case both = 3
}

/// A clock inside another one: that of an animation in its layer, or of a layer in its superlayer.
///
/// The local time is `(outer time - beginTime) * speed + timeOffset`; all times are seconds.
nonisolated public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the outer time; 0 for an animation means when it is added.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run.
  var duration: CFTimeInterval { get set }
  /// How fast local time runs, 1 being as fast as the outer one; 0 halts it, below 0 an animation runs backwards.
  var speed: Float { get set }
  /// Seconds added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs, fractions allowed; 0 counts as 1.
  var repeatCount: Float { get set }
  /// Seconds for which it is repeated, if above 0, whatever `repeatCount` says.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one back.
  var autoreverses: Bool { get set }
  /// The value outside its active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A clock's settings with their rules applied.
nonisolated struct MediaTiming {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Double = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Double = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Where an animation is.
  enum Phase: Equatable {
    /// It shows nothing.
    case none
    /// The elapsed fraction, 0...1, of a run, and how many runs were before it.
    case at(CGFloat, run: Double)
  }

  /// Seconds of the local time from beginning to end, infinite if it has none.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Whether it is over at an outer time, with half a microsecond of slack for rounding.
  func isOver(at time: TimeInterval) -> Bool {
    speed != 0 && (time - beginTime) * speed.magnitude >= activeDuration - 5e-7
  }

  /// Where it is at an outer time.
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

  /// The local time after a passed time; an offset wraps around at the end.
  private func local(_ passed: TimeInterval, _ active: TimeInterval) -> TimeInterval {
    if speed == 0 { return min(max(0, timeOffset), active) }
    var time = speed < 0 ? (active.isFinite ? active : 0) - passed : passed
    time += timeOffset
    if active.isFinite, active > 0, time < 0 || time > active {
      time -= (time / active).rounded(.down) * active
    }
    return time
  }

  /// The position at a local time; the end of a run belongs to that run, not to the next one.
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
