// SPDX-License-Identifier: MIT

import SprungModels

/// Delivers touches to views. Touches that a recognizer has claimed are not delivered. A touch that a recognizer or
/// scroll view delays is delivered once it is known to belong to the view.
///
/// Invariant: a view that receives the beginning of a touch receives exactly one end or cancellation.
final class TouchDelivery {
  /// The event that is passed to views.
  private let event: UIEvent
  /// The touches that may still have to be delivered to their views.
  private(set) var undelivered: [UITouch] = []

  init(_ event: UIEvent) {
    self.event = event
  }

  /// Adds a touch that has begun.
  func add(_ touch: UITouch) { undelivered.append(touch) }

  /// Discards all undelivered touches.
  func removeAll() { undelivered = [] }

  /// Returns whether a delayed touch is still pending, so that it will be delivered without another event.
  func waits(after now: TimeInterval) -> Bool {
    undelivered.contains { $0.delivery == .waiting && $0.heldUntil > now }
  }

  /// Delivers touches to their views at the given time, given all touches on the screen.
  func deliver(at now: TimeInterval, among touches: [UITouch]) {
    for touch in undelivered { deliver(touch, now, touches) }
    undelivered.removeAll { $0.delivery == .finished }
  }

  private func deliver(_ touch: UITouch, _ now: TimeInterval, _ touches: [UITouch]) {
    guard touch.delivery != .finished, let view = touch.view else {
      touch.delivery = .finished
      return
    }
    if touch.isClaimed || touch.phase == .cancelled { return cancel(touch) }
    if touch.delivery == .waiting {
      if isHeld(touch, now) { return }
      guard mayReach(view, touch, touches) else {
        touch.delivery = .finished
        return
      }
      touch.delivery = .delivered
      touch.hasNews = touch.isOver
      touch.recipients = [view]
      begin(touch, in: view)
    }
    guard touch.hasNews, touch.delivery == .delivered else { return }
    if touch.phase == .moved {
      touch.hasNews = false
      send(view, of: touch, as: .moved)
    } else if touch.phase == .ended, !isHeldByRecognizer(touch, { $0.delaysTouchesEnded }) {
      touch.delivery = .finished
      send(view, of: touch, as: .ended)
      touch.recipients = []
    }
  }

  /// Delivers the beginning of a touch at its first location, followed by its movement during the delay. The touch on a
  /// control's thumb therefore begins on the thumb even if the drag is fast.
  private func begin(_ touch: UITouch, in view: UIView) {
    let (here, before) = (touch.windowLocation, touch.previousWindowLocation)
    guard here != touch.windowStart else { return send(view, of: touch, as: .began) }
    touch.windowLocation = touch.windowStart
    touch.previousWindowLocation = touch.windowStart
    send(view, of: touch, as: .began)
    touch.windowLocation = here
    if touch.delivery == .delivered, !touch.isClaimed { send(view, of: touch, as: .moved) }
    touch.previousWindowLocation = before
  }

  /// Cancels the delivery of a touch. The view and the responders that received its beginning receive only a
  /// cancellation.
  func cancel(_ touch: UITouch) {
    let wasDelivered = touch.delivery == .delivered
    touch.delivery = .finished
    guard wasDelivered else { return }
    if let view = touch.view { send(view, of: touch, as: .cancelled) }
    touch.recipients = []
  }

  private func isHeld(_ touch: UITouch, _ now: TimeInterval) -> Bool {
    if touch.heldUntil > now + ModelsTuning.roundingTolerance, !touch.isOver, !isOwnDrag(touch) { return true }
    return isHeldByRecognizer(touch) { $0.delaysTouchesBegan }
  }

  /// Returns whether the touch is a drag that belongs to its view and that no scroll view can follow.
  private func isOwnDrag(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let (start, here) = (touch.windowStart, touch.windowLocation)
    guard CGPoint(x: here.x - start.x, y: here.y - start.y).length >= UIKitTuning.dragSlop else { return false }
    return view.ownsDrag(from: touch.startLocation(in: view), to: touch.location(in: view))
  }

  private func isHeldByRecognizer(_ touch: UITouch, _ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    (touch.gestureRecognizers ?? []).contains {
      delays($0) && $0.currentState == .possible && $0.isEngaged
    }
  }

  /// Returns whether the multitouch rules and the enclosing scroll views allow the delivery of a touch.
  private func mayReach(_ view: UIView, _ touch: UITouch, _ touches: [UITouch]) -> Bool {
    for other in touches where other !== touch && other.delivery == .delivered {
      guard let otherView = other.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if view.isExclusiveTouch || otherView.isExclusiveTouch {
        return false
      }
    }
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        return scrollView.touchesShouldBegin([touch], with: event, in: view)
      }
      ancestor = current.superview
    }
    return true
  }

  /// Sends a touch to a view. During the call, a delayed touch has the phase that is being delivered.
  private func send(_ view: UIView, of touch: UITouch, as phase: UITouch.Phase) {
    let truth = touch.phase
    touch.phase = phase
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    default: view.touchesCancelled([touch], with: event)
    }
    touch.phase = truth
  }
}
