// SPDX-License-Identifier: MIT

/// Is told how a scroll view moves, and may decide where it comes to rest. Every method may be left out.
///
/// A flick: `willBeginDragging`, `didScroll` for every change, `willEndDragging`, `didEndDragging(willDecelerate: true)`,
/// `willBeginDecelerating`, `didScroll` for every frame, `didEndDecelerating`.
///
/// A pinch: `willBeginZooming`, `didScroll` and `didZoom` for every change, `didEndZooming` when the scale is back within its
/// limits. If the fingers also move, it lies within a drag.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, in whatever way; called at once, once for every change.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag; the offset has not changed yet.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is being lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The one that is dragged.
  ///   - velocity: Points per millisecond.
  ///   - targetContentOffset: Where the content will come to rest; may be rewritten, except while paging. A target that is
  ///     not finite is refused with a fault, one outside the legal range is moved to its edge.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger was lifted; `decelerate` says whether the content moves on, be it only to come back from an overscroll.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest by itself or was caught.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset by the program has ended; not called when it was interrupted.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view in the content that zooms; nil for none. Default: nil.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch, or a change of scale that the program wants animated, begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed, in whatever way; called once for every change, after `scrollViewDidScroll`.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A pinch has ended and the scale is within its limits, or an animated change of scale is over.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether the content goes to its top, when the person asks for it. Default: true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content has reached its top, after the person asked for it.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets that count have changed.
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
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  #if hasFeature(Embedded)
    /// Nil.
    public var _collectionDelegate: (any UICollectionViewDelegate)? { nil }
    /// Nil.
    public var _tableDelegate: (any UITableViewDelegate)? { nil }
    /// Nil.
    public var _textViewDelegate: (any UITextViewDelegate)? { nil }
  #endif
}
