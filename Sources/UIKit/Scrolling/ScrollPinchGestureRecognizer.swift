// SPDX-License-Identifier: MIT

/// The pinch gesture of a scroll view, which is recognized simultaneously with the scroll view's pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  @WeakReference var scrollView: UIScrollView?

  override var kindName: String { "scroll pinch" }

  /// Always true, because the scroll view's pan continues with the remaining touch.
  override var endsWithOneFinger: Bool { true }

  override func allowsBeginning() -> Bool {
    guard let scrollView, scrollView.zoomedView != nil else { return false }
    return sequence.allSatisfy { scrollView.mayTakeBack($0) }
  }

  override func willReport(_ state: State) { scrollView?.pinchDidChange(to: state) }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }
}
