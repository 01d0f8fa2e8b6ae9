// SPDX-License-Identifier: MIT

/// Moves a sheet when the user drags it.
protocol SheetPanClient: AnyObject {
  /// Begins a drag. Returns whether the sheet can follow the drag.
  func dragBegan() -> Bool
  /// Moves the sheet by a distance in points, downward if positive. Returns the distance by which the sheet has
  /// actually moved.
  func dragMoved(by distance: CGFloat) -> CGFloat
  /// Ends the drag with a velocity in points per second. Returns whether the sheet was below its highest position.
  func dragEnded(velocity: CGFloat, wasCancelled: Bool) -> Bool
}

/// Recognizes drags that move a sheet. A drag can start in a scroll view that is scrolled to its top, or elsewhere on
/// the sheet.
final class SheetPan: EnclosingPan, UIGestureRecognizerDelegate {
  @WeakReference private var client: (any SheetPanClient)?
  /// Whether an upward drag can raise the sheet.
  var canGrow = false
  /// Whether an upward drag in a scroll view can raise the sheet.
  var scrollingExpands = true
  /// The part of the drag's translation by which the sheet has already been asked to move, in points.
  private var covered: CGFloat = 0
  /// The distance in points by which the current drag in a scroll view has lowered the sheet. If `scrollingExpands` is
  /// false, the drag can raise the sheet by at most this distance.
  private var dragDistance: CGFloat = 0

  init(client: any SheetPanClient) {
    super.init(target: nil, action: nil)
    _client = WeakReference(client)
    delegate = self
    addHandler { [me = WeakReference(self)] _ in me.wrappedValue?.followFinger() }
  }

  private func followFinger() {
    let distance = translation(in: nil).y
    switch state {
    case .began:
      covered = 0
      guard client?.dragBegan() == true else { return }
      fallthrough
    case .changed:
      _ = client?.dragMoved(by: distance - covered)
      covered = distance
    case .ended: _ = client?.dragEnded(velocity: velocity(in: nil).y, wasCancelled: false)
    case .cancelled: _ = client?.dragEnded(velocity: 0, wasCancelled: true)
    default: break
    }
  }

  override func scrollDragBegan() -> Bool {
    dragDistance = 0
    return isEnabled && client?.dragBegan() == true
  }

  override func scrollDragMoved(by distance: CGFloat) -> CGFloat {
    let allowed = scrollingExpands ? distance : max(distance, -dragDistance)
    guard allowed != 0, let moved = client?.dragMoved(by: allowed) else { return 0 }
    dragDistance += moved
    return moved
  }

  override func scrollDragEnded(velocity: CGFloat, wasCancelled: Bool) -> Bool {
    client?.dragEnded(velocity: velocity, wasCancelled: wasCancelled) ?? false
  }

  // Returns whether the sheet should handle the drag, rather than a scroll view or control in the sheet.

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet = view, abs(travel.y) > abs(travel.x), travel.y > 0 || canGrow else { return false }
    var view = liveTouches.first?.view
    while let current = view {
      // A scroll view handles the drag with its own recognizer, which also moves the sheet.
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.takesPart(.vertical) {
        return false
      }
      if let control = current as? UIControl, control.isTracking, control.followsDrags { return false }
      view = current === sheet ? nil : current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is ScrollPanGestureRecognizer }
}
