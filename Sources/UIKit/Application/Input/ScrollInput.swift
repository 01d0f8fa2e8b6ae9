// SPDX-License-Identifier: MIT

import SprungStage

/// Scrolls and zooms with wheels, trackpads and keys.
enum ScrollInput {
  /// Scrolls the innermost scroll view that contains a screen point and can scroll in the given direction.
  ///
  /// A vertical wheel also scrolls a horizontal list if no scroll view at the point scrolls vertically, because most
  /// mice have only one wheel.
  static func scrollByWheel(by delta: CGPoint, at point: CGPoint) {
    guard delta != .zero else { return }
    MenuPresenter.shown?.hide(isAnimated: true)
    guard let (hit, place) = WindowList.shared.hit(at: point) else { return }
    if scrollView(around: hit, where: { $0.scrollByWheel(by: delta, at: place) }) != nil { return }
    guard delta.x == 0 else { return }
    let upright = scrollView(around: hit) { $0.offsetRange.overflows(.vertical) }
    guard upright == nil else { return }
    _ = scrollView(around: hit) { $0.scrollByWheel(by: CGPoint(x: delta.y, y: 0), at: place) }
  }

  /// Zooms the innermost scroll view that contains a screen point and supports zooming, in response to a trackpad
  /// pinch. Negative deltas (scrolling up) zoom in.
  static func zoom(byWheel points: CGFloat, at point: CGPoint) {
    let factor = DeterministicMath.exp(Double(-points) * UIKitTuning.wheelZoomRate)
    guard let (hit, _) = WindowList.shared.hit(at: point) else { return }
    _ = scrollView(around: hit) { $0.zoomByWheel(by: factor, aboutScreenPoint: point) }
  }

  /// Scrolls the scroll view that contains the first responder or focused view, in the direction of the given key. If
  /// there is no such view, scrolls the first scroll view in the key window that can scroll.
  static func scroll(with key: KeyCode) {
    if let view = focusedView, view.window != nil {
      _ = scrollView(around: view) { $0.scroll(with: key) }
    } else if let window = WindowList.shared.front {
      _ = scrollView(within: window) { $0.scroll(with: key) }
    }
  }

  /// Scrolls the first scroll view in the key window that supports scrolling to the top. Returns whether a view
  /// scrolls.
  static func scrollToTop() -> Bool {
    guard let window = WindowList.shared.front else { return false }
    return scrollView(within: window) { $0.goToTop() } != nil
  }

  private static var focusedView: UIView? {
    if let view = UIResponder.firstResponder as? UIView { return view }
    return FocusController.shared.viewOfHost
  }

  private static func scrollView(around view: UIView, where accepts: (UIScrollView) -> Bool) -> UIScrollView? {
    var candidate: UIView? = view
    while let current = candidate {
      if let scrollView = current as? UIScrollView, accepts(scrollView) { return scrollView }
      candidate = current.superview
    }
    return nil
  }

  private static func scrollView(within view: UIView, where accepts: (UIScrollView) -> Bool) -> UIScrollView? {
    if view.isHidden { return nil }
    if let scrollView = view as? UIScrollView, accepts(scrollView) { return scrollView }
    for subview in view.subviews {
      if let found = scrollView(within: subview, where: accepts) { return found }
    }
    return nil
  }
}
