// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The parameter type of a timer's closure.
  ///
  /// Applications do not need to use this name. Because this type is a protocol, Swift prefers the methods below to
  /// Foundation's methods, even in files that import both Foundation and UIKit.
  nonisolated public protocol HostedTimer: AnyObject {
    /// Stops the timer permanently.
    func invalidate()
    /// Calls the closure immediately.
    func fire()
    /// Whether the timer can still fire.
    var isValid: Bool { get }
    /// The number of seconds between repeated calls; 0 for a timer that fires once.
    var timeInterval: TimeInterval { get }
    /// The tolerated delay in seconds. Timers in host time are never late.
    var tolerance: TimeInterval { get set }
    /// The user info object of the timer.
    var userInfo: Any? { get }
  }

  nonisolated extension Timer: HostedTimer {}

  // Foundation's timers are fired by the host's ticks rather than by the system's run loop.
  extension Timer {
    /// Schedules a timer in host time. The timer is retained until it ends.
    @discardableResult
    nonisolated public class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any HostedTimer) -> Void
    ) -> Timer {
      let timer = Timer(prepared: interval, repeats: repeats) { block($0) }
      timer.schedule(after: interval)
      return timer
    }

    /// Schedules a timer in host time. The timer is retained until it ends.
    @_disfavoredOverload @discardableResult
    nonisolated public class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(prepared: interval, repeats: repeats, block: block)
      timer.schedule(after: interval)
      return timer
    }

    /// Creates a timer in host time. The interval starts when the timer is created.
    ///
    /// Differs from Apple: the timer fires without being added to a run loop. Adding the timer to a run loop has no
    /// effect.
    nonisolated public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any HostedTimer) -> Void
    ) {
      self.init(prepared: interval, repeats: repeats) { block($0) }
      if HostClock.shared.isRunning { schedule(after: interval) }
    }

    /// Creates a timer in host time. The interval starts when the timer is created.
    ///
    /// Differs from Apple: the timer fires without being added to a run loop. Adding the timer to a run loop has no
    /// effect.
    @_disfavoredOverload
    nonisolated public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      self.init(prepared: interval, repeats: repeats, block: block)
      if HostClock.shared.isRunning { schedule(after: interval) }
    }

    /// Creates a timer that is not scheduled. While a host is running, the system's run loop never fires the timer.
    nonisolated convenience init(
      prepared interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      let seconds = Self.allowed(interval)
      let fire = HostClock.shared.isRunning ? Date.distantFuture : Date(timeIntervalSinceNow: seconds)
      self.init(fire: fire, interval: seconds, repeats: repeats, block: block)
    }

    /// Returns the interval, but at least the minimum timer interval. If the interval is not finite, returns 1e9
    /// seconds.
    nonisolated private class func allowed(_ interval: TimeInterval) -> TimeInterval {
      guard interval.isFinite else {
        Diagnostics.report(
          "timerInterval", "The timer interval of \(interval) seconds is not finite, so the timer never fires."
        )
        return 1e9
      }
      return max(interval, UIKitTuning.shortestTimerInterval)
    }

    /// Whether the host's ticks fire the timer.
    nonisolated var isOfTheHost: Bool { fireDate == .distantFuture }

    /// Starts the timer.
    nonisolated func schedule(after interval: TimeInterval) {
      guard HostClock.shared.isRunning else {
        HostClock.shared.warnWithoutHost("A timer")
        RealTime.add(self, to: .current, forMode: .default)
        return
      }
      // An interval that is not finite has already been reported when the timer was created.
      let delay = interval.isFinite ? max(interval, UIKitTuning.shortestTimerInterval) : 1e9
      join(after: delay, every: timeInterval > 0 ? timeInterval : nil)
    }

    /// Schedules the timer in host time, so that the host's ticks fire it.
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
