// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

extension UIScrollView {
  /// Returns whether a touch in the content can be cancelled in favor of a drag.
  final func mayTakeBack(_ touch: UITouch) -> Bool {
    guard touch.delivery == .delivered, let view = touch.view, view !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Whether touches in the content are delivered with a short delay.
  final var withholdsContentTouches: Bool { delaysContentTouches && isScrollEnabled }

  /// Scrolls the content within its range in response to a wheel event. Returns whether the content could move.
  ///
  /// A wheel event is not a drag: only `scrollViewDidScroll` is called, and any running motion ends. The
  /// pointer location, in window coordinates, is reported as the touch location.
  final func scrollByWheel(by delta: CGPoint, at point: CGPoint) -> Bool {
    guard isScrollEnabled, activity != .dragging else { return false }
    // The remainder of the previous rounding is added, so that small trackpad steps accumulate.
    let start = contentOffset == wheel.applied ? wheel.exact : contentOffset
    let target = offsetRange.clamp(CGPoint(x: start.x + delta.x, y: start.y + delta.y))
    guard target != start else { return false }
    if activity == .decelerating || activity == .animating { stopMotion() }
    setFinger(at: point)
    contentOffset = target
    wheel = (applied: contentOffset, exact: target)
    topBar?.wheelMoved()
    showIndicators()
    return true
  }

  /// Scrolls in response to a key. Returns whether the content can move in the direction of the key.
  final func scroll(with key: KeyCode) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled, activity != .dragging else { return false }
    let start = activity == .animating ? offsetAnimation.to : contentOffset
    let range = offsetRange
    let axis: ScrollAxis = range.overflows(.vertical) || !range.overflows(.horizontal) ? .vertical : .horizontal
    var target = start
    switch key {
    case .arrowLeft: target.x -= UIKitTuning.keyScrollDistance
    case .arrowRight: target.x += UIKitTuning.keyScrollDistance
    case .arrowUp: target.y -= UIKitTuning.keyScrollDistance
    case .arrowDown: target.y += UIKitTuning.keyScrollDistance
    case .pageUp: target[axis] -= UIKitTuning.pageKeyShare * bounds.size[axis]
    case .pageDown, .space: target[axis] += UIKitTuning.pageKeyShare * bounds.size[axis]
    case .home: target[axis] = range[axis].lowerBound
    case .end: target[axis] = range[axis].upperBound
    default: return false
    }
    target = range.clamp(target)
    if let topBar { target.y = topBar.settled(target.y, in: self, from: start.y) }
    guard target != start else { return false }
    if activity == .decelerating || activity == .animating { stopMotion() }
    setFingerForKeys()
    animateOffset(to: target, duration: UIKitTuning.keyScrollDuration)
    return true
  }

  /// Sets the location that the pan reports. The point is in window coordinates. Has no effect while a touch is active.
  ///
  /// Layouts that use the location of the scrolling touch, such as spring-based layouts, then use the pointer's
  /// location instead. Apple's platforms behave the same way.
  final func setFinger(at point: CGPoint) {
    guard !isTracking, panGestureRecognizer.liveTouches.isEmpty else { return }
    panGestureRecognizer.lastWindowPoint = point
  }

  /// Sets the location that the pan reports during keyboard scrolling. This is the center of the focused view, or the
  /// center of the viewport if no view in the content has the focus.
  final func setFingerForKeys() {
    guard window != nil else { return }
    var middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    if let view = FocusController.shared.view, view !== self, view.isDescendant(of: self) {
      middle = CGPoint(x: FocusElement(view).rectangle.midX, y: FocusElement(view).rectangle.midY)
    }
    setFinger(at: middle)
  }

  /// Scrolls to the top if scrolling is allowed and the content is not at the top. Returns whether the content scrolls.
  final func goToTop() -> Bool {
    let top = offsetRange.y.lowerBound
    guard scrollsToTop, isScrollEnabled, activity != .dragging, contentOffset.y > top,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
    goesToTop = activity == .animating
    return goesToTop
  }
}
