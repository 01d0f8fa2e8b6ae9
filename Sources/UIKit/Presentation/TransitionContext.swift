// SPDX-License-Identifier: MIT

/// The context of a custom view controller transition, from its start until it is completed or cut short.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller that appears or disappears.
  struct Side {
    let controller: UIViewController?
    let view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let coordinator: TransitionCoordinator
  /// The interruptible animator that the transition's animator provides, or nil if there is none.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  /// Changes to animate over the duration of the transition, in addition to the animations of the coordinator.
  var beside: (() -> Void)?
  /// Called when the direction of the transition changes. The argument is true if the transition now runs in reverse.
  var directionChanged: ((Bool) -> Void)?
  /// Called once at the end of the transition. The argument is true if the transition was completed.
  var ended: ((Bool) -> Void)?
  /// Stops the driver at the end of the transition. Without this call, an interactive driver would hold the animations
  /// forever.
  var stopDriver: (() -> Void)?

  private let animator: any UIViewControllerAnimatedTransitioning
  // The reference is set to nil at the end of the transition to break a reference cycle: the interactor retains its
  // driver, which retains this context.
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private let from: Side
  private let to: Side
  private var start: TimeInterval = 0
  /// Whether the transition has started. If the transition ends before it has started, there is nothing to restore.
  private(set) var hasBegun = false
  private var isOver = false
  private var wasCutShort = false

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?,
    from: Side, to: Side, container: UIView, style: UIModalPresentationStyle, coordinator: TransitionCoordinator
  ) {
    self.animator = animator
    self.interactor = interactor
    self.from = from
    self.to = to
    containerView = container
    presentationStyle = style
    self.coordinator = coordinator
    super.init()
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if key == .from { return from.controller }
    return key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if key == .from { return from.view }
    return key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from.controller { return from.initialFrame }
    return vc === to.controller ? to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === from.controller { return from.finalFrame }
    return vc === to.controller ? to.finalFrame : .zero
  }

  // MARK: Starting

  /// The duration of the transition in seconds.
  var duration: TimeInterval { coordinator.transitionDuration }

  /// Whether the transition has ended. If so, drivers must stop.
  var isEnded: Bool { isOver }

  /// Asks the animator for the duration, and asks the interactor whether the transition starts interactively. Called
  /// before any callback.
  func prepare() {
    coordinator.context = self
    coordinator.containerView = containerView
    coordinator.presentationStyle = presentationStyle
    let seconds = animator.transitionDuration(using: self)
    coordinator.transitionDuration = seconds.isFinite ? max(0, seconds) : 0
    guard let interactor else { return }
    isInteractive = interactor.wantsInteractiveStart
    coordinator.beginInteraction(isInteractive, curve: interactor.completionCurve)
  }

  /// Starts the transition, interactively if there is an interactor.
  func begin() {
    hasBegun = true
    start = AppContext.shared.currentTime
    if let interactor { interactor.startInteractiveTransition(self) } else { setOff(hold: nil) }
  }

  /// Starts the animator. If `hold` is not nil, only the driver advances the animations.
  func setOff(hold: AnimationHold?) {
    let outer = AnimationHold.current
    AnimationHold.current = hold
    defer { AnimationHold.current = outer }
    let made: (any UIViewImplicitlyAnimating)? = OptionalCall.answer(of: animator, "interruptibleAnimator(using:)") {
      animator.interruptibleAnimator(using: self)
    }
    coordinator.isInterruptible = made != nil
    guard let made else {
      animator.animateTransition(using: self)
      UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: { self.goAlong() })
      return
    }
    interruptible = made
    AnimationHold.current = nil
    made.addAnimations { self.goAlong() }
    if hold == nil { made.startAnimation() } else { made.pauseAnimation() }
  }

  private func goAlong() {
    beside?()
    beside = nil
    coordinator.runAlongside()
  }

  // MARK: Calls from drivers and animators

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !isOver, percentComplete.isFinite else { return }
    coordinator.percentComplete = min(1, max(0, percentComplete))
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard !isOver, isInteractive || isCancelled != transitionWasCancelled else { return }
    isInteractive = false
    setCancelled(isCancelled)
    coordinator.interactionEnded(cancelled: isCancelled)
  }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive else { return }
    isInteractive = true
    setCancelled(false)
    coordinator.interactionBegan()
  }

  private func setCancelled(_ isCancelled: Bool) {
    guard transitionWasCancelled != isCancelled else { return }
    transitionWasCancelled = isCancelled
    directionChanged?(isCancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else {
      // If the transition was cut short, its end has already been reported, and the end of its animation is expected to
      // report it again.
      if !wasCutShort {
        Diagnostics.report(
          "transitionCompletedTwice",
          "completeTransition was called again after the transition ended. Call it only once.")
      }
      return
    }
    if didComplete, let view = to.view, !view.isDescendant(of: containerView) {
      Diagnostics.report(
        "transitionWithoutView",
        "completeTransition(true) was called, but the incoming view is not in containerView. Add it in "
          + "animateTransition(using:).")
    }
    end(didComplete)
  }

  /// Ends the transition immediately. Called when another transition begins or the container is removed.
  func cutShort() {
    guard !isOver else { return }
    let now = AppContext.shared.currentTime
    if !isInteractive, interactor == nil, now > start + duration + UIKitTuning.transitionGrace {
      reportNeverCompleted()
    }
    wasCutShort = true
    end(!transitionWasCancelled && !isInteractive)
  }

  private func reportNeverCompleted() {
    #if hasFeature(Embedded)
      Diagnostics.report(
        "transitionNeverCompleted",
        "A transition animator did not call completeTransition, so the next transition ends this transition.")
    #else
      Diagnostics.report(
        "transitionNeverCompleted",
        "\(type(of: animator)) did not call completeTransition, so the next transition ends this one. Call it in the "
          + "completion handler of the animation.")
    #endif
  }

  private func end(_ didComplete: Bool) {
    isOver = true
    isInteractive = false
    if !didComplete {
      setCancelled(true)
      coordinator.cancelled()
    }
    let handler = ended
    ended = nil
    directionChanged = nil
    beside = nil
    handler?(didComplete)
    interruptible = nil
    interactor = nil
    animator.animationEnded(didComplete)
    let stop = stopDriver
    stopDriver = nil
    stop?()
  }
}
