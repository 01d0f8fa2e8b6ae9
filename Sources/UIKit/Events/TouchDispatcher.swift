// SPDX-License-Identifier: MIT

import SprungModels

/// Converts pointers to touches, passes them to gesture recognizers and views, and advances the recognizers' time.
///
/// For each event, the order is as follows: recognizers, deepest view first; arbitration; views, unless a recognizer
/// claims or delays the touch; and notification of targets. All steps are performed while the event is handled; none is
/// deferred.
final class TouchDispatcher: FrameParticipant {
  /// The dispatcher of the running application.
  static var current: TouchDispatcher { holder.dispatcher }
  private static let holder = AppContext.adopt(Holder())

  let arbiter = GestureArbiter()
  /// The current event. One object is reused for all events.
  let event: UIEvent
  /// Delivers touches to views.
  let delivery: TouchDelivery
  /// The time of the last event in seconds. The event can precede the last tick, because a frame can start before the
  /// events that the host delivers in it.
  private(set) var eventTime: TimeInterval = -.greatestFiniteMagnitude
  /// The time in seconds up to which deadlines have been handled.
  private(set) var now: TimeInterval = -.greatestFiniteMagnitude
  /// The touches on the screen, in the order in which they began.
  private var touches: [UITouch] = []
  /// The pending notifications of the recognizers' targets, and those that are being sent.
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var telling: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var nesting = 0
  /// Whether a recognizer has requested a decision since the last one was made.
  private var needsDecision = false
  private var lastUp: (time: TimeInterval, point: CGPoint, count: Int)?

  init() {
    let event = UIEvent()
    self.event = event
    delivery = TouchDelivery(event)
  }

  #if hasFeature(Embedded)
    deinit { FrameScheduler.shared.remove(self) }
  #endif

  /// The touches on the screen.
  var liveTouches: [UITouch] { touches }

  // The host reports pointers with locations in screen coordinates and times in seconds.

  /// Handles a press of a pointer. If a pointer with this identifier is still pressed, its release event was lost, so
  /// its touch is canceled first.
  func pointerDown(_ id: Int32, type: UITouch.TouchType, at point: CGPoint, time: TimeInterval) {
    if touches.contains(where: { $0.pointerID == id }) { pointerCancel(id, time: time) }
    advance(before: time)
    let touch = UITouch()
    touch.pointerID = id
    touch.type = type
    touch.timestamp = eventTime
    event.timestamp = eventTime
    for window in WindowList.shared.visible.reversed() {
      let place = window.layer.state.pointFromParent(point)
      guard let view = window.hitTest(place, with: event) else { continue }
      MenuPresenter.shown?.touchBegan(at: place, in: window)
      touch.storedWindow = window
      touch.storedView = view
      touch.windowLocation = place
      touch.previousWindowLocation = place
      touch.windowStart = place
      break
    }
    if type != .direct { pointerHover(at: nil, time: time) }
    guard let window = touch.window else { return }
    touch.tapCount = tapCount(at: touch.windowLocation)
    touches.append(touch)
    delivery.add(touch)
    send(touch, .began, in: window)
  }

  /// Handles a move of a pointer. The event is ignored if the pointer is not pressed.
  func pointerMove(_ id: Int32, to point: CGPoint, time: TimeInterval) {
    guard let touch = touch(id), let window = touch.window else { return }
    advance(before: time)
    guard !touch.isOver else { return }
    place(touch, at: window.layer.state.pointFromParent(point))
    send(touch, .moved, in: window)
  }

  /// Handles the release of a pointer. The event is ignored if the pointer is not pressed.
  func pointerUp(_ id: Int32, at point: CGPoint, time: TimeInterval) {
    guard let touch = touch(id), let window = touch.window else { return }
    advance(before: time)
    place(touch, at: window.layer.state.pointFromParent(point))
    lastUp = (eventTime, touch.windowLocation, touch.tapCount)
    send(touch, .ended, in: window)
  }

  /// Handles the cancellation of a pointer by the system. The event is ignored if the pointer is not pressed.
  func pointerCancel(_ id: Int32, time: TimeInterval) {
    guard let touch = touch(id), let window = touch.window else { return }
    advance(before: time)
    send(touch, .cancelled, in: window)
  }

  /// Handles a hovering pointer at the given point on the screen. The point is nil if the pointer has left.
  func pointerHover(at point: CGPoint?, time: TimeInterval) {
    advance(before: time)
    var over: [UIHoverGestureRecognizer] = []
    var place = CGPoint.zero
    if let point { (over, place) = HoverTargets.find(at: point) }
    for recognizer in arbiter.participants {
      guard let hover = recognizer as? UIHoverGestureRecognizer, !over.contains(where: { $0 === hover }) else {
        continue
      }
      if !hover.currentState.isTerminal { hover.enter(.ended) }
    }
    for hover in over {
      hover.lastWindowPoint = place
      switch hover.currentState {
      case .possible:
        guard hover.delegate?.gestureRecognizerShouldBegin(hover) ?? true, hover.isEnabled, hover.view?.window != nil
        else { continue }
        arbiter.join(hover)
        hover.enter(.began)
      case .began, .changed: hover.enter(.changed)
      default: break
      }
    }
    settleSoon()
  }

  /// Cancels all pointers as if the system had canceled them.
  func cancelAll(time: TimeInterval) {
    pointerHover(at: nil, time: time)
    for touch in touches { pointerCancel(touch.pointerID, time: time) }
  }

  /// Releases the current touches without notifications, which breaks their reference cycles with views and
  /// recognizers.
  func forgetTouches() {
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] {
        recognizer.touches = []
        recognizer.sequence = []
      }
      touch.storedGestureRecognizers = nil
      touch.storedView = nil
      touch.storedWindow = nil
    }
    touches = []
    delivery.removeAll()
  }

  private func touch(_ id: Int32) -> UITouch? { touches.first { $0.pointerID == id } }

  private func place(_ touch: UITouch, at point: CGPoint) {
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = point
  }

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastUp, eventTime - lastUp.time <= UIKitTuning.multipleTapInterval else { return 1 }
    let distance = CGPoint(x: point.x - lastUp.point.x, y: point.y - lastUp.point.y).length
    return distance <= UIKitTuning.multipleTapDistance ? lastUp.count + 1 : 1
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase, in window: UIWindow) {
    touch.phase = phase
    touch.timestamp = eventTime
    touch.hasNews = true
    event.timestamp = eventTime
    event.touches = touches
    window.sendEvent(event)
    touches.removeAll { $0.isOver }
    event.touches = touches
    for touch in touches { touch.phase = .stationary }
  }

  // Events.

  /// Passes an event's touches in a window to recognizers and views.
  func dispatch(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    nesting += 1
    for touch in changed where touch.phase == .began { bind(touch) }
    feed(changed)
    nesting -= 1
    settleSoon()
  }

  /// Finds the recognizers that receive a touch, starting with the deepest view.
  private func bind(_ touch: UITouch) {
    var depth = 0
    var ancestor = touch.view?.superview
    while let view = ancestor {
      depth += 1
      ancestor = view.superview
    }
    var bound: [UIGestureRecognizer] = []
    var next = touch.view
    while let view = next {
      for (order, recognizer) in view.recognizers.enumerated() {
        // A delegate method may have changed the view tree.
        guard recognizer.view === view, view.window === touch.window else { continue }
        guard receives(touch, recognizer) else {
          if recognizer.isEnabled, !(recognizer is UIHoverGestureRecognizer) {
            arbiter.note(.declinesTouch, recognizer)
          }
          continue
        }
        arbiter.note(.receives, recognizer)
        recognizer.rank = (depth, order)
        bound.append(recognizer)
        arbiter.join(recognizer)
      }
      if view !== touch.view, let scrollView = view as? UIScrollView, scrollView.withholdsContentTouches {
        touch.heldUntil = eventTime + UIKitTuning.contentTouchDelay
      }
      depth -= 1
      next = view.superview
    }
    touch.storedGestureRecognizers = bound
  }

  private func receives(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    guard mayReceive(recognizer), !(recognizer is UIHoverGestureRecognizer), accepts(touch.type, recognizer),
      recognizer.shouldReceive(event),
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true, mayReceive(recognizer)
    else { return false }
    if recognizer.currentState == .possible, !recognizer.isEngaged { recognizer.discardGesture() }
    if recognizer.currentState != .possible, recognizer.cancelsTouchesInView { touch.isClaimed = true }
    recognizer.touches.append(touch)
    recognizer.sequence.append(touch)
    return true
  }

  /// Returns whether a recognizer accepts touches of a type in addition to its current touches.
  private func accepts(_ type: UITouch.TouchType, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.acceptedTouches & 1 << type.rawValue != 0 else { return false }
    return !recognizer.requiresExclusiveTouchType || recognizer.liveTouches.allSatisfy { $0.type == type }
  }

  /// Returns whether a recognizer can receive a touch. Delegate methods may change the result.
  private func mayReceive(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && recognizer.isReceiving && recognizer.view?.window != nil
  }

  private func feed(_ changed: [UITouch]) {
    // Participants may be added or removed while others receive touches.
    for recognizer in arbiter.participants {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] where recognizer.isReceiving {
        // These are loops, because a closure would check for the main actor for every touch.
        var news: [UITouch] = []
        for touch in changed where touch.phase == phase {
          if recognizer.touches.identityIndex(of: touch) != nil { news.append(touch) }
        }
        guard !news.isEmpty else { continue }
        recognizer.lastWindowPoint = UITouch.centroid(recognizer.liveTouches) ?? UITouch.centroid(news)
        switch phase {
        case .began: recognizer.touchesBegan(Set(news), with: event)
        case .moved: recognizer.touchesMoved(Set(news), with: event)
        case .ended: recognizer.touchesEnded(Set(news), with: event)
        default: recognizer.touchesCancelled(Set(news), with: event)
        }
      }
    }
  }

  // Decisions and notifications.

  /// Enqueues the notification of a recognizer's targets about a state.
  func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    actions.append((recognizer, state))
  }

  /// Resolves the requests of recognizers, immediately or at the end of the current event.
  func settleSoon() {
    guard nesting == 0 else {
      needsDecision = true
      return
    }
    nesting += 1
    // Targets may change other recognizers. The limit prevents infinite cycles.
    for _ in 0..<UIKitTuning.gestureRoundLimit {
      needsDecision = false
      arbiter.settle()
      // Views may also change recognizers.
      delivery.deliver(at: now, among: touches)
      var isMoving = !actions.isEmpty
      telling = actions
      actions = []
      while !telling.isEmpty {
        let (recognizer, state) = telling.removeFirst()
        recognizer.report(state)
      }
      if retire() { isMoving = true }
      if !isMoving, !needsDecision { break }
    }
    nesting -= 1
    if wantsTime { FrameScheduler.shared.add(self, phase: .gestures) }
  }

  /// Resets the recognizers whose gestures have ended. Returns whether there were any.
  private func retire() -> Bool {
    guard actions.isEmpty else { return true }
    var retired = false
    for recognizer in arbiter.participants {
      for touch in recognizer.touches where touch.isOver { recognizer.touches.removeIdentical(to: touch) }
      if recognizer.currentState.isTerminal {
        guard recognizer.touches.isEmpty else { continue }
        recognizer.rest()
      } else if recognizer.currentState != .possible || recognizer.isEngaged {
        continue
      }
      arbiter.leave(recognizer)
      retired = true
    }
    return retired
  }

  /// Ends the gesture of a recognizer that was disabled or removed from its view.
  func abandon(_ recognizer: UIGestureRecognizer) {
    guard arbiter.participants.contains(where: { $0 === recognizer }) else { return }
    end(recognizer)
    settleSoon()
  }

  private func end(_ recognizer: UIGestureRecognizer) {
    recognizer.touches = []
    if recognizer.currentState == .possible {
      recognizer.enter(.failed)
    } else if !recognizer.currentState.isTerminal {
      recognizer.enter(.cancelled)
    }
  }

  /// Cancels the gestures and touches in a view that is about to leave its window. Targets are notified immediately,
  /// because a target such as a controller may be deallocated after the event. The recognizers of views that stay in
  /// the window continue.
  ///
  /// Differs from Apple: on Apple's platforms, a removed view still receives its touches, but the responders to which
  /// it forwarded them do not. Therefore, a collection view would wait forever for the end of a touch in a removed
  /// cell.
  func viewLeavesWindow(_ view: UIView) {
    guard !delivery.undelivered.isEmpty || !arbiter.participants.isEmpty else { return }
    nesting += 1
    for touch in delivery.undelivered where touch.view?.isDescendant(of: view) ?? false { delivery.cancel(touch) }
    for recognizer in arbiter.participants where recognizer.view?.isDescendant(of: view) ?? false {
      end(recognizer)
      let news = (telling + actions).filter { $0.recognizer === recognizer }
      telling.removeAll { $0.recognizer === recognizer }
      actions.removeAll { $0.recognizer === recognizer }
      for (recognizer, state) in news { recognizer.report(state) }
    }
    nesting -= 1
    settleSoon()
  }

  // Time.

  /// Whether a pending deadline requires a timer.
  private var wantsTime: Bool {
    for recognizer in arbiter.participants where recognizer.deadline != nil { return true }
    return delivery.waits(after: now)
  }

  func frame(at timestamp: TimeInterval) -> Bool {
    now = max(now, timestamp)
    fire { $0 <= self.now + ModelsTuning.roundingTolerance }
    settleSoon()
    return wantsTime
  }

  /// Advances to the time of an event, after handling earlier deadlines.
  private func advance(before time: TimeInterval) {
    eventTime = max(eventTime, time)
    now = max(now, time)
    fire { $0 < self.now - ModelsTuning.roundingTolerance }
  }

  private func fire(_ isDue: (TimeInterval) -> Bool) {
    while true {
      var first: UIGestureRecognizer?
      for recognizer in arbiter.participants {
        guard let deadline = recognizer.deadline, isDue(deadline) else { continue }
        if let earliest = first?.deadline, earliest <= deadline { continue }
        first = recognizer
      }
      guard let first, let deadline = first.deadline else { return }
      first.deadline = nil
      first.deadlinePassed(at: deadline)
      settleSoon()
    }
  }
}

extension TouchDispatcher {
  /// Stores the dispatcher of the running application. A restart replaces the dispatcher.
  fileprivate final class Holder: AppState {
    private(set) var dispatcher = TouchDispatcher()
    func reset() { dispatcher = TouchDispatcher() }
  }
}
