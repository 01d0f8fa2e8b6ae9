// SPDX-License-Identifier: MIT

/// The methods for custom animations of view controller transitions.
///
/// An animator adds the incoming view to the container, animates it, and finally calls the context's
/// `completeTransition(_:)`.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds. Negative and non-finite values are treated as 0.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Starts the animation. Not called if `interruptibleAnimator(using:)` is implemented.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator that can be paused, moved and reversed, always the same for one transition. UIKit starts it.
  /// Default: `UIViewPropertyAnimator(duration: 0, curve: .linear)`, a placeholder that is never used.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition ends. The argument is false if it was cancelled. Default: nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

/// The methods for driving a view controller transition interactively, usually with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the transition begins. It starts interactively unless `wantsInteractiveStart` is false.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation after the interaction ends, relative to the original speed. Default: 1.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the remaining animation after the interaction ends. Default: `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively. Default: true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
}

/// The methods that provide custom transitions for presenting and dismissing a controller. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of the presentation, or nil for the animation of the presentation style. Default: `nil`.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal, or nil for the animation of the presentation style. Default: `nil`.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of an interactive presentation, or nil if it is not interactive. Default: `nil`.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The driver of an interactive dismissal, or nil if it is not interactive. Default: `nil`.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for the style `custom`, or nil for one that covers the window. Default: `nil`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}
