// SPDX-License-Identifier: MIT

/// The source of adjacent pages. Without a data source, only `setViewControllers(_:direction:animated:completion:)`
/// changes pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before the given page, or nil if that page is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after the given page, or nil if that page is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages for the page control. The page control is visible if pages scroll horizontally and
  /// both this method and `presentationIndex(for:)` are implemented. Default: `0`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the page control's current page after `setViewControllers(_:direction:animated:completion:)`. Default:
  /// `0`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
