// SPDX-License-Identifier: MIT

/// Animates the change from one controller to another with a program's own animation.
///
/// It adds the incoming view to the container, animates, and calls `completeTransition(_:)` of the context at the end.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds that the change takes; a number that is negative or not finite counts as 0.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Sets the animation off. Not called where there is an `interruptibleAnimator(using:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator, always the same for one change, that can be paused, moved and turned round; it is started by the change.
  /// Default: `UIViewPropertyAnimator(duration: 0, curve: .linear)`, which stands for its absence and is never used.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition ends. The argument is false if it was cancelled. Default: nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

/// Drives the change from one controller to another by something else than time, such as a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The change begins, driven by a finger unless `wantsInteractiveStart` is false.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the change after the finger has left, relative to that before. Default: 1.
  var completionSpeed: CGFloat { get }
  /// How the rest of the change runs when the finger has left. Default: slow at both ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger drives from the beginning. Default: true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Gives the objects that present and dismiss a controller in a program's own way. Every method may be left out.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The object that animates the presentation; nil for the animation of the presentation style. Default: `nil`.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that animates the dismissal; nil for the animation of the presentation style. Default: `nil`.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of an interactive presentation; nil for one without interaction. Default: `nil`.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The driver of an interactive dismissal; nil for one without interaction. Default: `nil`.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller, queried if the style is `custom`; nil for one that covers the window. Default: `nil`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}
