// SPDX-License-Identifier: MIT

import SprungStage

/// Presents one view controller above another, and manages its frame, background and animations.
///
/// Each presented controller creates a presentation controller for its style. For the style `custom`, the
/// `transitioningDelegate` of the presented controller can provide a subclass. The subclass can determine the view's
/// frame, add views to `containerView`, and respond to presentations and dismissals. To run animations alongside the
/// transition, use `presentedViewController.transitionCoordinator`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer {
  #if !hasFeature(Embedded)
    /// The class name and address, such as `<UIPresentationController: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  #if hasFeature(Embedded)
    /// The delegate that is notified when the user dismisses the controller. A weak reference. Default: nil.
    @_disfavoredOverload
    @WeakReference open var delegate: (any UIAdaptivePresentationControllerDelegate)?
  #else
    /// The delegate that is notified when the user dismisses the controller. A weak reference. Default: nil.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  #endif

  @WeakReference private final var presentedReference: UIViewController?
  /// An empty controller that replaces the presented controller after it has been deallocated.
  private final lazy var nothing = UIViewController()

  /// The view that contains the presented view and its background, or nil while nothing is presented.
  open var containerView: UIView? { storedContainerView }
  private final var storedContainerView: UIView?

  /// The presenting controller's view, its former superview and its former frame. Nil unless the view was removed from
  /// the window.
  // The reference to the superview is weak because the superview may be the window, which retains the controllers.
  private var covered: (view: UIView, superview: WeakReference<UIView>, frame: CGRect)?
  /// The trait overrides and observers of the presentation. Nil if there are none.
  final var traitExtras: _TraitExtras?
  /// Whether a custom animation is moving the view, so that layout must not set the view's frame.
  final var isMovedByProgram = false
  /// The view that had the keyboard focus before the presentation.
  @WeakReference final var focusBefore: UIView?

  /// Creates a presentation controller for a view controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    _presentedReference = WeakReference(presentedViewController)
    super.init()
  }

  /// The presented controller. Differs from Apple: the reference is weak. After the presented controller has been
  /// deallocated, the property returns an empty controller.
  open var presentedViewController: UIViewController { presentedReference ?? nothing }

  /// The presenting controller, or nil while nothing is presented.
  open var presentingViewController: UIViewController! { presentedViewController.modalState.presenter }

  /// The presented view. Default: the view of the presented controller.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The frame of the presented view in the container, in points. Default: the bounds of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller's view is removed from the window. Default: true for `fullScreen` and
  /// `currentContext`.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }
  /// The style that replaces the presented controller's style in a narrow window, or nil if its style is kept.
  final var adaptedStyle: UIModalPresentationStyle?

  /// Whether the presentation covers the window. Default: true. UIKit does not use this property.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style that replaces this style in a narrow window. Default: `none`, because styles adapt automatically.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style that replaces this style for the given traits. Default: `none`, because styles adapt
  /// automatically.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The preferred content size of the presented controller in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called before the size of the container changes. Default: notifies the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits of the container change. Default: notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Returns the size in points of the presented controller for the given container size. Default: `parentSize`.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  /// Called when the presented controller's `preferredContentSize` has changed. Default: schedules a layout pass of the
  /// container.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// Called when the presented controller's Auto Layout size has changed. Default: nothing. UIKit does not call this
  /// method yet.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called before the container lays out its subviews. Default: nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. Default: nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation begins. Default: nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has ended. Default: nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins. Default: nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal has ended. Default: nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Style-specific behavior

  /// The style of the transition. The presenting controller may provide it for a presentation in the current context.
  final var transitionStyle: UIModalTransitionStyle {
    let style = presentedViewController.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext, let presenter = presentingViewController,
      presenter.providesPresentationContextTransitionStyle
    else { return presentedViewController.modalTransitionStyle }
    return presenter.modalTransitionStyle
  }

  /// The duration of a presentation or dismissal in seconds.
  package var duration: TimeInterval {
    switch transitionStyle {
    case .coverVertical: return UIKitTuning.presentationDuration
    case .flipHorizontal: return UIKitTuning.flipDuration
    case .crossDissolve, .partialCurl: return UIKitTuning.dissolveDuration
    }
  }

  /// Whether the presented view does not reach the top edge of the window, so that the status bar does not cover it.
  package var isSheet: Bool { false }

  /// Adds the views behind the presented view.
  package func furnish(_ container: UIView) {}

  /// Applies the state of the presented view before a presentation (true) or after a dismissal (false). An animated
  /// dismissal calls this method in an animation block.
  package func applyAbsentState(isComing: Bool) {
    guard let view = presentedView, let container = containerView else { return }
    if fades || transitionStyle != .coverVertical {
      view.alpha = 0
    } else {
      view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - restingFrame.minY)
    }
  }

  /// Applies the state of the presented view after a presentation. An animated presentation calls this method in an
  /// animation block.
  package func applyPresentState() {
    guard let view = presentedView else { return }
    view.alpha = 1
    view.transform = .identity
  }

  /// Called when the user requests the dismissal with the Escape key or with a tap outside the presented view. Default:
  /// nothing.
  package func askToLeave() {}

  /// Handles a key that does not dismiss the controller. Returns whether the key was handled. Default: false.
  package func press(_ key: KeyCode) -> Bool { false }

  /// The view that initially has the keyboard focus. Default: nil, which means the first focusable element.
  package var firstFocus: UIView? { nil }

  /// Returns the accessibility attributes of the container, which is a dialog with the presented controller's title.
  package func dialog(in container: UIView) -> StageAccessibility {
    ModalAccessibility.dialog(for: container, named: presentedViewController.title)
  }

  /// Whether views fade in and out instead of moving.
  final var fades: Bool { UIAccessibility.isReduceMotionEnabled }

  /// The frame of the view without the effect of a running animation.
  final var restingFrame: CGRect { frameOfPresentedViewInContainerView }

  // MARK: Container management

  /// Adds the container and the presented view to the host view.
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

  /// Sets the frame of the view without interrupting a running animation.
  final func layOutPresentedView() {
    guard let view = presentedView else { return }
    let frame = restingFrame
    view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Removes the presenting controller's view from the window.
  final func cover(_ view: UIView) {
    guard covered == nil, let superview = view.superview else { return }
    covered = (view, WeakReference(superview), view.frame)
    view.removeFromSuperview()
  }

  /// Moves the presenting controller's view back below the container.
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

  /// Removes all views of the presentation from the screen.
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

  // MARK: Dismissal by the user

  /// Whether the user can currently dismiss the controller.
  final var mayLeave: Bool {
    !presentedViewController.isModalInPresentation
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// Dismisses the controller on behalf of the user, if the user may dismiss it.
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

/// The container of a presented view. The container lays out the presented view when the window changes.
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

  /// Returns nil instead of the container itself, so that touches that hit no subview reach the views below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIPresentationController: UIContentContainer {}
