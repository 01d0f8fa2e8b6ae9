// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension RunLoop.Mode {
    /// The mode while the user drags. All modes have the same behavior.
    nonisolated public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  }

  extension RunLoop {
    /// Adds a timer. The main loop runs in host time. A timer that was created with an interval is already scheduled. A
    /// timer that was created with a date fires at that date.
    @_disfavoredOverload
    nonisolated public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
      if isOfTheHost {
        guard !timer.isOfTheHost else { return }
        let interval = timer.timeInterval
        let delay = timer.fireDate.timeIntervalSinceNow
        timer.fireDate = .distantFuture
        timer.join(after: max(0, delay), every: interval > 0 ? interval : nil)
        return
      }
      RealTime.add(timer, to: self, forMode: mode)
    }

    /// Schedules a closure for the next pass of the loop.
    @_disfavoredOverload
    nonisolated public func perform(_ block: @escaping @Sendable () -> Void) {
      guard isOfTheHost else { return RealTime.perform(in: self, block) }
      HostClock.shared.add(after: 0) { block() }
    }

    /// Whether this is the loop of the main actor, which runs in host time.
    nonisolated private var isOfTheHost: Bool {
      guard HostClock.shared.isRunning else { return false }
      return self === RunLoop.main || (HostClock.isOnMain && self === RunLoop.current)
    }
  }
#endif
