// SPDX-License-Identifier: MIT

/// The pages beside the displayed one. Without a data source only `setViewControllers(_:direction:animated:completion:)` changes pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots in the page control. There is a page control if pages scroll horizontally and both this and
  /// `presentationIndex(for:)` are implemented. Default: `0`.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the selected dot after `setViewControllers(_:direction:animated:completion:)`. Default: `0`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
