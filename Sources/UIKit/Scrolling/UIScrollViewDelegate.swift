// SPDX-License-Identifier: MIT

/// Is notified of scrolling and zooming, and may decide where the content comes to rest. Every method is optional.
///
/// A flick: `willBeginDragging`, `didScroll` for every change, `willEndDragging`,
/// `didEndDragging(willDecelerate: true)`, `willBeginDecelerating`, `didScroll` for every frame, `didEndDecelerating`.
///
/// A pinch: `willBeginZooming`, `didScroll` and `didZoom` for every change, `didEndZooming` when the scale is back
/// within its limits. If the fingers also move, these calls are nested in those of a drag.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, in whatever way; called at once, once for every change. Default: nothing.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag; the offset has not changed yet. Default: nothing.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is being lifted. Default: nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The one that is dragged.
  ///   - velocity: Points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest; may be rewritten, except while paging.
  ///     A target that is not finite is rejected with a fault, one outside the legal range is moved to its edge.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger was lifted; `decelerate` says whether the content moves on, be it only to come back from an overscroll.
  /// Default: nothing.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to decelerate. Default: nothing.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after a deceleration, or a finger stopped it. Default: nothing.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset by the program has ended; not called when it was interrupted. Default: nothing.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view in the content that zooms; nil for none. Default: `nil`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch, or a change of scale that the program wants animated, begins. Default: nothing.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed, in whatever way; called once for every change, after `scrollViewDidScroll`. Default: nothing.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A pinch has ended and the scale is within its limits, or an animated change of scale is over. Default: nothing.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether the content scrolls to its top when the person requests it. Default: `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has reached its top, after the person asked for it. Default: nothing.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets that count have changed. Default: nothing.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  #if hasFeature(Embedded)
    /// How a collection view learns that this is its kind of delegate, without a cast; do not implement it.
    var _collectionDelegate: (any UICollectionViewDelegate)? { get }
    /// How a table learns that this is its kind of delegate, without a cast; do not implement it.
    var _tableDelegate: (any UITableViewDelegate)? { get }
    /// How a text view learns that this is its kind of delegate, without a cast; do not implement it.
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
