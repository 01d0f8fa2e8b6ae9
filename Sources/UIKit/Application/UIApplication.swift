// SPDX-License-Identifier: MIT

import SprungStage

/// The running application: its windows, its time and the order of things in a frame.
///
/// A host hands over input with `handle(_:)` and calls `tick(timestamp:into:)` once a frame. Nothing in the library reads
/// a clock, so the same input and the same times give the same frames everywhere.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application; there is one.
  public static let shared = UIApplication()

  /// The windows from back to front, the hidden ones first. Hidden windows are not retained.
  open var windows: [UIWindow] { WindowList.shared.windows }

  /// The object that is notified of launch, foreground and background. Default: nil.
  @WeakReference open var delegate: (any UIApplicationDelegate)?

  /// Whether the application is at the front: what the host said last.
  open var applicationState: State { lifeCycle.state }
  @exclusivity(unchecked) final var lifeCycle = ApplicationLifeCycle()

  /// The direction of writing. Default: left to right. Setting it notifies all views and controllers, which are laid
  /// out again.
  ///
  /// Differs from Apple: settable, so that a host or test can state it.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { HostTraits.shared.layoutDirection }
    set {
      let old = HostTraits.shared.ofScreen
      HostTraits.shared.layoutDirection = newValue
      ScreenTraits.changed(from: old)
    }
  }

  /// Sprung addition: the time of the current or last tick, in seconds of the host's clock.
  public final var currentTime: TimeInterval { context.currentTime }

  /// The delegate that the application was launched with, if it is a responder; the chain ends there.
  open override var next: UIResponder? { lifeCycle.launchedDelegate as? UIResponder }

  /// The part of its state that the rest of the library can read.
  final let context = AppContext.shared
  final let input = InputDelivery()
  @exclusivity(unchecked) private var isTicking = false
  /// Called before and after each tick, for tests that check invariants. `reset()` removes it. Default: nil.
  @exclusivity(unchecked) package final var tickObserver: (() -> Void)?
  /// Called with the values that a person sets from outside, each by its number, in the order of all input. `reset()`
  /// removes it. Default: nil.
  package final var parameterHandler: ((_ number: Int, _ value: Double) -> Void)? {
    get { input.parameterHandler }
    set { input.parameterHandler = newValue }
  }

  /// Sprung addition: queues what happened outside until the next tick.
  ///
  /// An event with a number that is not finite or beyond the limit is rejected with a fault.
  public final func handle(_ event: InputEvent) { input.add(event) }

  /// Sprung addition: one frame at a time in seconds of the host's clock; returns whether another frame is wanted.
  ///
  /// In this order: queued input and gesture timers, timed calls, scrolling, dynamics, view animations, layout, the commit of changed
  /// layers into `encoder` if there is one, completions. A time before the last tick's counts as the same time.
  @discardableResult
  open func tick(timestamp: TimeInterval, into encoder: FrameEncoder? = nil) -> Bool {
    guard timestamp.isFinite else {
      Diagnostics.report("nonFiniteTime", "A tick at \(timestamp) seconds was rejected. Pass a finite time.")
      return wantsFrame
    }
    guard !isTicking else {
      Diagnostics.report("nestedTick", "tick(timestamp:) was called during a tick. The nested call is ignored.")
      return true
    }
    tickObserver?()
    isTicking = true
    context.currentTime = max(currentTime, timestamp)
    beginTimedTick()
    input.deliver(to: self)
    let scheduler = FrameScheduler.shared
    scheduler.run(.gestures, at: currentTime)
    TimedWork.shared.run(at: currentTime)
    scheduler.run(.scrolling, at: currentTime)
    scheduler.run(.dynamics, at: currentTime)
    scheduler.run(.animations, at: currentTime)
    layOut()
    StatusBar.shared.update()
    LayerCommitter.shared.layOutSublayers()
    CATransaction.endImplicit()
    FocusRepair.run()
    if let encoder { commit(into: encoder) }
    context.isTextStale = false
    context.announcements = []
    context.feedback = []
    FocusController.shared.viewToFocus = nil
    context.runCompletions()
    isTicking = false
    context.tickCount += 1
    tickObserver?()
    return wantsFrame
  }

  /// Whether anything is left to do: the host need not ask again before the next input when not.
  open var wantsFrame: Bool {
    !input.isEmpty || context.hasCompletions || context.isTextStale || context.clipboardToSend != nil
      || context.writeRequests != nil
      || !context.announcements.isEmpty || !context.feedback.isEmpty || !FrameScheduler.shared.isIdle || isTimedWorkBusy
      || windows.contains { $0.isLayoutPending } || !LayerCommitter.shared.pendingLayout.isEmpty
      || LayerCommitter.shared.hasChanges(StatusBar.shared.windows)
  }

  /// Sprung addition: discards windows, input, time and running animations, for a host or test that restarts.
  public final func reset() {
    for window in windows {
      window.rootViewController?.endTransitions()
      window.isHidden = true
      window.isKeyWindow = false
    }
    tickObserver = nil
    WindowList.shared.reset()
    input.reset()
    // The first responder may resign, and others are notified; then everything is reset without notifications.
    UIResponder.firstResponder = nil
    AnimationGroup.current = nil
    AnimationGroup.repetition = nil
    UIAccessibility.isReduceMotionEnabled = false
    TouchDispatcher.current.forgetTouches()
    context.reset()
    #if !hasFeature(Embedded)
      HostClock.shared.reset()
    #endif
    delegate = nil
    lifeCycle = ApplicationLifeCycle()
    UITraitCollection.current = HostTraits.shared.ofScreen
  }

  /// Checks what must hold between any two calls from outside; a sentence for each breach. For tests.
  package final func validate() -> [String] { ApplicationValidator(dispatcher: .current).validate(windows) }

  private func layOut() {
    for window in windows {
      var passes = 0
      while true {
        LayoutQueue.shared.flush(window, isWithinLayout: passes > 0)
        guard window.isLayoutPending else { break }
        window.layoutMarked()
        passes += 1
        if passes == UIKitTuning.layoutPassLimit - 1 { LayoutQueue.shared.trace(true) }
        if passes == UIKitTuning.layoutPassLimit {
          if window.isLayoutPending { EndlessLayout.report(window, passes: passes) }
          LayoutQueue.shared.trace(false)
          break
        }
      }
    }
  }

  private func commit(into encoder: FrameEncoder) {
    let isResting = !context.hasCompletions && input.isEmpty && FrameScheduler.shared.isIdle && !isTimedWorkBusy
    encoder.beginFrame()
    if let text = context.clipboardToSend {
      context.clipboardToSend = nil
      encoder.clipboard(text)
    }
    if let write = context.writeRequests {
      context.writeRequests = nil
      write(encoder)
    }
    for text in context.announcements { encoder.announce(text) }
    for (kind, strength) in context.feedback { encoder.feedback(kind, strength: strength) }
    LayerCommitter.shared.commit(StatusBar.shared.windows, into: encoder, isResting: isResting)
    FocusController.shared.commit(into: encoder)
    input.cursor.commit(into: encoder, isResting: isResting)
    let isEditing = input.text.commit(into: encoder)
    var flags: FrameFlags = isResting ? .settled : .moreFrames
    // Whether anything follows the pointer or not: what it looks like depends on what it is over.
    flags.insert(.wantsHover)
    if isEditing { flags.insert(.wantsText) }
    encoder.endFrame(
      flags: flags, simulatedTime: currentTime,
      wakeUpMilliseconds: isResting ? TimedWork.shared.wakeUpMilliseconds : 0)
  }

  /// Which side of the screen is up: portrait when it is at least as high as wide.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }

  // MARK: Traits

  /// The text size that the person prefers. Default: large.
  ///
  /// Differs from Apple: settable, so that a host or test can state it; setting it notifies all views and controllers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    get { HostTraits.shared.contentSize }
    set {
      guard newValue != HostTraits.shared.contentSize else { return }
      let old = HostTraits.shared.ofScreen
      HostTraits.shared.contentSize = newValue
      ScreenTraits.changed(from: old)
      #if !hasFeature(Embedded)
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: self,
          userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue])
      #endif
    }
  }

  // MARK: Ignoring

  /// Ignores touches, the pointer, keys and presses by assistive technology until `endIgnoringInteractionEvents()` was
  /// called as often. Touches that are down already go on to their end.
  open func beginIgnoringInteractionEvents() { input.ignored.begin() }

  /// Ends one `beginIgnoringInteractionEvents()`. A call without a beginning is a fault and changes nothing.
  open func endIgnoringInteractionEvents() {
    guard input.ignored.end() else {
      Diagnostics.report(
        "endIgnoring",
        "endIgnoringInteractionEvents() was called without beginIgnoringInteractionEvents() and is ignored."
      )
      return
    }
  }

  /// Whether what people do is ignored.
  open var isIgnoringInteractionEvents: Bool { input.ignored.isOn }

  // MARK: Opening

  #if !hasFeature(Embedded)
    /// Opens an address outside the application, as far as `opensURL` does; says whether it did.
    open func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      let isOpened = Self.opensURL?(url) ?? false
      completion?(isOpened)
    }

    /// Opens an address outside the application, as far as `opensURL` does; says whether it did.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      Self.opensURL?(url) ?? false
    }

    /// Whether there is something that opens addresses outside the application.
    open func canOpenURL(_ url: URL) -> Bool { Self.opensURL != nil }
  #endif

  /// The window that has the keys; nil if none has.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The ways up that the delegate supports in a window; all for an application without a delegate.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// The rectangle that the status bar covers in points of the screen; empty on a host that does not stand for a device.
  open var statusBarFrame: CGRect { lifeCycle.scene?.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden. True on hosts that do not stand for a device.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

  /// The scenes of the application: the one that there is, from when it connects on.
  open var connectedScenes: Set<UIScene> { lifeCycle.isLaunching && lifeCycle.scene == nil ? [] : [mainScene] }

  /// The sessions of the application's scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map { $0.session }) }

  /// Whether there can be several scenes: no.
  open var supportsMultipleScenes: Bool { false }

  // MARK: Events

  /// Hands an event to the windows that its touches are in; presses of keys to the key window.
  ///
  /// Differs from Apple: `shared` is always a plain `UIApplication`, so this can be called but not overridden.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.concerns(window) { window.sendEvent(event) }
  }

  // MARK: The device

  /// Whether the screen stays on without touches. Default: false. Stored only: no host turns the screen off.
  open var isIdleTimerDisabled = false

  /// Whether the status bar indicates network activity. Default: false. Stored only: the status bar does not
  /// display it, as on current devices.
  open var isNetworkActivityIndicatorVisible = false

  /// Whether shaking the device undoes. Default: true. Stored only: a stage cannot be shaken.
  open var applicationSupportsShakeToEdit = true

  /// Whether files can be read that are locked with the device: always.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: The background

  /// Seconds for which the application may go on in the background: no end, in front or behind.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a task that must be completed even if the application is hidden. Returns the identifier to end it with.
  ///
  /// An application here continues in the background as long as its host allows it. The handler is called if the
  /// application ends first.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// The same as `beginBackgroundTask(expirationHandler:)`, with a name for debugging, which is not displayed here.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { lifeCycle.backgroundTasks.begin(handler) }

  /// Ends a background task. One that is not running, `invalid` too, changes nothing.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { lifeCycle.backgroundTasks.end(identifier) }

  // MARK: Actions

  /// Sends an action to a target, or, with nil, to the first that can perform it of the first responder and those after
  /// it, or of the sender and those after it. Returns whether anyone performed it.
  ///
  /// A responder performs its registered actions, the selector's implementation for its class, the actions that it
  /// dispatches by name, and the edit actions. Another target must adopt `SelectorDispatching` if the selector carries
  /// no implementation.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: ActionSender?, from sender: ActionSender?, for event: UIEvent?
  ) -> Bool {
    if let target {
      if let responder = target as? UIResponder {
        return responder.performAction(action, withSender: sender, for: event)
      }
      return action.perform(on: target as AnyObject, with: sender, for: event)
    }
    let start = UIResponder.firstResponder ?? sender as? UIResponder
    return start?.responder(forAction: action, withSender: sender)?.performAction(
      action, withSender: sender, for: event)
      ?? false
  }
}

extension UIApplication: InputClient {
  final func apply(_ setting: InputEvent) { HostSettings.apply(setting, to: self) }
}

/// The time of the current frame in seconds of the host's clock; not a wall clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CACurrentMediaTime() -> CFTimeInterval {
  MainThread.currentTime
}
