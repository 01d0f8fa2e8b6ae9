// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Calls after a time, or again and again, in the host's time.
  ///
  /// A timer is kept alive until it ends. Differs from Apple: one that is made with `init` counts without being added to a
  /// loop; adding it changes nothing.
  open class Timer: NSObject {
    /// Whether it may still call.
    public private(set) var isValid = true
    /// Seconds between two calls; 0 for one call.
    public let timeInterval: TimeInterval
    /// Seconds by which it may be late; here it never is. Default: 0.
    public var tolerance: TimeInterval = 0
    /// The object that it carries. Default: nil.
    public var userInfo: AnyObject?
    private var block: ((Timer) -> Void)?

    /// A timer that counts from now on. An interval that is not finite is rejected with a fault, and it never calls.
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
      // The job keeps the timer, and lets go of it with its last call.
      TimedWork.shared.add(
        after: seconds, every: repeats ? seconds : nil, isAlive: { self.isValid }, body: { self.fire() })
    }

    /// A timer that counts from now on.
    @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
      Timer(timeInterval: interval, repeats: repeats, block: block)
    }

    /// A timer that calls a method of a target, with itself as the sender, counted from now on.
    ///
    /// The target is kept alive until the timer ends. The selector must bring a method of its class; one that it does not
    /// have is reported, and the timer ends.
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

    /// A timer that calls a method of a target, with itself as the sender, see
    /// `init(timeInterval:target:selector:userInfo:repeats:)`.
    @discardableResult
    public static func scheduledTimer(
      timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?, repeats: Bool
    ) -> Timer {
      Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }

    /// Makes it call at once; one that does not repeat ends with that.
    open func fire() {
      guard isValid, let block else { return }
      block(self)
      if timeInterval == 0 { invalidate() }
    }

    /// Stops the timer permanently and releases its closure. May be called from its own callback.
    open func invalidate() {
      isValid = false
      block = nil
    }
  }
#endif
