// SPDX-License-Identifier: MIT

/// The state of a view controller transition. Animators query this context and report their progress to it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated. Always true, because transitions that are not animated have no context.
  var isAnimated: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style, or `none` for transitions inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the incoming view. Always the identity transform.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of the transition in the range 0...1. Custom interactive drivers call this method.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and the transition will complete.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition is cancelled.
  func cancelInteractiveTransition()
  /// Reports that a running transition has been paused.
  func pauseInteractiveTransition()
  /// Ends the transition. Pass false if the transition was cancelled. Call this method exactly once. Further calls are
  /// reported as faults.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller on the given side of the transition, or nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view on the given side of the transition, or nil if the view does not move, such as the view below a
  /// sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a controller's view in the container, or zero for the incoming view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view in the container, or zero for the outgoing view.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The keys for the two views of a transition.
nonisolated public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Returns whether two keys have the same name.
  public static func == (left: UITransitionContextViewKey, right: UITransitionContextViewKey) -> Bool {
    left.rawValue.isLiterallyEqual(to: right.rawValue)
  }
  /// The view that is visible at the beginning of the transition.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is visible at the end of the transition.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
