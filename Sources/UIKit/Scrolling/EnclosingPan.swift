// SPDX-License-Identifier: MIT

/// A pan recognizer of a view that encloses scroll views, such as a sheet. The recognizer uses a part of each drag in
/// these scroll views to move its own view.
///
/// If a drag begins while the content of a scroll view is at its top, the drag first moves the enclosing view: down as
/// far as possible, or up to its highest position. Only then does the content scroll.
class EnclosingPan: UIPanGestureRecognizer {
  /// Called when a drag begins in a scroll view whose content is at the top. Returns whether this recognizer uses a
  /// part of the drag. Default: false.
  func scrollDragBegan() -> Bool { false }

  /// Called when the touch has moved by a distance in points. The distance is positive for downward movement. Returns
  /// the distance by which the enclosing view moved. Default: 0.
  func scrollDragMoved(by distance: CGFloat) -> CGFloat { 0 }

  /// Called when the touch ends with a velocity in points per second, or the drag is cancelled. Returns whether the
  /// enclosing view, rather than the scroll view, continues with this velocity. Default: false.
  func scrollDragEnded(velocity: CGFloat, wasCancelled: Bool) -> Bool { false }
}

extension UIScrollView {
  /// Returns the nearest enclosing pan that uses a part of a vertical drag. Called when the drag begins.
  final func beginEnclosingPan() -> EnclosingPan? {
    guard sharesDrags, refreshControl == nil, takesPart(.vertical), contentOffset.y <= offsetRange.y.lowerBound else {
      return nil
    }
    // The scroll view itself may be the sheet, for example in a table view controller.
    var view: UIView? = self
    while let current = view {
      for case let pan as EnclosingPan in current.gestureRecognizers ?? [] where pan.scrollDragBegan() { return pan }
      view = current.superview
    }
    return nil
  }

  /// Returns the translation of the touch without the part that moved the enclosing view. That part is added to
  /// `drag.enclosingDistance`.
  final func shareWithEnclosingPan(_ translation: CGPoint) -> CGPoint {
    guard let pan = drag.enclosing else { return translation }
    let distance = translation.y - drag.enclosingDistance - drag.translation.y
    let aboveTop = max(0, contentOffset.y - offsetRange.y.lowerBound)
    // In upward drags, the enclosing view moves before the content scrolls; in downward drags, it moves after.
    let share = distance > 0 ? max(0, distance - aboveTop) : aboveTop > 0 ? 0 : distance
    if share != 0 { drag.enclosingDistance += pan.scrollDragMoved(by: share) }
    return CGPoint(x: translation.x, y: translation.y - drag.enclosingDistance)
  }
}
