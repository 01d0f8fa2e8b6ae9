// SPDX-License-Identifier: MIT

/// A notification to a scroll view's delegate. The cause can be a change of the content, or a touch that ends because a
/// view is removed. The notification can therefore become due during a transaction of a subclass.
enum ScrollCall {
  /// The content moved.
  case didScroll
  /// The zoom scale of the content changed.
  case didZoom
  /// The user began to drag the content.
  case willBeginDragging
  /// The content begins to decelerate after the touch has ended.
  case willBeginDecelerating
  /// The content finished decelerating.
  case didEndDecelerating
  /// An animated change of the offset ended.
  case didEndScrollingAnimation
  /// The content reached its top after a scroll-to-top request.
  case didScrollToTop
  /// The adjusted content insets changed.
  case didChangeAdjustedContentInset
}

extension UIScrollView {
  /// The delegate, which must be notified through this property. Debug builds assert that no transaction of a subclass
  /// is open.
  final var notifiedDelegate: (any UIScrollViewDelegate)? {
    assert(mayNotify, "a scroll view notifies its delegate inside a transaction of a subclass; queue the call")
    return delegate
  }

  /// Notifies the delegate.
  final func makeCall(_ call: ScrollCall) {
    switch call {
    case .didScroll: notifiedDelegate?.scrollViewDidScroll(self)
    case .didZoom: notifiedDelegate?.scrollViewDidZoom(self)
    case .willBeginDragging: notifiedDelegate?.scrollViewWillBeginDragging(self)
    case .willBeginDecelerating: notifiedDelegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: notifiedDelegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: notifiedDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .didScrollToTop: notifiedDelegate?.scrollViewDidScrollToTop(self)
    case .didChangeAdjustedContentInset: notifiedDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Notifies the delegate that a drag is ending, and returns the offset at which the content must come to rest. During
  /// a transaction, the delegate cannot change this offset.
  final func notifyWillEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint {
    guard mayNotify else {
      notifyLater { [self] in
        var chosen = target
        notifiedDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &chosen)
      }
      return target
    }
    var chosen = target
    notifiedDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &chosen)
    return chosen
  }

  /// Sends a notification immediately, or at the end of the open transaction.
  final func makeOrQueue(_ call: @escaping () -> Void) {
    if mayNotify { call() } else { notifyLater(call) }
  }
}
