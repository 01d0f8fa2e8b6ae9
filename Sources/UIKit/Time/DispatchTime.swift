// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// An interval in whole units of time.
  public enum DispatchTimeInterval: Hashable, Sendable {
    /// A number of seconds.
    case seconds(Int)
    /// A number of milliseconds.
    case milliseconds(Int)
    /// A number of microseconds.
    case microseconds(Int)
    /// A number of nanoseconds.
    case nanoseconds(Int)
    /// An infinite interval.
    case never

    /// The interval in seconds; infinite for `.never`.
    var seconds: Double {
      switch self {
      case .seconds(let count): Double(count)
      case .milliseconds(let count): Double(count) / 1e3
      case .microseconds(let count): Double(count) / 1e6
      case .nanoseconds(let count): Double(count) / 1e9
      case .never: .infinity
      }
    }
  }

  /// A time of the host's clock.
  public struct DispatchTime: Comparable, Sendable {
    private var seconds: Double

    /// The current time.
    public static func now() -> DispatchTime { DispatchTime(seconds: TimedWork.shared.now) }

    /// A time in the infinite future.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// The number of seconds from now; NaN counts as 0 and reports a fault.
    var checkedSeconds: Double {
      let left = seconds - TimedWork.shared.now
      if !left.isNaN { return left }
      Diagnostics.report("callDelay", "A call was delayed by NaN seconds. It runs in the next run loop pass.")
      return 0
    }

    /// Returns a time that is a number of seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
      DispatchTime(seconds: time.seconds + seconds)
    }

    /// Returns a time that is an interval later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time + interval.seconds
    }

    /// Returns a time that is a number of seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    /// Returns a time that is an interval earlier.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time + -interval.seconds
    }

    /// Whether the left time is earlier.
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
  }

  /// A time of the host's clock, the only supported clock.
  public typealias DispatchWallTime = DispatchTime
#endif
