// SPDX-License-Identifier: MIT

/// Moves with a finger: a sheet.
protocol SheetPanClient: AnyObject {
  /// A drag begins; returns whether the sheet can follow it.
  func dragBegan() -> Bool
  /// Moves the sheet by points, downwards if positive. Returns the points by which it moved.
  func dragMoved(by distance: CGFloat) -> CGFloat
  /// The finger left with a velocity in points per second. Returns whether the sheet was not at its highest place.
  func dragEnded(velocity: CGFloat, wasCancelled: Bool) -> Bool
}

/// Drags a sheet: by its own surface, or by a scroll view in it whose content is at the top.
final class SheetPan: EnclosingPan, UIGestureRecognizerDelegate {
  @WeakReference private var client: (any SheetPanClient)?
  /// Whether a pull upwards may raise the sheet.
  var canGrow = false
  /// Whether it does so where content can be scrolled.
  var scrollingExpands = true
  /// How far the finger had moved at the last call, in points.
  private var covered: CGFloat = 0
  /// How far the sheet may be raised by the current drag of a scroll view that does not raise sheets, in points.
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

  // Whether the drag belongs to the sheet.

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet = view, abs(travel.y) > abs(travel.x), travel.y > 0 || canGrow else { return false }
    var view = liveTouches.first?.view
    while let current = view {
      // Content that can move has its own drag, and shares it.
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
