// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension Timer {
    /// Schedules a timer that calls a target's method by name and passes itself as the sender.
    ///
    /// The target is retained until the timer ends. The selector must contain the implementation, or the target must
    /// adopt `SelectorDispatching`. If the target has no such method, a fault is reported and the timer ends.
    @discardableResult
    nonisolated public class func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
      if !HostClock.shared.isRunning { timer.schedule(after: interval) }
      return timer
    }

    /// Creates a timer that calls a target's method by name. The interval starts when the timer is created.
    ///
    /// The target is retained until the timer ends. The selector must contain the implementation, or the target must
    /// adopt `SelectorDispatching`. If the target has no such method, a fault is reported and the timer ends.
    nonisolated public convenience init(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      let call = TimerCall(target: target, selector: selector, userInfo: userInfo)
      self.init(prepared: interval, repeats: repeats) { call.run($0) }
      TimerCall.remember(call, for: self)
      if HostClock.shared.isRunning { schedule(after: interval) }
    }

    /// The user info object of a timer that was created with a target; nil for other timers.
    @_disfavoredOverload
    nonisolated public var userInfo: Any? { TimerCall.of(self)?.userInfo }
  }

  /// The method call that a timer with a target makes.
  nonisolated final class TimerCall: @unchecked Sendable {
    /// The target; nil once the timer has ended.
    private var target: AnyObject?
    let selector: Selector
    let userInfo: Any?
    private weak var timer: Timer?

    /// A weak reference to a call, which the timer's closure retains.
    private struct Entry {
      weak var call: TimerCall?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var calls: [Entry] = []

    init(target: Any, selector: Selector, userInfo: Any?) {
      self.target = target as AnyObject
      self.selector = selector
      self.userInfo = userInfo
    }

    func run(_ caller: Timer) {
      nonisolated(unsafe) let timer = caller
      onMain {
        defer { if !timer.isValid { target = nil } }
        guard let target else { return }
        if selector.perform(on: target, with: timer) { return }
        Diagnostics.report(
          "selectorTarget",
          "The target of a timer does not handle \(selector.name). Handle it in perform(_:with:), or use a closure."
        )
        timer.invalidate()
      }
    }

    static func of(_ timer: Timer) -> TimerCall? {
      lock.withLock { calls.first { $0.call?.timer === timer }?.call }
    }

    /// Releases the target of a timer that has ended.
    static func end(_ timer: Timer) { of(timer)?.target = nil }

    static func remember(_ call: TimerCall, for timer: Timer) {
      lock.withLock {
        calls.removeAll { $0.call == nil }
        call.timer = timer
        calls.append(Entry(call: call))
      }
    }
  }
#endif
