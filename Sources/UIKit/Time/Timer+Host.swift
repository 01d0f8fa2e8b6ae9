// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The argument of a timer's closure: the timer.
  ///
  /// The name need not be written. That it is a protocol makes Swift prefer the calls below to Foundation's, also in files that
  /// import Foundation besides UIKit.
  nonisolated public protocol HostedTimer: AnyObject {
    /// Ends the timer.
    func invalidate()
    /// Makes it call at once.
    func fire()
    /// Whether it may still call.
    var isValid: Bool { get }
    /// Seconds between two calls; 0 for one call.
    var timeInterval: TimeInterval { get }
    /// Seconds by which it may be late; here it never is.
    var tolerance: TimeInterval { get set }
    /// The object that it carries.
    var userInfo: Any? { get }
  }

  nonisolated extension Timer: HostedTimer {}

  // Foundation's own timers, with a closure, that no loop of the machine ever fires: the host's ticks do.
  extension Timer {
    /// A timer that calls in the host's time, and is kept alive until it ends.
    @discardableResult
    nonisolated public class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any HostedTimer) -> Void
    ) -> Timer {
      let timer = Timer(prepared: interval, repeats: repeats) { block($0) }
      timer.schedule(after: interval)
      return timer
    }

    /// A timer that calls in the host's time, and is kept alive until it ends.
    @_disfavoredOverload @discardableResult
    nonisolated public class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(prepared: interval, repeats: repeats, block: block)
      timer.schedule(after: interval)
      return timer
    }

    /// A timer that calls in the host's time, counted from when it is made.
    ///
    /// Differs from Apple: it counts without being added to a loop; adding it changes nothing.
    nonisolated public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any HostedTimer) -> Void
    ) {
      self.init(prepared: interval, repeats: repeats) { block($0) }
      if HostClock.shared.isRunning { schedule(after: interval) }
    }

    /// A timer that calls in the host's time, counted from when it is made.
    ///
    /// Differs from Apple: it counts without being added to a loop; adding it changes nothing.
    @_disfavoredOverload
    nonisolated public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      self.init(prepared: interval, repeats: repeats, block: block)
      if HostClock.shared.isRunning { schedule(after: interval) }
    }

    /// A timer that is not scheduled; with a host, no loop of the machine will ever fire it.
    nonisolated convenience init(
      prepared interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      let seconds = Self.allowed(interval)
      let fire = HostClock.shared.isRunning ? Date.distantFuture : Date(timeIntervalSinceNow: seconds)
      self.init(fire: fire, interval: seconds, repeats: repeats, block: block)
    }

    /// An interval that a timer can have: a positive one.
    nonisolated private class func allowed(_ interval: TimeInterval) -> TimeInterval {
      guard interval.isFinite else {
        Diagnostics.report(
          "timerInterval", "The timer interval of \(interval) seconds is not finite, so the timer never fires."
        )
        return 1e9
      }
      return max(interval, UIKitTuning.shortestTimerInterval)
    }

    /// Whether the host's ticks fire it.
    nonisolated var isOfTheHost: Bool { fireDate == .distantFuture }

    /// Starts the timer.
    nonisolated func schedule(after interval: TimeInterval) {
      guard HostClock.shared.isRunning else {
        HostClock.shared.warnWithoutHost("A timer")
        RealTime.add(self, to: .current, forMode: .default)
        return
      }
      // An invalid interval was reported when the timer was created.
      let delay = interval.isFinite ? max(interval, UIKitTuning.shortestTimerInterval) : 1e9
      join(after: delay, every: timeInterval > 0 ? timeInterval : nil)
    }

    /// Schedules the timer in the host's ticks.
    nonisolated func join(after delay: TimeInterval, every interval: TimeInterval?) {
      nonisolated(unsafe) let timer = self
      let enter: @MainActor () -> Void = {
        TimedWork.shared.add(
          after: delay, every: interval,
          isAlive: {
            if timer.isValid { return true }
            TimerCall.end(timer)
            return false
          }, body: { timer.fire() })
      }
      if HostClock.isOnMain { onMain(enter) } else { HostClock.shared.add(after: 0, enter) }
    }
  }
#endif
