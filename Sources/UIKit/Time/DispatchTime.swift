// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A span of time in whole units.
  public enum DispatchTimeInterval: Hashable, Sendable {
    /// Whole seconds.
    case seconds(Int)
    /// Thousandths of a second.
    case milliseconds(Int)
    /// Millionths of a second.
    case microseconds(Int)
    /// Thousand millionths of a second.
    case nanoseconds(Int)
    /// No end.
    case never

    /// The span in seconds; infinite for `.never`.
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

  /// A moment of the host's clock.
  public struct DispatchTime: Comparable, Sendable {
    private var seconds: Double

    /// The current moment.
    public static func now() -> DispatchTime { DispatchTime(seconds: TimedWork.shared.now) }

    /// A moment that is never reached.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// Seconds from now; NaN counts as 0, with a fault.
    var checkedSeconds: Double {
      let left = seconds - TimedWork.shared.now
      if !left.isNaN { return left }
      Diagnostics.report("callDelay", "A call was delayed by NaN seconds. It runs in the next run loop pass.")
      return 0
    }

    /// A moment some seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
      DispatchTime(seconds: time.seconds + seconds)
    }

    /// A moment later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time + interval.seconds
    }

    /// A moment some seconds earlier.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

    /// A moment earlier.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time + -interval.seconds
    }

    /// The earlier moment is the smaller one.
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
  }

  /// A moment of the host's clock, the only one that there is.
  public typealias DispatchWallTime = DispatchTime
#endif
