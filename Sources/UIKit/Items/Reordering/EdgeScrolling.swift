// SPDX-License-Identifier: MIT

/// Scrolls the content while an item is held near an edge.
final class EdgeScrolling: EnginePart {
  /// The display link while the content scrolls, and the scroll speed in points per second.
  @exclusivity(unchecked) var edgeLink: CADisplayLink?
  @exclusivity(unchecked) var edgeSpeed = CGPoint.zero

  /// Called while an item is held at a point in the content. Starts scrolling if the point is near an edge, and
  /// otherwise stops scrolling.
  func scrollAtEdges(_ position: CGPoint) {
    edgeSpeed = edgeSpeed(at: position)
    guard edgeSpeed != .zero else {
      stopScrollingAtEdges()
      return
    }
    guard edgeLink == nil else { return }
    let link = CADisplayLink { [view = WeakReference(client)] link in
      view.wrappedValue?.engine.enter { $0.edges.scrollStep(link.targetTimestamp - link.timestamp) }
    }
    link.add(to: .main, forMode: .common)
    edgeLink = link
  }

  func stopScrollingAtEdges() {
    edgeLink?.invalidate()
    edgeLink = nil
  }

  private func edgeSpeed(at position: CGPoint) -> CGPoint {
    let inset = scrollView.adjustedContentInset
    let range = scrollView.offsetRange
    var speed = CGPoint(
      x: EdgeScroller.speed(
        at: position.x, from: scrollView.bounds.minX + inset.left, to: scrollView.bounds.maxX - inset.right),
      y: EdgeScroller.speed(
        at: position.y, from: scrollView.bounds.minY + inset.top, to: scrollView.bounds.maxY - inset.bottom))
    if speed.x < 0 ? scrollView.contentOffset.x <= range.x.lowerBound : scrollView.contentOffset.x >= range.x.upperBound
    {
      speed.x = 0
    }
    if speed.y < 0 ? scrollView.contentOffset.y <= range.y.lowerBound : scrollView.contentOffset.y >= range.y.upperBound
    {
      speed.y = 0
    }
    return speed
  }

  /// Scrolls the content under the held item, which keeps its position on screen.
  private func scrollStep(_ seconds: Double) {
    guard
      engine.reordering.movement?.isHeld == true || engine.fingers.multipleSelection != nil
        || engine.dragging.dropPosition != nil || client.isHoldingContent
    else {
      stopScrollingAtEdges()
      return
    }
    let range = scrollView.offsetRange
    let offset = CGPoint(
      x: min(max(scrollView.contentOffset.x + edgeSpeed.x * seconds, range.x.lowerBound), range.x.upperBound),
      y: min(max(scrollView.contentOffset.y + edgeSpeed.y * seconds, range.y.lowerBound), range.y.upperBound))
    let old = scrollView.contentOffset
    scrollView.contentOffset = offset
    // The offset is rounded to pixels, so the dragged item follows the actual offset.
    let distance = CGPoint(x: scrollView.contentOffset.x - old.x, y: scrollView.contentOffset.y - old.y)
    if let dropPosition = engine.dragging.dropPosition {
      engine.dragging.dropScrolled(to: CGPoint(x: dropPosition.x + distance.x, y: dropPosition.y + distance.y))
    } else if let movement = engine.reordering.movement, movement.isHeld {
      engine.reordering.moveMovement(
        to: CGPoint(x: movement.position.x + distance.x, y: movement.position.y + distance.y))
    } else if client.isHoldingContent {
      client.contentScrolledBelowFinger(by: distance)
    } else if let multipleSelection = engine.fingers.multipleSelection {
      let held = multipleSelection.position
      engine.fingers.moveMultipleSelection(to: CGPoint(x: held.x + distance.x, y: held.y + distance.y))
    }
  }
}
