// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension Timer {
    /// A timer of the current run loop that calls a method of a target, with itself, every number of seconds or once. The
    /// target is kept alive until the timer is invalid.
    ///
    /// Differs from Apple: `userInfo` is not kept; a target reads what it wants to know from itself.
    @preconcurrency @MainActor
    @discardableResult
    public static func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
      return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { call.perform(with: $0) }
    }

    /// A timer that calls a method of a target, with itself, once it is added to a run loop. The target is kept alive until
    /// the timer is invalid.
    ///
    /// Differs from Apple: `userInfo` is not kept; a target reads what it wants to know from itself.
    @preconcurrency @MainActor
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
      self.init(timeInterval: ti, repeats: yesOrNo) { call.perform(with: $0) }
    }
  }

  /// What a timer calls: timers that UIKit code makes run where the interface lives.
  private struct TimerCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    nonisolated func perform(with timer: Timer) {
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        if selector.perform(on: target, with: timer) { return }
        Diagnostics.report(
          "unknownSelector", "a timer's target was asked to perform \(selector.name), which it does not have")
        timer.invalidate()
      }
    }
  }
#endif
