// SPDX-License-Identifier: MIT

/// The state of a change between controllers for its animator, which reports the progress to it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// Whether the change is to be animated. Always true: others need no animator.
  var isAnimated: Bool { get }
  /// Whether something other than time currently drives the change.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` for changes inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the incoming view. Always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of the change, 0...1; for custom drivers.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the finger has left and the change will be completed.
  func finishInteractiveTransition()
  /// Reports that the finger has left and the change is cancelled.
  func cancelInteractiveTransition()
  /// Reports that a running change has been paused.
  func pauseInteractiveTransition()
  /// Ends the change: true, it took place; false, it was taken back. To be called once; again is a fault.
  func completeTransition(_ didComplete: Bool)
  /// The controller that appears or disappears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that appears or disappears; nil for one that stays where it is, such as the view below a sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The initial frame of a controller's view in the container; zero for an incoming one.
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
