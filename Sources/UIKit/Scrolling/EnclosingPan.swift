// SPDX-License-Identifier: MIT

/// The pan of a view around scroll views, such as a sheet, that takes its share of their drags.
///
/// While the content of a scroll view is at its top, a drag moves the surroundings first: downwards as far as they go, upwards until
/// they are at their highest place. Only then does the content scroll.
class EnclosingPan: UIPanGestureRecognizer {
  /// A drag of a scroll view begins whose content is at the top. Returns whether this pan takes its share. Default: false.
  func scrollDragBegan() -> Bool { false }

  /// The finger moved by points, downwards if positive. Returns the points by which the surroundings moved. Default: 0.
  func scrollDragMoved(by distance: CGFloat) -> CGFloat { 0 }

  /// The finger left with a velocity in points per second, or the drag was cancelled. Returns whether the surroundings take the velocity.
  /// Default: false.
  func scrollDragEnded(velocity: CGFloat, wasCancelled: Bool) -> Bool { false }
}

extension UIScrollView {
  /// The nearest pan around this scroll view that takes its share of a vertical drag which begins now.
  final func beginEnclosingPan() -> EnclosingPan? {
    guard sharesDrags, refreshControl == nil, takesPart(.vertical), contentOffset.y <= offsetRange.y.lowerBound else { return nil }
    // The scroll view itself may be the sheet, as with a table view controller.
    var view: UIView? = self
    while let current = view {
      for case let pan as EnclosingPan in current.gestureRecognizers ?? [] where pan.scrollDragBegan() { return pan }
      view = current.superview
    }
    return nil
  }

  /// The way of the finger without the part that moved the surroundings, which is added up in `drag.enclosingDistance`.
  final func shareWithEnclosingPan(_ translation: CGPoint) -> CGPoint {
    guard let pan = drag.enclosing else { return translation }
    let distance = translation.y - drag.enclosingDistance - drag.translation.y
    let aboveTop = max(0, contentOffset.y - offsetRange.y.lowerBound)
    // Upwards the surroundings move first, downwards last.
    let share = distance > 0 ? max(0, distance - aboveTop) : aboveTop > 0 ? 0 : distance
    if share != 0 { drag.enclosingDistance += pan.scrollDragMoved(by: share) }
    return CGPoint(x: translation.x, y: translation.y - drag.enclosingDistance)
  }
}
