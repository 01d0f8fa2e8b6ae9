// SPDX-License-Identifier: MIT

/// The source of the adjacent pages. Without a data source, only `setViewControllers(_:direction:animated:completion:)`
/// changes pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page, or nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page, or nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of pages in the page control. The page control is visible if pages scroll horizontally and both this
  /// method and `presentationIndex(for:)` are implemented. Default: `0`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The current page of the page control after `setViewControllers(_:direction:animated:completion:)`. Default: `0`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
