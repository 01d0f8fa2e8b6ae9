// SPDX-License-Identifier: MIT

import UIKit

/// Scrolls a collection view to an offset at which its layout snaps.
///
/// UIKit requests a target offset from the layout when a drag is released. UIKit does not request an offset when a
/// touch stops a deceleration and lifts without a drag. The same applies to scrolling with a wheel or the keyboard, and
/// to taps on the status bar. In these cases, a carousel would come to rest between two items. Call `settle(_:)`
/// wherever scrolling ends:
///
/// ```swift
/// override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
///   if !decelerate { ScrollSnapping.settle(collectionView) }
/// }
/// override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ScrollSnapping.settle(collectionView) }
/// override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { ScrollSnapping.settle(collectionView) }
/// ```
///
/// In `scrollViewDidEndDecelerating(_:)`, a touch that stops a deceleration is still active, so `settle(_:)` returns
/// false. Call `settle` again when `isTracking` is false.
@preconcurrency @MainActor
public enum ScrollSnapping {
  /// Scrolls to the target offset that the layout returns for the current offset, clamped to the scrollable range.
  /// Returns false while a touch or a deceleration moves the content, otherwise true. The content does not move if it
  /// is already within half a point of the target.
  @discardableResult
  public static func settle(_ view: UICollectionView, animated: Bool = true) -> Bool {
    guard !view.isTracking, !view.isDragging, !view.isDecelerating else { return false }
    let offset = view.contentOffset
    let wanted = view.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: .zero)
    let inset = view.adjustedContentInset
    let target = CGPoint(
      x: clamp(wanted.x, -inset.left, view.contentSize.width + inset.right - view.bounds.width),
      y: clamp(wanted.y, -inset.top, view.contentSize.height + inset.bottom - view.bounds.height))
    if abs(target.x - offset.x) > 0.5 || abs(target.y - offset.y) > 0.5 {
      view.setContentOffset(target, animated: animated)
    }
    return true
  }

  private static func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    max(least, min(most, value))
  }
}
