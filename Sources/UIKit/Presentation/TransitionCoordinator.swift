// SPDX-License-Identifier: MIT

/// Collects what shall go along with a change of controllers or sizes, and runs it at the right moments.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let containerView: UIView
  let initiallyInteractive: Bool
  private(set) var isCancelled = false
  private(set) var isInteractive: Bool
  var percentComplete: CGFloat = 0
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
    if isInteractive { listeners.append(handler) }
  }

  /// The finger that drives the change was lifted.
  func interactionEnded(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let told = listeners
    listeners = []
    for listener in told { listener(self) }
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
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}

/// A change from one controller's view to another's that takes time. It can be brought to its end at any moment.
class ViewControllerTransition {
  let coordinator: TransitionCoordinator
  private(set) final var isOver = false

  init(_ coordinator: TransitionCoordinator) {
    self.coordinator = coordinator
  }

  /// Brings the change to its end, at once if it is still under way.
  final func finish() {
    guard !isOver else { return }
    isOver = true
    didEnd()
  }

  /// What is left to do at the end. Default: nothing.
  func didEnd() {}
}
