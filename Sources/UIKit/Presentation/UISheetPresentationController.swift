// SPDX-License-Identifier: MIT

/// Shows a controller as a sheet: over a darkened window, and to be dragged away downwards.
///
/// In a window narrower than 700 points a sheet is as wide as the window and leaves a strip at the top free; in a wider
/// one it stands in the middle. Differs from Apple: there is one height, so detents are not offered.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private var dimming: DimmingView?
  private var pan: UIPanGestureRecognizer?
  private let arbiter = SheetPanDelegate()
  private var isHeld = false
  /// The return to the place of rest, which a finger may catch.
  private var returning: UIViewPropertyAnimator?
  /// How far down the sheet was when the finger caught it, in points.
  private var caughtAt: CGFloat = 0

  /// The radius of the upper corners in points. Default: 10. In the middle of a wide window all corners are round.
  open var preferredCornerRadius: CGFloat = UIKitTuning.sheetCornerRadius {
    didSet { presentedView?.layer.cornerRadius = preferredCornerRadius }
  }

  /// Points that stay free at the top: what the screen's own status bar covers, at least 30; 54 in a window without one.
  private var topGap: CGFloat {
    let covered = containerView?.window?.safeAreaInsets.top ?? 0
    return covered > 0 ? max(UIKitTuning.sheetLeastTopGap, covered) : UIKitTuning.sheetTopGap
  }

  private var isWide: Bool { (containerView?.bounds.width ?? 0) >= UIKitTuning.wideWindow }

  /// The sheet's place.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let gap = topGap
    guard isWide else { return CGRect(x: 0, y: gap, width: bounds.width, height: max(0, bounds.height - gap)) }
    let style = presentedViewController.modalPresentationStyle
    var size = CGSize(
      width: min(UIKitTuning.pageSheetWidth, bounds.width - 2 * gap), height: max(0, bounds.height - 2 * gap))
    if style == .formSheet || style == .popover {
      let preferred = presentedViewController.preferredContentSize
      let wanted = preferred.width > 0 && preferred.height > 0 ? preferred : UIKitTuning.formSheetSize
      size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    }
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The presenter stays below the sheet.
  open override var shouldRemovePresentersView: Bool { false }

  package override var duration: TimeInterval { UIKitTuning.presentationDuration }
  package override var isSheet: Bool { true }

  package override func furnish(_ container: UIView) {
    let made = DimmingView(frame: container.bounds)
    made.tapped = { [me = WeakReference(self)] in me.wrappedValue?.askToLeave() }
    container.addSubview(made)
    dimming = made
    guard let view = presentedView else { return }
    view.clipsToBounds = true
    view.layer.cornerRadius = preferredCornerRadius
    guard pan == nil else { return }
    let recognizer = UIPanGestureRecognizer()
    recognizer.addHandler { [me = WeakReference(self)] in me.wrappedValue?.drag($0) }
    recognizer.delegate = arbiter
    view.addGestureRecognizer(recognizer)
    pan = recognizer
  }

  /// The recognizer of the drag goes with the sheet.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    if let pan { pan.view?.removeGestureRecognizer(pan) }
    pan = nil
    dimming?.tapped = nil
    dimming = nil
    presentedView?.layer.cornerRadius = 0
  }

  package override func lookAbsent(isComing: Bool) {
    super.lookAbsent(isComing: isComing)
    guard let view = presentedView, let container = containerView else { return }
    dimming?.alpha = 0
    guard !fades else { return }
    view.alpha = 1
    view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - restingFrame.minY)
  }

  package override func lookPresent() {
    super.lookPresent()
    dimming?.alpha = 1
  }

  package override func askToLeave() { leaveByPerson() }

  // The finger.

  private func drag(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = presentedView, let container = containerView,
      !presentedViewController.isBeingDismissed
    else { return }
    let height = max(1, container.bounds.height - restingFrame.minY)
    if pan.state == .began {
      presentedViewController.transitions[.presented]?.finish()
      returning?.stopAnimation(true)
      returning = nil
      caughtAt = view.transform.ty
      isHeld = !mayLeave
    }
    let travel = caughtAt + pan.translation(in: container).y
    switch pan.state {
    case .began, .changed:
      let limit = UIKitTuning.sheetHeldTravel
      let down = isHeld && travel > 0 ? limit * travel / (travel + limit) : max(0, travel)
      view.transform = CGAffineTransform(translationX: 0, y: down)
      dimming?.alpha = isHeld ? 1 : max(0, 1 - down / height)
    case .ended:
      let velocity = pan.velocity(in: container).y
      let isPulledFar = travel > height * UIKitTuning.sheetDismissShare && velocity >= 0
      let isFlicked = travel > 0 && velocity >= UIKitTuning.sheetDismissVelocity
      if isPulledFar || isFlicked { leaveByPerson() }
      if !presentedViewController.isBeingDismissed { returnToPlace(from: view.transform.ty, velocity: velocity) }
    case .cancelled: returnToPlace(from: view.transform.ty, velocity: 0)
    default: break
    }
  }

  /// Returns to the place of rest as a critically damped spring that begins with the finger's velocity in points per second.
  private func returnToPlace(from distance: CGFloat, velocity: CGFloat) {
    let rate = UIKitTuning.sheetReturnRate
    let speed = abs(distance) > 1 ? -velocity / distance : 0
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: rate * rate, damping: 2 * rate, initialVelocity: CGVector(dx: speed, dy: speed))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [me = WeakReference(self)] in me.wrappedValue?.lookPresent() }
    animator.startAnimation()
    returning = animator
  }
}

/// Decides between dragging a sheet and scrolling what is in it: a pull downwards drags the sheet when the content that
/// is touched is at its top.
private final class SheetPanDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let sheet = pan.view else { return false }
    let way = pan.travel
    guard way.y > 0, way.y > abs(way.x) else { return false }
    var view = pan.liveTouches.first?.view
    while let current = view, current !== sheet {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.contentOffset.y > -scrollView.adjustedContentInset.top
      {
        return false
      }
      if let control = current as? UIControl, control.isTracking, control.followsDrags { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is ScrollPanGestureRecognizer }
}
