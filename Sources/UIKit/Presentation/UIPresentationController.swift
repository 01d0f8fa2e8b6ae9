// SPDX-License-Identifier: MIT

import SprungStage

/// Presents one controller above another: its frame, the background and the animations.
///
/// A presented controller creates one by its style. With the style `custom` its `transitioningDelegate` may provide a
/// subclass, which determines the frame of the view, adds views around it to `containerView`, and is notified of
/// presentation and dismissal. Changes that run with the animation belong into
/// `presentedViewController.transitionCoordinator`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIPresentationController: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  #if hasFeature(Embedded)
    /// Hears when a person takes the controller away. Default: nil. Not kept alive.
    @_disfavoredOverload
    @WeakReference open var delegate: (any UIAdaptivePresentationControllerDelegate)?
  #else
    /// Hears when a person takes the controller away. Default: nil. Not kept alive.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  #endif

  @WeakReference private final var presentedReference: UIViewController?
  /// An empty controller that replaces the presented one once that is gone.
  private final lazy var nothing = UIViewController()

  /// The view that holds the presented one and what is behind it; nil while nothing is shown.
  open var containerView: UIView? { storedContainerView }
  private final var storedContainerView: UIView?

  /// The frame of the view of the controller below, if it left the window, and its superview.
  // The superview may be the window, which retains the controllers.
  private var covered: (view: UIView, superview: WeakReference<UIView>, frame: CGRect)?
  /// The traits that are overridden for the presented controller, and the observers of the traits; nil without any.
  final var traitExtras: _TraitExtras?
  /// Whether a program's own animation moves the view now, so that layout leaves it alone.
  final var isMovedByProgram = false
  /// The view that had the keyboard focus before the presentation.
  @WeakReference final var focusBefore: UIView?

  /// Makes a presentation of a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    _presentedReference = WeakReference(presentedViewController)
    super.init()
  }

  /// The controller that is shown. Differs from Apple: it is not retained, and an empty controller once it is gone.
  open var presentedViewController: UIViewController { presentedReference ?? nothing }

  /// The controller below, nil while nothing is shown.
  open var presentingViewController: UIViewController! { presentedViewController.modalState.presenter }

  /// The view that is shown. Default: the presented controller's.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The frame of the view in the container, in points. Default: the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the view of the controller below leaves the window. Default: as the style says.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The style in which the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }
  /// The style that replaces that of the presented controller.
  final var adaptedStyle: UIModalPresentationStyle?

  /// Whether the presentation covers the window. Default: true. Nothing here depends on it.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style that replaces this one in a narrow window. Default: none, as styles adapt automatically.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style that replaces this one for other traits. Default: none, as styles adapt automatically.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The size in points that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The size of the container is about to change. Default: notifies the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits of the container are about to change. Default: notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// The size in points of the presented controller in a container of a size. Default: `parentSize`.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  /// The presented controller has another `preferredContentSize`. Default: lays out the container.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The presented controller has another size by constraints. Default: nothing. Nothing calls it yet.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The container is about to be laid out. Default: nothing.
  open func containerViewWillLayoutSubviews() {}
  /// The container was laid out. Default: nothing.
  open func containerViewDidLayoutSubviews() {}
  /// The view is about to come. Default: nothing.
  open func presentationTransitionWillBegin() {}
  /// The view has come. Default: nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The view is about to leave. Default: nothing.
  open func dismissalTransitionWillBegin() {}
  /// The view has left. Default: nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // The differences between the styles.

  /// Seconds that coming and going take.
  package var duration: TimeInterval {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical: return UIKitTuning.presentationDuration
    case .flipHorizontal: return UIKitTuning.flipDuration
    case .crossDissolve, .partialCurl: return UIKitTuning.dissolveDuration
    }
  }

  /// Whether the presented view is apart from the window's upper edge, so that no status bar covers it.
  package var isSheet: Bool { false }

  /// Adds the views behind the presented view.
  package func furnish(_ container: UIView) {}

  /// Looks as before coming (true) or after leaving (false). Called in an animation block when leaving.
  package func applyAbsentState(isComing: Bool) {
    guard let view = presentedView, let container = containerView else { return }
    if fades || presentedViewController.modalTransitionStyle != .coverVertical {
      view.alpha = 0
    } else {
      view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - restingFrame.minY)
    }
  }

  /// Looks as while shown. Called in an animation block when coming.
  package func applyPresentState() {
    guard let view = presentedView else { return }
    view.alpha = 1
    view.transform = .identity
  }

  /// A person asks to take the controller away by Escape or a tap outside. Default: nothing.
  package func askToLeave() {}

  /// A key that is not for leaving; returns whether it was used. Default: false.
  package func press(_ key: KeyCode) -> Bool { false }

  /// The view that gets the keyboard focus first; nil for the first element. Default: nil.
  package var firstFocus: UIView? { nil }

  /// The accessibility of the container: a dialog with the title of the presented controller.
  package func dialog(in container: UIView) -> StageAccessibility {
    ModalAccessibility.dialog(for: container, named: presentedViewController.title)
  }

  /// Whether views fade in and out instead of moving.
  final var fades: Bool { UIAccessibility.isReduceMotionEnabled }

  /// The frame of the view without any movement.
  final var restingFrame: CGRect { frameOfPresentedViewInContainerView }

  // The container.

  /// Puts the container and the view into the host view.
  final func install(in host: UIView, above sibling: UIView?, frame: CGRect) -> UIView {
    let container = PresentationContainerView(frame: frame)
    container.presentation = self
    container.accessibilityViewIsModal = true
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedContainerView = container
    if let sibling { host.insertSubview(container, aboveSubview: sibling) } else { host.addSubview(container) }
    furnish(container)
    if let view = presentedView {
      layOutPresentedView()
      container.addSubview(view)
    }
    container.layoutIfNeeded()
    return container
  }

  /// Sets the frame of the view; a running movement is preserved.
  final func layOutPresentedView() {
    guard let view = presentedView else { return }
    let frame = restingFrame
    view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Takes the view of the controller below out of the window.
  final func cover(_ view: UIView) {
    guard covered == nil, let superview = view.superview else { return }
    covered = (view, WeakReference(superview), view.frame)
    view.removeFromSuperview()
  }

  /// Puts the view of the controller below back behind the container.
  final func uncover() {
    guard let (view, reference, frame) = covered else { return }
    covered = nil
    guard let superview = reference.wrappedValue else { return }
    view.transform3D = CATransform3DIdentity
    view.layoutFrame = containerView?.superview === superview ? containerView?.frame ?? frame : superview.bounds
    if let containerView, containerView.superview === superview {
      superview.insertSubview(view, belowSubview: containerView)
    } else {
      superview.addSubview(view)
    }
    view.layoutIfNeeded()
  }

  /// Takes everything off the screen.
  final func uninstall() {
    uncover()
    presentedView?.transform3D = CATransform3DIdentity
    presentedView?.alpha = 1
    if let containerView { FocusController.shared.goBack(to: focusBefore, from: containerView) }
    focusBefore = nil
    presentedView?.removeFromSuperview()
    (containerView as? PresentationContainerView)?.presentation = nil
    containerView?.removeFromSuperview()
    storedContainerView = nil
    covered = nil
  }

  // Leaving by a person.

  /// Whether a person may take the controller away now.
  final var mayLeave: Bool {
    !presentedViewController.isModalInPresentation
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// A person takes the controller away, if that is allowed.
  final func leaveByPerson() {
    guard containerView != nil, !presentedViewController.isBeingDismissed else { return }
    guard mayLeave else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController?.hide(isAnimated: true) { self.delegate?.presentationControllerDidDismiss(self) }
  }
}

/// Holds a presented view; lays it out with the window.
final class PresentationContainerView: UIView {
  @WeakReference var presentation: UIPresentationController?

  package override var stageAccessibility: StageAccessibility? {
    presentation?.dialog(in: self) ?? ModalAccessibility.dialog(for: self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    if presentation?.isMovedByProgram == false { presentation?.layOutPresentedView() }
    presentation?.containerViewDidLayoutSubviews()
  }

  /// The container itself receives no touches: those that no subview receives are passed to the views below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIPresentationController: UIContentContainer {}
