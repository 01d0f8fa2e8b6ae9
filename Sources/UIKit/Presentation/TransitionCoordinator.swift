// SPDX-License-Identifier: MIT

/// Collects the alongside animations and completions of a transition. The animations run with the transition, and the
/// completions run at its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var transitionDuration: TimeInterval
  var containerView: UIView
  private(set) var initiallyInteractive: Bool
  private(set) var isCancelled = false
  private(set) var isInteractive: Bool
  var percentComplete: CGFloat = 0
  /// Whether the transition can be paused and reversed.
  var isInterruptible = false
  var presentationStyle = UIModalPresentationStyle.none
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  /// The context that provides the disappearing and the appearing view. If the context is nil, the loaded views of the
  /// controllers are used.
  var context: TransitionContext?
  private let from: UIViewController?
  private let to: UIViewController?
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var listeners: [Block] = []
  private var hasRun = false
  private var isOver = false

  init(
    from: UIViewController?, to: UIViewController?, container: UIView, duration: TimeInterval,
    isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    containerView = container
    transitionDuration = duration
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if key == .from { return from }
    return key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let context { return context.view(forKey: key) }
    if key == .from { return from?.viewIfLoaded }
    return key == .to ? to?.viewIfLoaded : nil
  }

  var targetTransform: CGAffineTransform { .identity }
  var completionVelocity: CGFloat { 1 }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { if hasRun { animation(self) } else { alongside.append(animation) } }
    if let completion { if isOver { completion(self) } else { completions.append(completion) } }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if !isOver { listeners.append(handler) }
  }

  /// Called when the interactive part of the transition has ended.
  func interactionEnded(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let notified = listeners
    for listener in notified { listener(self) }
  }

  /// Sets the completion curve of the transition, and whether the transition starts interactively.
  func beginInteraction(_ isInteractive: Bool, curve: UIView.AnimationCurve) {
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    completionCurve = curve
  }

  /// Called when a running transition becomes interactive again.
  func interactionBegan() {
    isInteractive = true
    isCancelled = false
    let notified = listeners
    for listener in notified { listener(self) }
  }

  /// Called when the transition is cancelled.
  func cancelled() {
    isInteractive = false
    isCancelled = true
  }

  /// Runs the alongside animations. Called in the animation block of the transition.
  func runAlongside() {
    guard !hasRun else { return }
    hasRun = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  /// Ends the transition and calls the completions.
  func finish() {
    guard !isOver else { return }
    if isCancelled { alongside = [] } else { runAlongside() }
    isOver = true
    context = nil
    listeners = []
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}

/// An animated transition between the views of two controllers. The transition can be finished at any time.
class ViewControllerTransition {
  let coordinator: TransitionCoordinator
  private(set) final var isOver = false

  init(_ coordinator: TransitionCoordinator) {
    self.coordinator = coordinator
  }

  /// Finishes the transition immediately, unless it is already over.
  final func finish() {
    guard !isOver else { return }
    isOver = true
    didEnd()
  }

  /// Called once at the end of the transition, so that subclasses can complete their changes. Default: nothing.
  func didEnd() {}
}
