// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// A moment of the host's clock, for calls of the main queue.
  ///
  /// Programs need not write this name: `DispatchQueue.main.asyncAfter(deadline: .now() + 0.3)` infers it, also in
  /// files that import Foundation besides UIKit, where `DispatchTime.now()` is the machine's.
  nonisolated public struct HostTime: Hashable, Comparable, Sendable {
    /// Seconds from the current moment of the host's clock.
    public var secondsFromNow: Double

    /// The current moment.
    public static func now() -> HostTime { HostTime(secondsFromNow: 0) }

    /// A moment that is never reached.
    public static let distantFuture = HostTime(secondsFromNow: .infinity)

    /// A moment some seconds later.
    public static func + (time: HostTime, seconds: Double) -> HostTime {
      HostTime(secondsFromNow: time.secondsFromNow + seconds)
    }

    /// A moment later.
    public static func + (time: HostTime, interval: DispatchTimeInterval) -> HostTime { time + interval.seconds }

    /// A moment some seconds earlier.
    public static func - (time: HostTime, seconds: Double) -> HostTime { time + -seconds }

    /// A moment earlier.
    public static func - (time: HostTime, interval: DispatchTimeInterval) -> HostTime { time + -interval.seconds }

    /// The earlier moment is the smaller one.
    public static func < (left: HostTime, right: HostTime) -> Bool { left.secondsFromNow < right.secondsFromNow }
  }

  extension DispatchTimeInterval {
    /// The span in seconds; infinite for `.never`.
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
    /// Set in moments of the host's clock: a machine would have to run for 36 years to have such an uptime.
    nonisolated private static let hostMark: UInt64 = 1 << 60

    /// The current moment of the host's clock; without a host, or on another thread, that of the machine.
    @_disfavoredOverload
    nonisolated public static func now() -> DispatchTime {
      guard HostClock.shared.isRunning, HostClock.isOnMain else { return RealTime.now() }
      let seconds = onMain { TimedWork.shared.now }
      return DispatchTime(uptimeNanoseconds: hostMark + UInt64((max(0, seconds) * 1e9).rounded()))
    }

    /// Seconds from now of the host's clock, or of the machine's if it is the machine's moment.
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
