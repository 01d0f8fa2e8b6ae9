// SPDX-License-Identifier: MIT

/// The state of a running change from one controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the change now.
  var isInteractive: Bool { get }
  /// Whether a finger drove the change at its beginning.
  var initiallyInteractive: Bool { get }
  /// Whether the change was taken back.
  var isCancelled: Bool { get }
  /// Seconds that the whole change takes; 0 when it is not animated.
  var transitionDuration: TimeInterval { get }
  /// The progress of an interactive change, 0...1; 0 if it is not interactive.
  var percentComplete: CGFloat { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// How the controller is presented; `none` for changes inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the change can be paused and reversed.
  var isInterruptible: Bool { get }
  /// The speed of the rest after a finger has left, relative to that before: 1.
  var completionVelocity: CGFloat { get }
  /// How the rest runs when a finger has left.
  var completionCurve: UIView.AnimationCurve { get }
  /// The rotation of the incoming view. Always the identity.
  var targetTransform: CGAffineTransform { get }
  /// The view that appears or disappears; nil if there is none on that side, or it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The controller that appears or disappears, nil if there is none on that side.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs animations together with a change from one controller to another, or of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs a block together with the change, and another when the change is over or was taken back.
  ///
  /// The block's changes are animated with the same time and curve; with a change that a finger drives they run when the
  /// finger is lifted and not if the change is taken back. Asked for after the beginning, they happen at once.
  /// Returns true: every coordinator here can animate.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for changes in another view than the container. All views are animated
  /// with the same time here, so it makes no difference.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block whenever a finger that drives the change is lifted, or takes hold of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block together with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs a block together with the change.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// The sides of a change from one controller to another.
nonisolated public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// True when the names are the same.
  public static func == (left: UITransitionContextViewControllerKey, right: UITransitionContextViewControllerKey)
    -> Bool
  {
    left.rawValue.isLiterallyEqual(to: right.rawValue)
  }
  /// The controller that shows before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that shows after.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
