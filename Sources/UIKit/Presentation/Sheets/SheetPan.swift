// SPDX-License-Identifier: MIT

/// Receives the drags of a sheet.
protocol SheetPanClient: AnyObject {
  /// Begins a drag. Returns whether the sheet can follow the drag.
  func dragBegan() -> Bool
  /// Moves the sheet by a distance in points, downward if positive. Returns the actual distance.
  func dragMoved(by distance: CGFloat) -> CGFloat
  /// Ends the drag with a velocity in points per second. Returns whether the sheet was below its highest position.
  func dragEnded(velocity: CGFloat, wasCancelled: Bool) -> Bool
}

/// Recognizes drags of a sheet, either on its own surface or in a scroll view that is scrolled to its top.
final class SheetPan: EnclosingPan, UIGestureRecognizerDelegate {
  @WeakReference private var client: (any SheetPanClient)?
  /// Whether an upward drag can raise the sheet.
  var canGrow = false
  /// Whether an upward drag in a scroll view can raise the sheet.
  var scrollingExpands = true
  /// The translation in the previous call, in points.
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

  // Returns whether the sheet, instead of a scroll view or control in it, should handle the drag.

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet = view, abs(travel.y) > abs(travel.x), travel.y > 0 || canGrow else { return false }
    var view = liveTouches.first?.view
    while let current = view {
      // Scrollable content handles the drag with its own recognizer, which shares the drag with the sheet.
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
