// SPDX-License-Identifier: MIT

/// The methods that are called when a navigation controller displays another controller. All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is displayed, and before its appearance callbacks. Default: nothing.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Called after a controller has been displayed, and after its appearance callbacks. Default: nothing.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Returns the animator for an animated stack change, or nil for the default slide. A swipe from the edge always uses
  /// the default slide. Default: `nil`.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the driver of an interactive change, or nil if the change is not interactive. Default: `nil`.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the interface orientations that the interface supports. Default: `.allButUpsideDown`.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Returns the preferred interface orientation for presentation. Default:
  /// `navigationController.interfaceOrientation`.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}
