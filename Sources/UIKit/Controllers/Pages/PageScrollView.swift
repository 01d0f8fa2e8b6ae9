// SPDX-License-Identifier: MIT

/// The scroll view of a page view controller. The page view controller does not use the scroll view's `delegate`, so
/// that applications can set it.
final class PageScrollView: UIScrollView {
  @WeakReference var pages: UIPageViewController?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { pages?.loadNeighbors() }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func report(_ call: ScrollCall) {
    super.report(call)
    switch call {
    case .didScroll: pages?.pagesMoved()
    case .didEndDecelerating, .didEndScrollingAnimation: pages?.pagesStopped()
    default: break
    }
  }

  override func dragEnded(willDecelerate: Bool) {
    if !willDecelerate { pages?.pagesStopped() }
  }
}

/// The view of a page view controller.
final class PageContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (owningController as? UIPageViewController)?.layOutPages()
  }
}
