// SPDX-License-Identifier: MIT

/// Calls once a frame, after input, scrolling and dynamics and before layout.
///
/// ```swift
/// let link = CADisplayLink { link in spin(by: link.duration) }
/// link.add(to: .main, forMode: .common)
/// ```
///
/// A running link makes the host ask for every frame. It is kept alive by the loop until `invalidate()`, and keeps its
/// target alive.
nonisolated open class CADisplayLink: NSObject, FrameParticipant {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<CADisplayLink: 0x7f8a3c405c20>`. Native builds only.
    open override var description: String { ObjectDescription.plain(self) }
  #endif

  private var handler: ((CADisplayLink) -> Void)?
  private var isAdded = false
  /// The times of the last frame and of the last call, nil after a pause.
  private var lastFrame: TimeInterval?
  private var lastCall: TimeInterval?

  /// The time of the current frame, in seconds of the host's clock; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time between frames, in seconds, as last seen; 1/60 before two frames have been.
  open private(set) var duration: CFTimeInterval = UIKitTuning.presumedFrame
  /// When the next call is due, in seconds of the host's clock.
  open var targetTimestamp: CFTimeInterval { timestamp + max(duration, shortestInterval) }

  /// Whether the link makes no calls for now. Default: false.
  open var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// Calls a second at most; 0, the default, is every frame. A negative number counts as 0.
  open var preferredFramesPerSecond: Int = 0

  /// The wished rate; its `preferred`, or else `maximum`, limits the calls. Default: no wish.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Sprung addition: a link that calls a closure.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  #if hasFeature(Embedded)
    deinit { FrameScheduler.shared.remove(self) }
  #endif

  /// A link that calls a method of a target by name. The selector must carry its implementation, or the target must
  /// adopt `SelectorDispatching`; a target that does not, or does not recognize the name, is reported and never called.
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

  /// Starts the calls, from the next frame on; the loop and mode do not matter. After `invalidate()` nothing happens.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard handler != nil, !isAdded else { return }
    isAdded = true
    DisplayLinks.all.value.append(self)
    schedule()
  }

  /// Stops the calls until the link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leave() }

  /// Stops the link permanently and releases its target. May be called from its own callback.
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

  /// Seconds between calls at least.
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
    // Half a frame of slack, so that a wish of 30 at 60 frames a second is every second frame despite rounding.
    if let lastCall, time - lastCall < shortestInterval - duration / 2 { return true }
    lastCall = time
    timestamp = time
    handler(self)
    return isAdded && !isPaused
  }
}

/// The links that the loop keeps alive.
nonisolated enum DisplayLinks {
  nonisolated(unsafe) static let all = AppContext.adopt(AppValue<[CADisplayLink]>([]))
}
