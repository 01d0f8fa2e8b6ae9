// SPDX-License-Identifier: MIT

/// The methods of an animator, which provides a custom animation for view controller transitions.
///
/// An animator adds the incoming view to the container, animates it, and finally calls the context's
/// `completeTransition(_:)`.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds. Negative and non-finite values are treated as 0.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Starts the animation. This method is not called if `interruptibleAnimator(using:)` is implemented.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator that can be paused, moved and reversed. The method must return the same animator during the
  /// whole transition. UIKit starts the animator. Default: `UIViewPropertyAnimator(duration: 0, curve: .linear)`, a
  /// placeholder that is never used.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended. The argument is false if the transition was cancelled. Default: nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

/// The methods of an object that drives a view controller transition interactively, usually from a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the transition begins. The transition starts interactively unless `wantsInteractiveStart` is false.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation after the interaction has ended, relative to the original speed. Default: 1.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the remaining animation after the interaction has ended. Default: `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively. Default: true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default, `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default, true.
  public var wantsInteractiveStart: Bool { true }
}

/// The methods that provide custom transitions for presenting and dismissing a controller. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of the presentation, or nil for the animation of the presentation style. Default: `nil`.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of the dismissal, or nil for the animation of the presentation style. Default: `nil`.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the driver of an interactive presentation, or nil if the presentation is not interactive. Default: `nil`.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the driver of an interactive dismissal, or nil if the dismissal is not interactive. Default: `nil`.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the style `custom`, or nil for a presentation controller that covers the
  /// window. Default: `nil`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}
