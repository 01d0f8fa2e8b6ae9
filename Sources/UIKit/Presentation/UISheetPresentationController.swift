// SPDX-License-Identifier: MIT

/// Presents a controller as a sheet over a dimmed window; a drag downwards dismisses it.
///
/// In a window narrower than 700 points a sheet is as wide as the window and leaves a strip at the top free. In a wider window it is
/// centered and has no detents.
///
/// Differs from Apple: there is no sheet delegate, so changes of the selected detent are not reported.
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
  /// Whether the view has the greatest height and is moved down from there: between a finger's touch and the return.
  private var isLoose = false
  private var grabber: UIView?

  /// The heights at which the sheet rests, in a narrow window. Default: the greatest.
  open var detents: [Detent] = [.large()] { didSet { heightChanged() } }

  /// The detent at which the sheet rests; nil, the default, for the lowest. A drag changes it.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }

  /// The highest detent at which the window below is not darkened and can be used; nil, the default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }

  /// Whether a pull at content that is scrolled to its top raises the sheet instead of scrolling. Default: true.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { arbiter.scrollingExpands }
    set { arbiter.scrollingExpands = newValue }
  }

  /// Whether a small bar at the upper edge shows that the sheet can be dragged. Default: false.
  open var prefersGrabberVisible = false { didSet { showGrabber() } }

  /// Stored only: sheets are attached to the lower edge in every narrow window. Default: false.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Changes detents, or which one is selected, with an animation.
  open func animateChanges(_ changes: () -> Void) {
    guard containerView?.window != nil, !fades else { return changes() }
    changes()
    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) {
      [me = WeakReference(self)] in
      me.wrappedValue?.containerView?.layoutIfNeeded()
      me.wrappedValue?.dim()
    }
  }

  /// Resolves the detents again, which depend on something that changed.
  open func invalidateDetents() { heightChanged() }

  /// The heights of the active detents; one for a sheet in the middle of a wide window.
  private var heights: SheetHeights {
    let bounds = containerView?.bounds ?? .zero
    let bottom = containerView?.window?.safeAreaInsets.bottom ?? 0
    let context = SheetDetentContext(
      containerView?.traitCollection ?? presentedViewController.traitCollection,
      max(0, bounds.height - topGap - bottom))
    return SheetHeights(isWide ? [] : detents, in: context, bottom: bottom)
  }

  /// How far below its place at the greatest height a loose sheet rests, in points.
  private var restingOffset: CGFloat {
    guard isLoose else { return 0 }
    let heights = heights
    return heights.highest - heights.height(of: selectedDetentIdentifier)
  }

  private var isDimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier, !isWide else { return true }
    let heights = heights
    guard heights.all.contains(where: { $0.identifier.isSame(as: undimmed) }) else { return true }
    return heights.height(of: selectedDetentIdentifier) > heights.height(of: undimmed)
  }

  private func dim() {
    dimming?.alpha = isDimmed ? 1 : 0
    dimming?.isUserInteractionEnabled = isDimmed
  }

  private func heightChanged() {
    guard let containerView else { return }
    arbiter.canGrow = heights.highest > heights.height(of: selectedDetentIdentifier)
    containerView.setNeedsLayout()
    if UIView.inheritedAnimationDuration == 0, !presentedViewController.isBeingPresented { dim() }
  }

  private func showGrabber() {
    guard prefersGrabberVisible, let view = presentedView, containerView != nil, !isWide else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    guard grabber == nil else { return }
    let size = UIKitTuning.sheetGrabberSize
    let bar = UIView(
      frame: CGRect(x: (view.bounds.width - size.width) / 2, y: size.height, width: size.width, height: size.height))
    bar.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = size.height / 2
    bar.layer.zPosition = 1
    bar.isUserInteractionEnabled = false
    view.addSubview(bar)
    grabber = bar
  }

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
    guard isWide else {
      let heights = heights
      let height = isLoose ? heights.highest : heights.height(of: selectedDetentIdentifier)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    let style = presentedViewController.modalPresentationStyle
    var size = CGSize(
      width: min(UIKitTuning.pageSheetWidth, bounds.width - 2 * gap), height: max(0, bounds.height - 2 * gap))
    if style == .formSheet {
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
    showGrabber()
    heightChanged()
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
    isLoose = false
    grabber?.removeFromSuperview()
    grabber = nil
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
    if isLoose { presentedView?.transform = CGAffineTransform(translationX: 0, y: restingOffset) }
    dim()
  }

  package override func askToLeave() { leaveByPerson() }

  // The finger.

  private func drag(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = presentedView, let container = containerView,
      !presentedViewController.isBeingDismissed
    else { return }
    let heights = heights
    // Below the lowest detent the sheet is on its way out.
    let lowest = heights.highest - heights.lowest
    let height = max(1, container.bounds.height - restingFrame.minY - (isLoose ? lowest : 0))
    if pan.state == .began {
      presentedViewController.transitions[.presented]?.finish()
      returning?.stopAnimation(true)
      returning = nil
      loosen()
      caughtAt = view.transform.ty
      isHeld = !mayLeave
    }
    let travel = caughtAt + pan.translation(in: container).y
    switch pan.state {
    case .began, .changed:
      let limit = UIKitTuning.sheetHeldTravel
      let beyond = travel - lowest
      let down = isHeld && beyond > 0 ? lowest + limit * beyond / (beyond + limit) : max(0, travel)
      view.transform = CGAffineTransform(translationX: 0, y: down)
      if isDimmed { dimming?.alpha = isHeld ? 1 : min(1, max(0, 1 - (down - lowest) / height)) }
    case .ended:
      let velocity = pan.velocity(in: container).y
      let beyond = travel - lowest
      let isPulledFar = beyond > height * UIKitTuning.sheetDismissShare && velocity >= 0
      let isFlicked = beyond > 0 && velocity >= UIKitTuning.sheetDismissVelocity
      if isPulledFar || isFlicked { leaveByPerson() }
      if !presentedViewController.isBeingDismissed, heights.all.count > 1 {
        let aim = travel + velocity * UIKitTuning.sheetProjection
        selectedDetentIdentifier = heights.nearest(to: heights.highest - aim)
      }
      if !presentedViewController.isBeingDismissed { returnToPlace(from: view.transform.ty, velocity: velocity) }
    case .cancelled: returnToPlace(from: view.transform.ty, velocity: 0)
    default: break
    }
  }

  /// Gives the view the greatest height where it is, so that a finger can raise it.
  private func loosen() {
    guard !isLoose, let view = presentedView, heights.all.count > 1 else { return }
    isLoose = true
    view.transform = CGAffineTransform(translationX: 0, y: view.transform.ty + restingOffset)
    place()
  }

  /// Gives the view the height of its detent.
  private func tighten() {
    guard isLoose, let view = presentedView else { return }
    isLoose = false
    view.transform = .identity
    place()
    view.layoutIfNeeded()
  }

  /// Returns to the place of rest as a critically damped spring that begins with the finger's velocity in points per second.
  private func returnToPlace(from place: CGFloat, velocity: CGFloat) {
    let distance = place - restingOffset
    let rate = UIKitTuning.sheetReturnRate
    let speed = abs(distance) > 1 ? -velocity / distance : 0
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: rate * rate, damping: 2 * rate, initialVelocity: CGVector(dx: speed, dy: speed))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [me = WeakReference(self)] in me.wrappedValue?.lookPresent() }
    animator.addCompletion { [me = WeakReference(self)] position in
      guard let sheet = me.wrappedValue, sheet.returning != nil, position == .end else { return }
      sheet.returning = nil
      sheet.tighten()
    }
    animator.startAnimation()
    returning = animator
  }
}

/// Decides between dragging a sheet and scrolling what is in it: a pull downwards drags the sheet when the content that
/// is touched is at its top.
private final class SheetPanDelegate: NSObject, UIGestureRecognizerDelegate {
  /// Whether a pull upwards may raise the sheet.
  var canGrow = false
  /// Whether it does so where the content could scroll.
  var scrollingExpands = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let sheet = pan.view else { return false }
    let way = pan.travel
    guard abs(way.y) > abs(way.x), way.y > 0 || canGrow else { return false }
    var view = pan.liveTouches.first?.view
    while let current = view, current !== sheet {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.contentOffset.y > -scrollView.adjustedContentInset.top || way.y < 0 && !scrollingExpands
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
