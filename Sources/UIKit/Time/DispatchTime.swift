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

    /// Returns the current time.
    public static func now() -> DispatchTime { DispatchTime(seconds: TimedWork.shared.now) }

    /// A time in the infinite future.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// The number of seconds from now. NaN is reported and treated as 0.
    var checkedSeconds: Double {
      let left = seconds - TimedWork.shared.now
      if !left.isNaN { return left }
      Diagnostics.report("callDelay", "A call was delayed by NaN seconds. The call runs in the next run loop pass.")
      return 0
    }

    /// Returns the time that is the given number of seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
      DispatchTime(seconds: time.seconds + seconds)
    }

    /// Returns the time that is the given interval later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time + interval.seconds
    }

    /// Returns the time that is the given number of seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    /// Returns the time that is the given interval earlier.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time + -interval.seconds
    }

    /// Returns whether the left time is earlier.
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
  }

  /// A time of the host's clock, which is the only supported clock.
  public typealias DispatchWallTime = DispatchTime
#endif
