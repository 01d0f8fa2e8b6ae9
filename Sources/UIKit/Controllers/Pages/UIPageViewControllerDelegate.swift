// SPDX-License-Identifier: MIT

/// The methods that are called when the user turns pages. Changes made by
/// `setViewControllers(_:direction:animated:completion:)` are not reported.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to turn the page. Default: nothing.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the page change has ended. `completed` is false if the previous pages are displayed again. Default:
  /// nothing.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the position of the spine for the given orientation. Default: `pageViewController.spineLocation`.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Returns the interface orientations that the pages support. Default: `.allButUpsideDown`.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the preferred interface orientation for presentation. Default: `pageViewController.interfaceOrientation`.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}
