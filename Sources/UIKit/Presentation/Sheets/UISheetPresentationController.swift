// SPDX-License-Identifier: MIT

/// Presents a controller as a sheet over a dimmed window. A downward drag dismisses the sheet.
///
/// In a window narrower than 700 points, a sheet is as wide as the window and leaves a gap at the top. In a wider
/// window, the sheet is centered and has no detents. In a window of compact height, the sheet covers the window unless
/// `prefersEdgeAttachedInCompactHeight` is set.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///   sheet.detents = [.medium(), .large()]
///   sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private var dimming: DimmingView?
  private lazy var pan = SheetPan(client: self)
  /// Whether the user is prevented from dismissing the sheet with the current drag. The value is nil until the drag
  /// pulls the sheet below its lowest detent.
  private var isHeld: Bool?
  /// The distance in points by which the drag would have moved the sheet down if the movement were not limited.
  private var travel: CGFloat = 0
  /// The animation that returns the sheet to its resting position. A new touch can interrupt the animation.
  private var returning: UIViewPropertyAnimator?
  /// Whether the view has the maximum height and is moved down by a transform. The value is true from the start of a
  /// drag until the sheet is at rest again.
  private var isLoose = false
  private var grabber: SheetGrabber?

  #if hasFeature(Embedded)
    private final var sheetDelegate: (any UISheetPresentationControllerDelegate)? { super.delegate?._sheetDelegate }
  #else
    private final var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
      super.delegate as? any UISheetPresentationControllerDelegate
    }
  #endif

  /// The delegate that is notified when the user selects another detent or dismisses the sheet. A weak reference.
  /// Default: nil.
  ///
  /// This is the inherited presentation delegate, or nil if that delegate does not adopt the sheet protocol.
  @_nonoverride
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { sheetDelegate }
    set { super.delegate = newValue }
  }

  /// The heights at which the sheet can rest in a narrow window. Default: the large detent.
  open var detents: [Detent] = [.large()] { didSet { heightChanged() } }

  /// The identifier of the current detent, which changes when the user drags the sheet. Default: nil, which means the
  /// lowest detent.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }

  /// The largest detent at which the content below the sheet is not dimmed and can be used. Default: nil, which means
  /// that the content below is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { heightChanged() } }

  /// Whether dragging a scroll view that is scrolled to its top raises the sheet instead of scrolling the content.
  /// Default: true.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { pan.scrollingExpands }
    set { pan.scrollingExpands = newValue }
  }

  /// Whether the sheet shows a grabber at its top edge. Default: false.
  open var prefersGrabberVisible = false { didSet { showGrabber() } }

  /// Whether a sheet in a window of compact height, such as on a phone in landscape, is attached to the bottom edge and
  /// has detents. If false, the sheet covers the window. Default: false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { heightChanged() } }

  /// Whether a sheet that is attached to the bottom edge in a window of compact height is as wide as the controller's
  /// `preferredContentSize`, if that is set. Default: false, which means that the sheet is as wide as the window.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { heightChanged() } }

  /// Whether a sheet in a wide window has the size of a page instead of the controller's `preferredContentSize` or, if
  /// that is not set, 540 x 620 points. Default: true, or false if the presentation style is `formSheet`.
  open var prefersPageSizing: Bool {
    get { pageSizing ?? (presentedViewController.modalPresentationStyle != .formSheet) }
    set {
      pageSizing = newValue
      heightChanged()
    }
  }
  private var pageSizing: Bool?

  /// The view over which a sheet in a wide window is centered if possible. A weak reference. Default: nil, which means
  /// that the sheet is centered in the window.
  @WeakReference open var sourceView: UIView? { didSet { heightChanged() } }

  /// Animates changes that the closure makes to the detents or the selected detent.
  open func animateChanges(_ changes: () -> Void) {
    guard containerView?.window != nil, !fades else { return changes() }
    changes()
    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) {
      [me = WeakReference(self)] in
      me.wrappedValue?.containerView?.layoutIfNeeded()
      me.wrappedValue?.dim()
    }
  }

  /// Computes the heights of the detents again. Call this method after values on which custom detents depend have
  /// changed.
  open func invalidateDetents() { heightChanged() }

  /// The heights of the active detents. A centered sheet in a wide window has a single height.
  private var heights: SheetHeights {
    let bounds = containerView?.bounds ?? .zero
    let bottom = containerView?.window?.safeAreaInsets.bottom ?? 0
    let context = SheetDetentContext(
      containerView?.traitCollection ?? presentedViewController.traitCollection,
      max(0, bounds.height - topGap - bottom))
    return SheetHeights(isAttached ? detents : [], in: context, bottom: bottom)
  }

  /// The distance in points between the current resting position and the position at the maximum height.
  private var restingOffset: CGFloat {
    guard isLoose else { return 0 }
    let heights = heights
    return heights.highest - heights.height(of: selectedDetentIdentifier)
  }

  private var isDimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier, isAttached else { return true }
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
    pan.canGrow = heights.highest > heights.height(of: selectedDetentIdentifier)
    pan.isEnabled = !coversWindow
    roundCorners()
    containerView.setNeedsLayout()
    if UIView.inheritedAnimationDuration == 0, !presentedViewController.isBeingPresented { dim() }
  }

  private func showGrabber() {
    guard prefersGrabberVisible, let view = presentedView, containerView != nil, isAttached else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    guard grabber == nil else { return }
    let size = UIKitTuning.sheetGrabberSize
    let bar = SheetGrabber(
      frame: CGRect(x: (view.bounds.width - size.width) / 2, y: size.height, width: size.width, height: size.height))
    bar.chosen = { [me = WeakReference(self)] in me.wrappedValue?.step($0) }
    view.addSubview(bar)
    grabber = bar
    guard let guide = (view as? UIScrollView)?.frameLayoutGuide else { return }
    // If the view is a scroll view, the grabber must not scroll with the content.
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      bar.topAnchor.constraint(equalTo: guide.topAnchor, constant: size.height),
      bar.widthAnchor.constraint(equalToConstant: size.width),
      bar.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }

  /// Selects another detent on behalf of the user: the next higher detent (true) or the next lower one (false). If the
  /// argument is nil, the lowest detent follows the highest.
  private func step(_ isUpwards: Bool?) {
    let all = heights.all
    let index = all.firstIndex { $0.identifier.isSame(as: selectedDetentIdentifier) } ?? 0
    let next = isUpwards == nil ? (index + 1) % all.count : index + (isUpwards == true ? 1 : -1)
    guard all.indices.contains(next), next != index else { return }
    animateChanges { selectedDetentIdentifier = all[next].identifier }
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// The radius of the top corners in points. Default: nil, which means 10. If the sheet is centered in a wide window,
  /// all its corners are rounded. A sheet that covers the window has no rounded corners.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      if let radius = preferredCornerRadius, !(radius >= 0 && radius.isFinite) {
        preferredCornerRadius = oldValue
        return Diagnostics.report(
          "sheetCornerRadius",
          "preferredCornerRadius \(radius) is invalid. Pass nil, or a finite number of at least 0.")
      }
      roundCorners()
    }
  }

  private func roundCorners() {
    guard let view = presentedView, containerView != nil else { return }
    view.layer.cornerRadius = coversWindow ? 0 : preferredCornerRadius ?? UIKitTuning.sheetCornerRadius
    view.layer.maskedCorners =
      isAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
  }

  /// The gap above the sheet in points. The gap is as high as the status bar but at least 30, or 54 if the window has
  /// no status bar.
  private var topGap: CGFloat {
    let covered = containerView?.window?.safeAreaInsets.top ?? 0
    return covered > 0 ? max(UIKitTuning.sheetLeastTopGap, covered) : UIKitTuning.sheetTopGap
  }

  private var isWide: Bool { (containerView?.bounds.width ?? 0) >= UIKitTuning.wideWindow }
  private var isLow: Bool { containerView?.traitCollection.verticalSizeClass == .compact }
  /// Whether the sheet is attached to the bottom edge and therefore has detents.
  private var isAttached: Bool { isLow ? prefersEdgeAttachedInCompactHeight : !isWide }
  /// Whether the sheet covers the window.
  private var coversWindow: Bool { isLow && !prefersEdgeAttachedInCompactHeight }

  /// The frame of the sheet in its container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    guard !coversWindow else { return bounds }
    guard !isAttached else {
      let heights = heights
      let height = isLoose ? heights.highest : heights.height(of: selectedDetentIdentifier)
      var width = bounds.width
      let preferred = presentedViewController.preferredContentSize.width
      if isLow, widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 { width = min(width, preferred) }
      return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
    }
    let gap = topGap
    var size = CGSize(
      width: min(UIKitTuning.pageSheetWidth, bounds.width - 2 * gap), height: max(0, bounds.height - 2 * gap))
    if !prefersPageSizing {
      let preferred = presentedViewController.preferredContentSize
      let wanted = preferred.width > 0 && preferred.height > 0 ? preferred : UIKitTuning.formSheetSize
      size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    }
    var frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    if let sourceView, let container = containerView, sourceView.window === container.window {
      let middle = sourceView.convert(CGPoint(x: sourceView.bounds.midX, y: sourceView.bounds.midY), to: container)
      frame.origin.x = min(max(0, middle.x - size.width / 2), bounds.width - size.width)
      frame.origin.y = min(max(0, middle.y - size.height / 2), bounds.height - size.height)
    }
    return frame
  }

  /// Returns false, because the presenting controller's view stays visible below the sheet.
  open override var shouldRemovePresentersView: Bool { false }

  package override var duration: TimeInterval { UIKitTuning.presentationDuration }
  package override var isSheet: Bool { true }

  package override func furnish(_ container: UIView) {
    let made = DimmingView(frame: container.bounds)
    made.backgroundColor = UIColor(white: 0, alpha: UIKitTuning.sheetDimmingOpacity)
    made.tapped = { [me = WeakReference(self)] in me.wrappedValue?.askToLeave() }
    container.addSubview(made)
    dimming = made
    guard let view = presentedView else { return }
    view.clipsToBounds = true
    showGrabber()
    heightChanged()
    if pan.view == nil { view.addGestureRecognizer(pan) }
  }

  /// Removes the drag recognizer and resets the sheet's state.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    pan.view?.removeGestureRecognizer(pan)
    dimming?.tapped = nil
    dimming = nil
    isLoose = false
    grabber?.removeFromSuperview()
    grabber = nil
    presentedView?.layer.cornerRadius = 0
    presentedView?.layer.maskedCorners = .all
  }

  package override func applyAbsentState(isComing: Bool) {
    super.applyAbsentState(isComing: isComing)
    guard let view = presentedView, let container = containerView else { return }
    dimming?.alpha = 0
    guard !fades else { return }
    view.alpha = 1
    view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - restingFrame.minY)
  }

  package override func applyPresentState() {
    super.applyPresentState()
    if isLoose { presentedView?.transform = CGAffineTransform(translationX: 0, y: restingOffset) }
    dim()
  }

  package override func askToLeave() { leaveByPerson() }

  /// Gives the view its maximum height without visibly moving its top edge, so that a drag can raise the view.
  private func loosen() {
    guard !isLoose, let view = presentedView, heights.all.count > 1 else { return }
    isLoose = true
    view.transform = CGAffineTransform(translationX: 0, y: view.transform.ty + restingOffset)
    layOutPresentedView()
  }

  /// Gives the view the height of its detent.
  private func tighten() {
    guard isLoose, let view = presentedView else { return }
    isLoose = false
    view.transform = .identity
    layOutPresentedView()
    view.layoutIfNeeded()
  }

  /// Animates the view to its resting position with a critically damped spring. `velocity` is the velocity of the touch
  /// at the start, in points per second.
  private func settle(from offset: CGFloat, velocity: CGFloat) {
    let distance = offset - restingOffset
    guard distance != 0 || velocity != 0 else { return tighten() }
    let rate = UIKitTuning.sheetReturnRate
    let speed = abs(distance) > 1 ? -velocity / distance : 0
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: rate * rate, damping: 2 * rate, initialVelocity: CGVector(dx: speed, dy: speed))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [me = WeakReference(self)] in me.wrappedValue?.applyPresentState() }
    animator.addCompletion { [me = WeakReference(self)] position in
      guard let sheet = me.wrappedValue, sheet.returning != nil, position == .end else { return }
      sheet.returning = nil
      sheet.tighten()
    }
    animator.startAnimation()
    returning = animator
  }
}

extension UISheetPresentationController: SheetPanClient {
  func dragBegan() -> Bool {
    guard let view = presentedView, containerView != nil, !coversWindow, !presentedViewController.isBeingDismissed
    else {
      return false
    }
    presentedViewController.transitions[.presented]?.finish()
    returning?.stopAnimation(true)
    returning = nil
    loosen()
    travel = view.transform.ty
    isHeld = nil
    return true
  }

  func dragMoved(by distance: CGFloat) -> CGFloat {
    guard let view = presentedView, !presentedViewController.isBeingDismissed else { return 0 }
    let before = travel
    travel = max(0, travel + distance)
    let heights = heights
    // Dragging the sheet below its lowest detent dismisses it.
    let lowest = heights.highest - heights.lowest
    let beyond = travel - lowest
    if beyond > 0, isHeld == nil { isHeld = !mayLeave }
    let limit = UIKitTuning.sheetHeldTravel
    let down = isHeld == true && beyond > 0 ? lowest + limit * beyond / (beyond + limit) : travel
    view.transform = CGAffineTransform(translationX: 0, y: down)
    if isDimmed { dimming?.alpha = isHeld == true ? 1 : min(1, max(0, 1 - (down - lowest) / dismissHeight(heights))) }
    return travel - before
  }

  func dragEnded(velocity: CGFloat, wasCancelled: Bool) -> Bool {
    guard let view = presentedView, containerView != nil, !presentedViewController.isBeingDismissed else {
      return false
    }
    let isMoved = travel > 0
    guard !wasCancelled else {
      settle(from: view.transform.ty, velocity: 0)
      return isMoved
    }
    let heights = heights
    let beyond = travel - (heights.highest - heights.lowest)
    let isPulledFar = beyond > dismissHeight(heights) * UIKitTuning.sheetDismissShare && velocity >= 0
    let isFlicked = beyond > 0 && velocity >= UIKitTuning.sheetDismissVelocity
    if isPulledFar || isFlicked { leaveByPerson() }
    guard !presentedViewController.isBeingDismissed else { return true }
    let old = selectedDetentIdentifier ?? heights.all[0].identifier
    // If the sheet is at its highest position, it does not move, and its content continues with the velocity.
    let speed = isMoved ? velocity : 0
    if heights.all.count > 1 {
      selectedDetentIdentifier = heights.nearest(to: heights.highest - travel - speed * UIKitTuning.sheetProjection)
    }
    settle(from: view.transform.ty, velocity: speed)
    if heights.all.count > 1, !old.isSame(as: selectedDetentIdentifier) {
      sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    return isMoved
  }

  /// Returns a height in points. A drag dismisses the sheet if it covers the fraction `UIKitTuning.sheetDismissShare`
  /// of this height.
  private func dismissHeight(_ heights: SheetHeights) -> CGFloat {
    max(1, isAttached ? heights.lowest : restingFrame.height)
  }
}
