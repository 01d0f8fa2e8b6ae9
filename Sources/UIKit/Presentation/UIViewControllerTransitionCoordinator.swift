// SPDX-License-Identifier: MIT

/// The state of a running view controller transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds, or 0 if it is not animated.
  var transitionDuration: TimeInterval { get }
  /// The progress of an interactive transition in the range 0...1. If the transition is not interactive, the value is
  /// 0.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The presentation style, or `none` for transitions inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition can be paused and reversed.
  var isInterruptible: Bool { get }
  /// The speed of the remaining animation after the interaction has ended, relative to the original speed. Always 1.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the remaining animation after the interaction has ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation of the incoming view. Always the identity transform.
  var targetTransform: CGAffineTransform { get }
  /// Returns the view on the given side of the transition, or nil if there is no view or the view does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the controller on the given side of the transition, or nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs animations alongside a view controller transition or a size change.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations alongside the transition, and a completion after the transition has completed or was cancelled.
  ///
  /// The animations use the transition's duration and curve. In an interactive transition, the animations run when the
  /// interaction ends, unless the transition is cancelled. Animations added after the transition has begun take effect
  /// immediately. Returns true, because all coordinators can animate.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Equivalent to `animate(alongsideTransition:completion:)`, for changes outside the container. The argument `view`
  /// has no effect, because the animations have the same timing in all views.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the handler whenever the interaction ends or resumes.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs animations alongside the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// The keys for the two controllers of a transition.
nonisolated public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Returns whether two keys have the same name.
  public static func == (left: UITransitionContextViewControllerKey, right: UITransitionContextViewControllerKey)
    -> Bool
  {
    left.rawValue.isLiterallyEqual(to: right.rawValue)
  }
  /// The controller that is visible at the beginning of the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible at the end of the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
