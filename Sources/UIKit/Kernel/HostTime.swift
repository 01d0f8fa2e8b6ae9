// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// A time of the host's clock at which the main queue makes a call.
  ///
  /// Applications do not need to use this name: `DispatchQueue.main.asyncAfter(deadline: .now() + 0.3)` infers it. This
  /// also works in files that import both Foundation and UIKit, in which `DispatchTime.now()` is the system time.
  nonisolated public struct HostTime: Hashable, Comparable, Sendable {
    /// The number of seconds from the current time of the host's clock.
    public var secondsFromNow: Double

    /// Returns the current time.
    public static func now() -> HostTime { HostTime(secondsFromNow: 0) }

    /// A time in the infinite future.
    public static let distantFuture = HostTime(secondsFromNow: .infinity)

    /// Returns the time that is the given number of seconds later.
    public static func + (time: HostTime, seconds: Double) -> HostTime {
      HostTime(secondsFromNow: time.secondsFromNow + seconds)
    }

    /// Returns the time that is the given interval later.
    public static func + (time: HostTime, interval: DispatchTimeInterval) -> HostTime { time + interval.seconds }

    /// Returns the time that is the given number of seconds earlier.
    public static func - (time: HostTime, seconds: Double) -> HostTime { time + -seconds }

    /// Returns the time that is the given interval earlier.
    public static func - (time: HostTime, interval: DispatchTimeInterval) -> HostTime { time + -interval.seconds }

    /// Returns whether the left time is earlier.
    public static func < (left: HostTime, right: HostTime) -> Bool { left.secondsFromNow < right.secondsFromNow }
  }

  extension DispatchTimeInterval {
    /// The interval in seconds; infinite for `.never`.
    nonisolated var seconds: Double {
      switch self {
      case .seconds(let count): Double(count)
      case .milliseconds(let count): Double(count) / 1e3
      case .microseconds(let count): Double(count) / 1e6
      case .nanoseconds(let count): Double(count) / 1e9
      default: .infinity
      }
    }
  }

  extension DispatchTime {
    /// A bit that marks times of the host's clock. An unmarked time, in nanoseconds of system uptime, would have this
    /// bit only after 36 years.
    nonisolated private static let hostMark: UInt64 = 1 << 60

    /// Returns the current time of the host's clock. Without a host, or on another thread, returns the current time of
    /// the system clock.
    @_disfavoredOverload
    nonisolated public static func now() -> DispatchTime {
      guard HostClock.shared.isRunning, HostClock.isOnMain else { return RealTime.now() }
      let seconds = onMain { TimedWork.shared.now }
      return DispatchTime(uptimeNanoseconds: hostMark + UInt64((max(0, seconds) * 1e9).rounded()))
    }

    /// The number of seconds from now, on the clock on which this time was measured.
    nonisolated var secondsFromNow: Double {
      if self == .distantFuture { return .infinity }
      let nanoseconds = uptimeNanoseconds
      guard nanoseconds >= Self.hostMark else {
        return (Double(nanoseconds) - Double(RealTime.now().uptimeNanoseconds)) / 1e9
      }
      let now = HostClock.isOnMain ? onMain { TimedWork.shared.now } : 0
      return Double(nanoseconds - Self.hostMark) / 1e9 - now
    }
  }
#endif
