// SPDX-License-Identifier: MIT

/// A pan recognizer on a view around scroll views, such as a sheet, that takes a share of their drags.
///
/// While the content of a scroll view is at its top, a drag first moves the enclosing view: down as far as it can go,
/// and up until it reaches its highest position. Only then does the content scroll.
class EnclosingPan: UIPanGestureRecognizer {
  /// A drag begins in a scroll view whose content is at the top. Returns whether this recognizer takes a share of it.
  /// Default: false.
  func scrollDragBegan() -> Bool { false }

  /// The touch moved by a distance in points, positive when downward. Returns the distance by which the enclosing view
  /// moved. Default: 0.
  func scrollDragMoved(by distance: CGFloat) -> CGFloat { 0 }

  /// The touch ended with a velocity in points per second, or the drag was cancelled. Returns whether the enclosing
  /// view takes over the velocity. Default: false.
  func scrollDragEnded(velocity: CGFloat, wasCancelled: Bool) -> Bool { false }
}

extension UIScrollView {
  /// The nearest enclosing pan that takes a share of a vertical drag, when the drag begins.
  final func beginEnclosingPan() -> EnclosingPan? {
    guard sharesDrags, refreshControl == nil, takesPart(.vertical), contentOffset.y <= offsetRange.y.lowerBound else {
      return nil
    }
    // The scroll view itself may be the sheet, as with a table view controller.
    var view: UIView? = self
    while let current = view {
      for case let pan as EnclosingPan in current.gestureRecognizers ?? [] where pan.scrollDragBegan() { return pan }
      view = current.superview
    }
    return nil
  }

  /// The translation of the touch without the part that moved the enclosing view. `drag.enclosingDistance` accumulates
  /// that part.
  final func shareWithEnclosingPan(_ translation: CGPoint) -> CGPoint {
    guard let pan = drag.enclosing else { return translation }
    let distance = translation.y - drag.enclosingDistance - drag.translation.y
    let aboveTop = max(0, contentOffset.y - offsetRange.y.lowerBound)
    // Upward drags move the enclosing view first, downward drags move it last.
    let share = distance > 0 ? max(0, distance - aboveTop) : aboveTop > 0 ? 0 : distance
    if share != 0 { drag.enclosingDistance += pan.scrollDragMoved(by: share) }
    return CGPoint(x: translation.x, y: translation.y - drag.enclosingDistance)
  }
}
