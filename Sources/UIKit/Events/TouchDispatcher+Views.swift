// SPDX-License-Identifier: MIT

import SprungModels

extension TouchDispatcher {
  /// Tells views what they may know of their touches.
  func deliverToViews() {
    for touch in undelivered { deliver(touch) }
    undelivered.removeAll { $0.delivery == .finished }
  }

  private func deliver(_ touch: UITouch) {
    guard touch.delivery != .finished, let view = touch.view else {
      touch.delivery = .finished
      return
    }
    if touch.isClaimed || touch.phase == .cancelled { return cancelDelivery(of: touch) }
    if touch.delivery == .waiting {
      if isHeld(touch) { return }
      guard mayReach(view, touch) else {
        touch.delivery = .finished
        return
      }
      touch.delivery = .delivered
      touch.hasNews = touch.isOver
      touch.told = [view]
      tell(view, of: touch, as: .began)
    }
    guard touch.hasNews, touch.delivery == .delivered else { return }
    if touch.phase == .moved {
      touch.hasNews = false
      tell(view, of: touch, as: .moved)
    } else if touch.phase == .ended, !isHeldByRecognizer(touch, { $0.delaysTouchesEnded }) {
      touch.delivery = .finished
      tell(view, of: touch, as: .ended)
      touch.told = []
    }
  }

  /// The view and those to whom it passed the touch hear no more of it; if they know of it, that it is cancelled.
  func cancelDelivery(of touch: UITouch) {
    let wasDelivered = touch.delivery == .delivered
    touch.delivery = .finished
    guard wasDelivered else { return }
    if let view = touch.view { tell(view, of: touch, as: .cancelled) }
    touch.told = []
  }

  private func isHeld(_ touch: UITouch) -> Bool {
    if touch.heldUntil > now + ModelsTuning.roundingTolerance, !touch.isOver { return true }
    return isHeldByRecognizer(touch) { $0.delaysTouchesBegan }
  }

  private func isHeldByRecognizer(_ touch: UITouch, _ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    (touch.gestureRecognizers ?? []).contains {
      delays($0) && $0.currentState == .possible && $0.isEngaged
    }
  }

  /// Whether the rules for several fingers, and the scroll views around the view, let a touch through.
  private func mayReach(_ view: UIView, _ touch: UITouch) -> Bool {
    for other in liveTouches where other !== touch && other.delivery == .delivered {
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

  /// Calls a view; a touch that was withheld reads in the phase it is told in.
  private func tell(_ view: UIView, of touch: UITouch, as phase: UITouch.Phase) {
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
