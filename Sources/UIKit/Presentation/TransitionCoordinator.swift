// SPDX-License-Identifier: MIT

/// Collects what shall go along with a change of controllers or sizes, and runs it at the right moments.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var transitionDuration: TimeInterval
  var containerView: UIView
  private(set) var initiallyInteractive: Bool
  private(set) var isCancelled = false
  private(set) var isInteractive: Bool
  var percentComplete: CGFloat = 0
  /// Whether the change can be halted and turned round.
  var isInterruptible = false
  var presentationStyle = UIModalPresentationStyle.none
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  /// The context that provides the views on both sides; nil for the view that each controller has loaded.
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

  /// The finger that drives the change was lifted.
  func interactionEnded(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let notified = listeners
    for listener in notified { listener(self) }
  }

  /// A finger drives the change at its beginning, or does not.
  func beginInteraction(_ isInteractive: Bool, curve: UIView.AnimationCurve) {
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    completionCurve = curve
  }

  /// A finger has taken hold of the change.
  func interactionBegan() {
    isInteractive = true
    isCancelled = false
    let notified = listeners
    for listener in notified { listener(self) }
  }

  /// The change is taken back.
  func cancelled() {
    isInteractive = false
    isCancelled = true
  }

  /// The blocks that go along, to be called in the animation block of the change.
  func runAlongside() {
    guard !hasRun else { return }
    hasRun = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  /// The change is over.
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

/// A change from one controller's view to another's that takes time. It can be completed at any moment.
class ViewControllerTransition {
  let coordinator: TransitionCoordinator
  private(set) final var isOver = false

  init(_ coordinator: TransitionCoordinator) {
    self.coordinator = coordinator
  }

  /// Completes the change, immediately if it is still running.
  final func finish() {
    guard !isOver else { return }
    isOver = true
    didEnd()
  }

  /// Completes remaining work at the end. Default: nothing.
  func didEnd() {}
}
