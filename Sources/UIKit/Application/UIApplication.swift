// SPDX-License-Identifier: MIT

import SprungStage

/// The running application: its windows, its clock and the phases of a frame.
///
/// A host delivers input with `handle(_:)`, and calls `tick(timestamp:into:)` once per frame. The library never reads a
/// clock, so the same input at the same times produces the same frames everywhere.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The single application instance.
  public static let shared = UIApplication()

  /// The windows from back to front, with hidden windows first. Hidden windows are not retained.
  open var windows: [UIWindow] { WindowList.shared.windows }

  /// The delegate that is notified of launch, foreground and background changes. A weak reference. Default: nil.
  @WeakReference open var delegate: (any UIApplicationDelegate)?

  /// The state of the application, as last reported by the host.
  open var applicationState: State { lifeCycle.state }
  @exclusivity(unchecked) final var lifeCycle = ApplicationLifeCycle()

  /// The layout direction of the user interface. Default: left to right. Setting this property notifies all views and
  /// controllers, and updates their layout.
  ///
  /// Differs from Apple: this property is settable, so that hosts and tests can provide the direction.
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

  /// The last responder of the responder chain: the delegate that the application was launched with, if the delegate is
  /// a responder.
  open override var next: UIResponder? { lifeCycle.launchedDelegate as? UIResponder }

  /// The part of the application's state that other modules of the library access.
  final let context = AppContext.shared
  final let input = InputDelivery()
  @exclusivity(unchecked) private var isTicking = false
  /// Called before and after each tick, for tests that check invariants. Removed by `reset()`. Default: nil.
  @exclusivity(unchecked) package final var tickObserver: (() -> Void)?
  /// Called with the number and value of each parameter that the host sets, in sequence with all other input. Removed
  /// by `reset()`. Default: nil.
  package final var parameterHandler: ((_ number: Int, _ value: Double) -> Void)? {
    get { input.parameterHandler }
    set { input.parameterHandler = newValue }
  }

  /// Sprung addition: queues an input event until the next tick.
  ///
  /// Reports a fault and rejects the event if one of its numbers is not finite or out of range.
  public final func handle(_ event: InputEvent) { input.add(event) }

  /// Sprung addition: runs one frame at a time in seconds of the host's clock. Returns whether another frame is needed.
  ///
  /// The phases are: queued input and gesture timers, timed calls, scrolling, dynamics, view animations, layout, the
  /// commit of changed layers into `encoder`, and completions. A timestamp before the previous one is treated as equal
  /// to it.
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

  /// Whether another frame is needed. If false, the host can sleep until the next input or timed call.
  open var wantsFrame: Bool {
    !input.isEmpty || context.hasCompletions || context.isTextStale || context.clipboardToSend != nil
      || context.writeRequests != nil
      || !context.announcements.isEmpty || !context.feedback.isEmpty || !FrameScheduler.shared.isIdle || isTimedWorkBusy
      || windows.contains { $0.isLayoutPending } || !LayerCommitter.shared.pendingLayout.isEmpty
      || LayerCommitter.shared.hasChanges(StatusBar.shared.windows)
  }

  /// Sprung addition: discards windows, input and running animations, and resets the time, for a host or test that
  /// starts again.
  public final func reset() {
    for window in windows {
      window.rootViewController?.endTransitions()
      window.isHidden = true
      window.isKeyWindow = false
    }
    tickObserver = nil
    WindowList.shared.reset()
    input.reset()
    // The first responder may resign, which sends notifications. The state that is reset after that sends no
    // notifications.
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

  /// Checks the invariants between calls into the library, for tests. Returns a description of each violation.
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
    // Always request hover events, because the shape of the cursor depends on the views below it.
    flags.insert(.wantsHover)
    if isEditing { flags.insert(.wantsText) }
    encoder.endFrame(
      flags: flags, simulatedTime: currentTime,
      wakeUpMilliseconds: isResting ? TimedWork.shared.wakeUpMilliseconds : 0)
  }

  /// The orientation of the screen: portrait if its height is at least its width.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }

  // MARK: Traits

  /// The user's preferred text size. Default: large.
  ///
  /// Differs from Apple: this property is settable, so that hosts and tests can provide the text size. Setting this
  /// property notifies all views and controllers.
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

  /// Starts ignoring touches, pointer events, keys and accessibility activations. Each call must be balanced by a call
  /// to `endIgnoringInteractionEvents()`. Touches that have already begun continue normally.
  open func beginIgnoringInteractionEvents() { input.ignored.begin() }

  /// Balances one call to `beginIgnoringInteractionEvents()`. An unbalanced call reports a fault and has no effect.
  open func endIgnoringInteractionEvents() {
    guard input.ignored.end() else {
      Diagnostics.report(
        "endIgnoring",
        "endIgnoringInteractionEvents() was called without beginIgnoringInteractionEvents() and is ignored."
      )
      return
    }
  }

  /// Whether interaction events are currently ignored.
  open var isIgnoringInteractionEvents: Bool { input.ignored.isOn }

  // MARK: Opening

  #if !hasFeature(Embedded)
    /// Opens a URL outside the application with `opensURL`. The completion handler receives whether the URL was opened.
    open func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      let isOpened = Self.opensURL?(url) ?? false
      completion?(isOpened)
    }

    /// Opens a URL outside the application with `opensURL`. Returns whether the URL was opened.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      Self.opensURL?(url) ?? false
    }

    /// Returns whether URLs can be opened outside the application, which is the case if `opensURL` is set.
    open func canOpenURL(_ url: URL) -> Bool { Self.opensURL != nil }
  #endif

  /// The key window, or nil.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// Returns the orientations that the delegate supports in a window. If there is no delegate, returns all
  /// orientations.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// The frame of the status bar in screen coordinates. The frame is empty on hosts that do not simulate a device.
  open var statusBarFrame: CGRect { lifeCycle.scene?.statusBarManager?.statusBarFrame ?? .zero }

  /// Whether the status bar is hidden. Always true on hosts that do not simulate a device.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

  /// The connected scenes: the application's single scene, or none before it has connected.
  open var connectedScenes: Set<UIScene> { lifeCycle.isLaunching && lifeCycle.scene == nil ? [] : [mainScene] }

  /// The sessions of the application's scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map { $0.session }) }

  /// Whether the application supports multiple scenes. Always false.
  open var supportsMultipleScenes: Bool { false }

  // MARK: Events

  /// Sends an event to the windows that contain its touches, or to the key window for presses.
  ///
  /// Differs from Apple: `shared` is always a plain `UIApplication`, so this method can be called but not overridden.
  open func sendEvent(_ event: UIEvent) {
    for window in windows where event.concerns(window) { window.sendEvent(event) }
  }

  // MARK: The device

  /// Whether the screen stays on without touches. Default: false. The value has no effect, because hosts never turn the
  /// screen off.
  open var isIdleTimerDisabled = false

  /// Whether the status bar indicates network activity. Default: false. The value has no effect: as on current devices,
  /// the status bar does not display network activity.
  open var isNetworkActivityIndicatorVisible = false

  /// Whether shaking the device triggers undo. Default: true. The value has no effect, because a stage cannot be
  /// shaken.
  open var applicationSupportsShakeToEdit = true

  /// Whether protected files are accessible. Always true.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: The background

  /// The remaining background execution time in seconds. Always unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins a task that should complete even if the application is hidden. Returns the identifier for
  /// `endBackgroundTask(_:)`.
  ///
  /// Applications continue running in the background as long as the host allows it. The handler is called if the
  /// application terminates before the task ends.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Equivalent to `beginBackgroundTask(expirationHandler:)`. The name for debugging is not displayed.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { lifeCycle.backgroundTasks.begin(handler) }

  /// Ends a background task. The identifier of a task that is not running, including `invalid`, has no effect.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { lifeCycle.backgroundTasks.end(identifier) }

  // MARK: Actions

  /// Sends an action to a target. With a nil target, the action is sent along the responder chain, starting at the
  /// first responder or the sender, to the first object that can perform it. Returns whether an object performed the
  /// action.
  ///
  /// A responder can perform its registered actions, actions for which the selector carries an implementation for its
  /// class, actions that it dispatches by name, and editing actions. Other targets must adopt `SelectorDispatching` if
  /// the selector carries no implementation.
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

/// Returns the time of the current frame in seconds of the host's clock. This is not a wall-clock time.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CACurrentMediaTime() -> CFTimeInterval {
  MainThread.currentTime
}
