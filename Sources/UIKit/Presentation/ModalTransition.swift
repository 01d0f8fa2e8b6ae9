// SPDX-License-Identifier: MIT

/// The transition of a presentation or dismissal.
final class ModalTransition: ViewControllerTransition {
  private let presentation: UIPresentationController
  private let presenter: UIViewController
  private let presented: UIViewController
  private let isComing: Bool
  /// Whether the presenting controller takes part in the transition: it receives appearance callbacks, and its view is
  /// moved.
  private let involvesPresenter: Bool
  private var completion: (() -> Void)?
  /// The context of a custom animation, or nil.
  private var own: TransitionContext?
  private var isTakenBack = false
  /// The geometry of the presented view before a dismissal. The geometry is restored if the dismissal is cancelled,
  /// because the animator may move the view.
  private var shownGeometry: (center: CGPoint, bounds: CGRect)?
  /// The superview and geometry of the presenting controller's view before a custom transition.
  private var home: (superview: UIView, center: CGPoint, bounds: CGRect)?

  init(
    _ presentation: UIPresentationController, presenter: UIViewController, presented: UIViewController,
    isComing: Bool, isAnimated: Bool, involvesPresenter: Bool, container: UIView, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.presenter = presenter
    self.presented = presented
    self.isComing = isComing
    self.involvesPresenter = involvesPresenter && presentation.shouldRemovePresentersView
    self.completion = completion
    super.init(
      TransitionCoordinator(
        from: isComing ? presenter : presented, to: isComing ? presented : presenter, container: container,
        duration: isAnimated ? presentation.duration : 0))
  }

  /// Uses the given animator for the transition, unless it is nil.
  func use(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard coordinator.isAnimated, let animator, let container = presentation.containerView else { return }
    let view = presentation.presentedView
    let below = involvesPresenter ? presenter.viewIfLoaded : nil
    let bounds = container.bounds
    let lower = TransitionContext.Side(
      controller: presenter, view: below, initialFrame: bounds, finalFrame: bounds)
    let upper = TransitionContext.Side(
      controller: presented, view: view, initialFrame: isComing ? .zero : view?.frame ?? .zero,
      finalFrame: isComing ? presentation.restingFrame : .zero)
    let made = TransitionContext(
      animator, interactor(animator), from: isComing ? lower : upper, to: isComing ? upper : lower,
      container: container, style: presentation.presentationStyle, coordinator: coordinator)
    made.prepare()
    own = made
  }

  private func run(_ own: TransitionContext) {
    guard let container = presentation.containerView else { return }
    container.layoutIfNeeded()
    presentation.isMovedByProgram = true
    if !isComing, let view = presentation.presentedView { shownGeometry = (view.center, view.bounds) }
    if involvesPresenter, let below = presenter.viewIfLoaded, let superview = below.superview {
      home = (superview, below.center, below.bounds)
      if isComing { container.insertSubview(below, at: 0) }
    }
    own.directionChanged = { [self] isCancelled in
      let comes = isComing != isCancelled
      presented.beginAppearanceTransition(comes, animated: true)
      if involvesPresenter { presenter.beginAppearanceTransition(!comes, animated: true) }
    }
    own.ended = { [self] didComplete in
      isTakenBack = !didComplete
      finish()
    }
    own.begin()
  }

  /// Ends the custom transition and returns the presenting controller's view to its original superview and position.
  private func endOwn() {
    guard let own else { return }
    self.own = nil
    guard own.hasBegun else { return }
    own.cutShort()
    presentation.isMovedByProgram = false
    if let home, let below = presenter.viewIfLoaded, let container = presentation.containerView,
      below.superview !== home.superview
    {
      home.superview.insertSubview(below, belowSubview: container)
      below.bounds = home.bounds
      below.center = home.center
    }
    home = nil
  }

  /// Notifies both controllers and the presentation controller. If this is a presentation, the presented view is
  /// already in the container.
  ///
  /// As on Apple's platforms, the presentation controller is notified before the view controllers when a presentation
  /// begins, and after them when a dismissal begins. Any callback may end the transition, for example by dismissing the
  /// controller. In this case, the remaining callbacks are skipped.
  func begin() {
    let isAnimated = coordinator.isAnimated
    presented.transitions.begin(self, as: .presented)
    presenter.transitions.begin(self, as: .presenter)
    if isComing {
      presented.modalState.isBeingPresented = true
      presentation.presentationTransitionWillBegin()
      if involvesPresenter, !isOver { presenter.beginAppearanceTransition(false, animated: isAnimated) }
      if !isOver { presented.beginAppearanceTransition(true, animated: isAnimated) }
    } else {
      presented.modalState.isBeingDismissed = true
      presented.beginAppearanceTransition(false, animated: isAnimated)
      if involvesPresenter, !isOver { presenter.beginAppearanceTransition(true, animated: isAnimated) }
      if !isOver { presentation.dismissalTransitionWillBegin() }
      guard involvesPresenter, !isOver else { return }
      presentation.uncover()
      AppearanceForwarding.notifyIsAppearing(presenter)
    }
  }

  /// Runs the animation. The completion of the animation ends the transition.
  func run() {
    guard !isOver else { return }
    if let own { return run(own) }
    guard coordinator.isAnimated else {
      if isComing { presentation.applyPresentState() }
      finish()
      return
    }
    if isComing { UIView.performWithoutAnimation { presentation.applyAbsentState(isComing: true) } }
    let isFlip = presentation.transitionStyle == .flipHorizontal && !presentation.isSheet && !presentation.fades
    if isFlip, involvesPresenter, let above = presented.viewIfLoaded, let below = presenter.viewIfLoaded {
      flip(from: isComing ? below : above, to: isComing ? above : below)
      return
    }
    // The controllers retain the transition. A dismissal that interrupts a presentation ends the presentation's
    // transition first.
    UIView.animate(
      withDuration: coordinator.transitionDuration, delay: 0,
      options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
      animations: {
        if self.isComing {
          self.presentation.applyPresentState()
        } else {
          self.presentation.applyAbsentState(isComing: false)
        }
        self.coordinator.runAlongside()
      },
      completion: { _ in self.finish() })
  }

  /// Rotates the old view until its edge faces the viewer, and then rotates the new view from this position until it
  /// faces the viewer.
  private func flip(from old: UIView, to new: UIView) {
    let half = coordinator.transitionDuration / 2
    let edge = CGFloat.pi / 2
    func rotated(by angle: CGFloat) -> CATransform3D {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / (2 * max(old.bounds.width, old.bounds.height, 1))
      return CATransform3DRotate(perspective, angle, 0, 1, 0)
    }
    let direction: CGFloat = isComing ? 1 : -1
    UIView.performWithoutAnimation {
      new.alpha = 1
      new.transform3D = rotated(by: direction * edge)
    }
    UIView.animate(
      withDuration: half, delay: 0, options: [.curveEaseIn, .beginFromCurrentState],
      animations: { old.transform3D = rotated(by: -direction * edge) })
    UIView.animate(
      withDuration: half, delay: half, options: [.curveEaseOut, .beginFromCurrentState],
      animations: {
        new.transform3D = CATransform3DIdentity
        self.coordinator.runAlongside()
      },
      completion: { _ in self.finish() })
  }

  /// Moves the views to their final positions and updates the references between the controllers, before any callback
  /// runs.
  override func didEnd() {
    endOwn()
    let isShown = isComing != isTakenBack
    if isShown {
      if involvesPresenter, let below = presenter.viewIfLoaded { presentation.cover(below) }
      if let shownGeometry, isTakenBack, let view = presentation.presentedView {
        view.bounds = shownGeometry.bounds
        view.center = shownGeometry.center
      }
    } else {
      presentation.uninstall()
      presented.modalState.unlink(from: presenter)
    }
    let later = isComing && isShown ? [] : presented.modalState.endLeaving()
    presented.transitions.end(self)
    presenter.transitions.end(self)
    if isComing {
      presentation.presentationTransitionDidEnd(isShown)
    } else {
      presentation.dismissalTransitionDidEnd(!isShown)
    }
    // As recorded on iOS, the presented controller is notified before the presenter in presentations and in dismissals.
    endAppearance(of: presented, isAppearing: isShown)
    if involvesPresenter { endAppearance(of: presenter, isAppearing: !isShown) }
    if presented.transitions[.presented] == nil {
      presented.modalState.isBeingPresented = false
      presented.modalState.isBeingDismissed = false
    }
    let completion = isTakenBack ? nil : completion
    self.completion = nil
    coordinator.finish()
    completion?()
    for call in later { call() }
  }

  /// Ends the appearance transition of a controller, unless a callback has begun the opposite transition.
  private func endAppearance(of controller: UIViewController, isAppearing: Bool) {
    if controller.appearance == (isAppearing ? .appearing : .disappearing) { controller.endAppearanceTransition() }
  }
}
