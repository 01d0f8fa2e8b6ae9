// SPDX-License-Identifier: MIT

/// Receives scrolling and zooming events, and can determine where the content comes to rest. Every method is optional.
///
/// A flick results in these calls: `willBeginDragging`, `didScroll` for every change, `willEndDragging`,
/// `didEndDragging(willDecelerate: true)`, `willBeginDecelerating`, `didScroll` for every frame, `didEndDecelerating`.
///
/// A pinch results in these calls: `willBeginZooming`, `didScroll` and `didZoom` for every change, `didEndZooming` when
/// the scale is back within its limits. If the midpoint of the touches also moves, these calls occur between the calls
/// of a drag.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content offset has changed for any reason, immediately and once per change. Default: nothing.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the user is about to drag the content. The offset has not changed yet. Default: nothing.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user is about to end the drag. Default: nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that the user drags.
  ///   - velocity: The velocity in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest; the delegate can change this offset,
  ///     unless paging is enabled. A target that is not finite is rejected with a fault. A target outside the valid
  ///     range is clamped to it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the user has ended the drag. `decelerate` indicates whether the content continues to move, even if it
  /// only returns from an overscroll. Default: nothing.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate. Default: nothing.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after the content finishes decelerating or is stopped by a touch. Default: nothing.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when a programmatic animation of the offset has ended, unless it was interrupted. Default: nothing.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view in the content to zoom, or nil if there is none. Default: `nil`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a pinch or an animated programmatic scale change begins. Default: nothing.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the scale has changed, once per change and after `scrollViewDidScroll`. Default: nothing.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a pinch has ended and the scale is within its limits, or an animation has ended. Default: nothing.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether the content scrolls to its top on the user's request. Default: `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content has reached its top on the user's request. Default: nothing.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the adjusted content insets have changed. Default: nothing.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  #if hasFeature(Embedded)
    /// This object if it is a collection view delegate, and otherwise nil. Embedded Swift cannot cast to a protocol
    /// type. Do not implement this property.
    var _collectionDelegate: (any UICollectionViewDelegate)? { get }
    /// This object if it is a table view delegate, and otherwise nil. Embedded Swift cannot cast to a protocol type. Do
    /// not implement this property.
    var _tableDelegate: (any UITableViewDelegate)? { get }
    /// This object if it is a text view delegate, and otherwise nil. Embedded Swift cannot cast to a protocol type. Do
    /// not implement this property.
    var _textViewDelegate: (any UITextViewDelegate)? { get }
  #endif
}

extension UIScrollViewDelegate {
  #if hasFeature(Embedded)
    /// Nil.
    public var _collectionDelegate: (any UICollectionViewDelegate)? { nil }
    /// Nil.
    public var _tableDelegate: (any UITableViewDelegate)? { nil }
    /// Nil.
    public var _textViewDelegate: (any UITextViewDelegate)? { nil }
  #endif
}
