// SPDX-License-Identifier: MIT

/// What an animator knows of the change that it animates, and whom it tells how it goes.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// Whether the change is to be animated. Always true: others need no animator.
  var isAnimated: Bool { get }
  /// Whether something else than time drives the change at present.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` for changes inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the view that comes. Always none.
  var targetTransform: CGAffineTransform { get }
  /// Says how far the change has come, 0...1; for those who drive it themselves.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger has left and the change will take place.
  func finishInteractiveTransition()
  /// Says that the finger has left and the change is taken back.
  func cancelInteractiveTransition()
  /// Says that a change that ran by itself has been taken hold of.
  func pauseInteractiveTransition()
  /// Ends the change: true, it took place; false, it was taken back. To be called once; again is a fault.
  func completeTransition(_ didComplete: Bool)
  /// The controller that leaves or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or comes; nil for one that stays where it is, such as what is below a sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is before, in the container; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is after, in the container; zero for one that leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The views on both sides of a change from one controller to another.
nonisolated public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// True when the names are the same.
  public static func == (left: UITransitionContextViewKey, right: UITransitionContextViewKey) -> Bool {
    left.rawValue.isLiterallyEqual(to: right.rawValue)
  }
  /// The view that shows before.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that shows after.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
