// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Calls a closure in host time, either once after an interval or repeatedly.
  ///
  /// A timer is retained until it ends. Differs from Apple: a timer that is created with `init` fires without being
  /// added to a run loop. Adding the timer to a run loop has no effect.
  open class Timer: NSObject {
    /// Whether the timer can still fire.
    public private(set) var isValid = true
    /// The number of seconds between repeated calls; 0 for a timer that fires once.
    public let timeInterval: TimeInterval
    /// The tolerated delay in seconds. Timers in host time are never late. Default: 0.
    public var tolerance: TimeInterval = 0
    /// The user info object of the timer. Default: nil.
    public var userInfo: AnyObject?
    private var block: ((Timer) -> Void)?

    /// Creates a timer. The interval starts when the timer is created. If the interval is not finite, a fault is
    /// reported and the timer never fires.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
      let seconds = interval.isFinite ? max(interval, UIKitTuning.shortestTimerInterval) : 1e9
      timeInterval = repeats ? seconds : 0
      self.block = block
      super.init()
      if !interval.isFinite {
        Diagnostics.report(
          "timerInterval", "The timer interval of \(interval) seconds is not finite, so the timer never fires."
        )
      }
      // The job retains the timer and releases it after its last call.
      TimedWork.shared.add(
        after: seconds, every: repeats ? seconds : nil, isAlive: { self.isValid }, body: { self.fire() })
    }

    /// Creates a timer and starts it immediately.
    @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
      Timer(timeInterval: interval, repeats: repeats, block: block)
    }

    /// Creates a timer that calls a target's method and passes itself as the sender. The interval starts when the timer
    /// is created.
    ///
    /// The target is retained until the timer ends. The selector must contain an implementation for the target's class.
    /// If the target has no such method, a fault is reported and the timer ends.
    public convenience init(
      timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?, repeats: Bool
    ) {
      self.init(timeInterval: interval, repeats: repeats) { timer in
        if selector.perform(on: target, with: timer) { return }
        Diagnostics.report(
          "selectorTarget",
          "The target of a timer does not handle \(selector.name). Handle it in perform(_:with:), or use a closure.")
        timer.invalidate()
      }
      self.userInfo = userInfo
    }

    /// Creates a timer that calls a target's method and passes itself as the sender. See
    /// `init(timeInterval:target:selector:userInfo:repeats:)`.
    @discardableResult
    public static func scheduledTimer(
      timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?, repeats: Bool
    ) -> Timer {
      Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }

    /// Calls the closure immediately. A timer that does not repeat ends after the call.
    open func fire() {
      guard isValid, let block else { return }
      block(self)
      if timeInterval == 0 { invalidate() }
    }

    /// Stops the timer permanently and releases its closure. The timer's own closure may call this method.
    open func invalidate() {
      isValid = false
      block = nil
    }
  }
#endif
