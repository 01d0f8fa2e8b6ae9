// SPDX-License-Identifier: MIT

/// Calls a closure or method once per frame, after input, scrolling and dynamics and before layout.
///
/// ```swift
/// let link = CADisplayLink { link in spin(by: link.duration) }
/// link.add(to: .main, forMode: .common)
/// ```
///
/// A running link requests every frame from the host. The run loop retains the link until `invalidate()`, and the link
/// retains its target.
nonisolated open class CADisplayLink: NSObject, FrameParticipant {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<CADisplayLink: 0x7f8a3c405c20>`. Native builds only.
    open override var description: String { ObjectDescription.plain(self) }
  #endif

  private var handler: ((CADisplayLink) -> Void)?
  private var isAdded = false
  /// The times of the last frame and of the last call; nil after a pause.
  private var lastFrame: TimeInterval?
  private var lastCall: TimeInterval?

  /// The time of the current frame in seconds of the host's clock; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time between the last two frames in seconds; 1/60 until two frames have been displayed.
  open private(set) var duration: CFTimeInterval = UIKitTuning.presumedFrame
  /// The time of the next call in seconds of the host's clock.
  open var targetTimestamp: CFTimeInterval { timestamp + max(duration, shortestInterval) }

  /// Whether calls are paused. Default: false.
  open var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// The maximum number of calls per second. If this value is 0 or negative, the link is called in every frame.
  /// Default: 0.
  open var preferredFramesPerSecond: Int = 0

  /// The preferred frame rate. The range's `preferred` value limits the rate of the calls; if that value is not set,
  /// `maximum` limits the rate. Default: no limit.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Sprung addition: creates a link that calls a closure.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  #if hasFeature(Embedded)
    deinit { FrameScheduler.shared.remove(self) }
  #endif

  /// Creates a link that calls a target's method by name. The selector must carry its implementation, or the target
  /// must adopt `SelectorDispatching`. If neither is the case, or the target lacks the method, a fault is reported and
  /// no calls are made.
  public convenience init(target: ActionSender, selector sel: Selector) {
    let object = target as AnyObject
    guard MainThread.run((sel, object), { $0.mayBePerformed(by: $1) }) else {
      Diagnostics.report(
        "selectorTarget",
        "The display link cannot call \(sel.name). Make its target adopt SelectorDispatching, or use init(handler:)."
      )
      self.init { _ in }
      return
    }
    self.init { link in
      if MainThread.run((object, link), { sel.perform(on: $0, with: $1) }) { return }
      Diagnostics.report(
        "unknownSelector", "The target of a display link does not handle \(sel.name). Handle it in perform(_:with:).")
      link.invalidate()
    }
  }

  /// Starts calls in the next frame. The run loop and the mode are ignored. Has no effect after `invalidate()`.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard handler != nil, !isAdded else { return }
    isAdded = true
    DisplayLinks.all.value.append(self)
    schedule()
  }

  /// Stops the calls until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leave() }

  /// Stops the link permanently and releases its target. The link's own callback may call this method.
  open func invalidate() {
    leave()
    handler = nil
  }

  private func leave() {
    guard isAdded else { return }
    isAdded = false
    schedule()
    DisplayLinks.all.value.removeIdentical(to: self)
  }

  private func schedule() {
    if isAdded, !isPaused {
      lastFrame = nil
      lastCall = nil
      FrameScheduler.shared.add(self, phase: .animations)
    } else {
      FrameScheduler.shared.remove(self)
    }
  }

  /// The minimum number of seconds between two calls.
  private var shortestInterval: TimeInterval {
    if preferredFramesPerSecond > 0 { return 1 / Double(preferredFramesPerSecond) }
    let wished = preferredFrameRateRange.preferred ?? 0
    let rate = wished > 0 ? wished : preferredFrameRateRange.maximum
    return rate > 0 && rate.isFinite ? 1 / Double(rate) : 0
  }

  @MainActor final func frame(at time: TimeInterval) -> Bool {
    guard isAdded, !isPaused, let handler else { return false }
    if let lastFrame, time > lastFrame { duration = time - lastFrame }
    lastFrame = time
    // With half a frame of tolerance, 30 calls at 60 frames per second use every second frame despite rounding.
    if let lastCall, time - lastCall < shortestInterval - duration / 2 { return true }
    lastCall = time
    timestamp = time
    handler(self)
    return isAdded && !isPaused
  }
}

/// The links that the run loop retains.
nonisolated enum DisplayLinks {
  nonisolated(unsafe) static let all = AppContext.adopt(AppValue<[CADisplayLink]>([]))
}
