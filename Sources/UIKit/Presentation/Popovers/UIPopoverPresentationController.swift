// SPDX-License-Identifier: MIT

/// Presents a controller in a popover next to a view or a bar button item. In a narrow window, the popover becomes a
/// sheet unless the delegate returns another style.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
///
/// The size of the popover is the controller's `preferredContentSize`. If a navigation controller has no preferred
/// size, that of its top controller is used.
///
/// Differs from Apple: the style is chosen when the popover is presented, and does not change when the size of the
/// window changes.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  #if hasFeature(Embedded)
    private final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
      super.delegate?._popoverDelegate
    }
  #else
    private final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
      super.delegate as? any UIPopoverPresentationControllerDelegate
    }
  #endif

  /// The delegate that prepares the popover and is notified when the user dismisses it. A weak reference. Default: nil.
  ///
  /// This is the inherited presentation delegate, or nil if that delegate does not adopt the popover protocol.
  @_nonoverride
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { popoverDelegate }
    set { super.delegate = newValue }
  }

  /// The permitted directions of the arrow. Default: any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceChanged() } }
  /// The direction of the arrow. The value is `unknown` before the presentation.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }
  /// The view that the arrow points at. A weak reference. Default: nil.
  @WeakReference open var sourceView: UIView? { didSet { sourceChanged() } }
  /// The rectangle that the arrow points at, in the source view's coordinates. Default: the null rectangle, which means
  /// the bounds of the view.
  open var sourceRect = CGRect.null { didSet { sourceChanged() } }
  /// The bar button item that the arrow points at, instead of a view. Default: nil.
  open var barButtonItem: UIBarButtonItem? { didSet { sourceChanged() } }
  /// The view or bar button item that the arrow points at. If this property is set, `sourceView` and `barButtonItem`
  /// are ignored. Default: nil.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { sourceChanged() } }
  /// Whether the popover may cover its source if there is not enough space next to it. Default: false.
  open var canOverlapSourceViewRect = false { didSet { sourceChanged() } }
  /// Views outside the popover that receive touches while it is visible. Default: nil.
  open var passthroughViews: [UIView]?
  /// The background color of the popover. Default: nil, which means the system background color.
  open var backgroundColor: UIColor? { didSet { background?.color = backgroundColor ?? .systemBackground } }
  /// The minimum distance from the edges of the safe area, in points. Default: 10 on each side.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: UIKitTuning.popoverMargin, left: UIKitTuning.popoverMargin, bottom: UIKitTuning.popoverMargin,
    right: UIKitTuning.popoverMargin)
  {
    didSet { sourceChanged() }
  }
  /// The sheet that replaces the popover in a narrow window.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  private var placement: PopoverPlacement?
  private var background: PopoverBackgroundView?
  /// The size of the container in the previous layout pass.
  private var containerSize: CGSize?

  /// Whether the popover has a source.
  final var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

  /// Returns the presentation controller for a window with the given traits: the popover, or the controller that
  /// replaces it in a narrow window.
  package func adapted(to traits: UITraitCollection) -> UIPresentationController {
    popoverDelegate?.prepareForPopoverPresentation(self)
    let style =
      traits.horizontalSizeClass == .compact
      ? super.delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic : .none
    let adapted: UIPresentationController
    switch style {
    case .none, .popover:
      if hasSource { return self }
      Diagnostics.report(
        "popoverWithoutSource",
        "The popover has no source and is centered. Set sourceView or barButtonItem of popoverPresentationController."
      )
      return self
    case .fullScreen, .overFullScreen:
      adapted = UIPresentationController(presentedViewController: presentedViewController, presenting: nil)
    default: adapted = adaptiveSheetPresentationController
    }
    adapted.adaptedStyle = style
    adapted.delegate = super.delegate
    super.delegate?.presentationController(self, prepare: adapted)
    return adapted
  }

  private func sourceChanged() { containerView?.setNeedsLayout() }

  /// Returns the rectangle that the arrow points at, in the container's coordinates.
  private func sourceRect(in container: UIView) -> CGRect {
    if let frame = sourceItem?.frame(in: container) ?? barButtonItem?.frame(in: container) { return frame }
    guard let view = sourceView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  /// Returns the preferred size of the content in points. A dimension of 0 means the default size.
  package func contentSize(in container: UIView) -> CGSize {
    let size = presentedViewController.preferredContentSize
    guard size == .zero, let navigation = presentedViewController as? UINavigationController else { return size }
    return navigation.topViewController?.preferredContentSize ?? size
  }

  private func findPlacement(in container: UIView) -> PopoverPlacement {
    var size = contentSize(in: container)
    if size.width <= 0 { size.width = UIKitTuning.popoverSize.width }
    if size.height <= 0 { size.height = UIKitTuning.popoverSize.height }
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    return PopoverPlacement.find(
      content: size, source: sourceRect(in: container), area: area, permitted: usableDirections,
      canOverlap: canOverlapSourceViewRect)
  }

  /// The permitted directions. For bar button items, only up and down are used if at least one of them is permitted.
  private var usableDirections: UIPopoverArrowDirection {
    guard sourceItem is UIBarButtonItem || sourceItem == nil && barButtonItem != nil else {
      return permittedArrowDirections
    }
    let upright = permittedArrowDirections.intersection([.up, .down])
    return upright.isEmpty ? permittedArrowDirections : upright
  }

  /// The frame of the popover without its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return findPlacement(in: containerView).contentFrame
  }

  /// Positions the popover. If the window's size has changed, the delegate can change the source first.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    if let oldSize = containerSize, oldSize != containerView.bounds.size { askForSource() }
    containerSize = containerView.bounds.size
    let found = findPlacement(in: containerView)
    placement = found
    background?.show(found)
  }

  private func askForSource() {
    guard let delegate = popoverDelegate, barButtonItem == nil, sourceItem == nil, var view = sourceView else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let (oldView, oldRect) = (view, rect)
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== oldView { sourceView = view }
    if rect != oldRect { sourceRect = rect }
  }

  /// Returns false, because the presenting controller's view stays visible.
  open override var shouldRemovePresentersView: Bool { false }

  package override var duration: TimeInterval { UIKitTuning.dissolveDuration }
  package override var isSheet: Bool { true }

  package override func furnish(_ container: UIView) {
    let outside = PopoverOutsideView(frame: container.bounds)
    outside.popover = self
    container.addSubview(outside)
    let made = PopoverBackgroundView(frame: .zero)
    made.color = backgroundColor ?? .systemBackground
    container.addSubview(made)
    background = made
    presentedView?.clipsToBounds = true
    presentedView?.layer.cornerRadius = UIKitTuning.popoverCornerRadius
  }

  package override func applyAbsentState(isComing: Bool) {
    presentedView?.alpha = 0
    background?.alpha = 0
  }

  package override func applyPresentState() {
    super.applyPresentState()
    background?.alpha = 1
  }

  package override func askToLeave() { leaveByPerson() }

  /// Discards the background and the placement after the dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    presentedView?.layer.cornerRadius = 0
    background = nil
    placement = nil
    containerSize = nil
  }
}

extension UIPopoverPresentationController {
  /// Returns the popover that presents or will present the given controller, or nil if the controller has another
  /// presentation style.
  static func popover(of controller: UIViewController) -> UIPopoverPresentationController? {
    let state = controller.topAncestor.modalState
    if let popover = state.popover { return popover }
    if let alert = controller as? UIAlertController { return alert.makePopover() }
    guard state.style == .popover else { return nil }
    return controller.presentationController as? UIPopoverPresentationController
  }
}
