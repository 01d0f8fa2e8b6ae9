// SPDX-License-Identifier: MIT

/// A notification of a scroll view's delegate that may follow from a change of the content, and so come in the middle of one.
enum ScrollCall {
  /// The content moved.
  case didScroll
  /// The content stopped.
  case didEndDecelerating
}

extension UIScrollView {
  /// Notifies the delegate.
  final func makeCall(_ call: ScrollCall) {
    switch call {
    case .didScroll: delegate?.scrollViewDidScroll(self)
    case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}
