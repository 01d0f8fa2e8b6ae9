// SPDX-License-Identifier: MIT

/// A notification of a scroll view's delegate. It may follow from a change of the content, or from a touch that ends because a
/// view is removed, and so come in the middle of a transaction of a subclass.
enum ScrollCall {
  /// The content moved.
  case didScroll
  /// The content was scaled.
  case didZoom
  /// A finger began to move the content.
  case willBeginDragging
  /// The content began to move on after a finger was lifted.
  case willBeginDecelerating
  /// The content stopped.
  case didEndDecelerating
  /// An animated change of the offset ended.
  case didEndScrollingAnimation
  /// The content has reached its beginning after a tap on the status bar.
  case didScrollToTop
  /// The insets that count changed.
  case didChangeAdjustedContentInset
}

extension UIScrollView {
  /// The delegate, where it is notified. Debug builds check that a subclass has no open transaction.
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

  /// Notifies the delegate of the end of a drag; returns where it wants the content to come to rest. In a transaction it cannot
  /// choose.
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

  /// Makes a notification now, or at the end of the transaction that is open.
  final func makeOrQueue(_ call: @escaping () -> Void) {
    if mayNotify { call() } else { notifyLater(call) }
  }
}
