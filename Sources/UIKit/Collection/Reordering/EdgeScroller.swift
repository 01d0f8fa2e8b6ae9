// SPDX-License-Identifier: MIT

/// How fast content scrolls because something is held near an edge of the viewport. Sprung's choice: from nothing at the inner
/// side of a strip along each edge to full speed at the edge itself and beyond.
nonisolated enum EdgeScroller {
  /// The speed along one axis, in points per second, for something held at a place of a viewport.
  static func speed(at place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let strip = min(UIKitTuning.edgeScrollStrip, (end - start) / 3)
    guard strip > 0 else { return 0 }
    if place < start + strip { return -UIKitTuning.edgeScrollSpeed * min(1, (start + strip - place) / strip) }
    if place > end - strip { return UIKitTuning.edgeScrollSpeed * min(1, (place - end + strip) / strip) }
    return 0
  }
}

extension UICollectionView {
  /// Something is held at a point in content coordinates: near an edge the content begins to scroll, elsewhere it stops.
  final func scrollAtEdges(_ position: CGPoint) {
    edgeSpeed = edgeSpeed(at: position)
    guard edgeSpeed != .zero else {
      stopScrollingAtEdges()
      return
    }
    guard edgeLink == nil else { return }
    let link = CADisplayLink { [me = WeakReference(self)] link in
      me.wrappedValue?.scrollStep(link.targetTimestamp - link.timestamp)
    }
    link.add(to: .main, forMode: .common)
    edgeLink = link
  }

  final func stopScrollingAtEdges() {
    edgeLink?.invalidate()
    edgeLink = nil
  }

  private func edgeSpeed(at position: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let range = offsetRange
    var speed = CGPoint(
      x: EdgeScroller.speed(at: position.x, from: bounds.minX + inset.left, to: bounds.maxX - inset.right),
      y: EdgeScroller.speed(at: position.y, from: bounds.minY + inset.top, to: bounds.maxY - inset.bottom))
    if speed.x < 0 ? contentOffset.x <= range.x.lowerBound : contentOffset.x >= range.x.upperBound { speed.x = 0 }
    if speed.y < 0 ? contentOffset.y <= range.y.lowerBound : contentOffset.y >= range.y.upperBound { speed.y = 0 }
    return speed
  }

  /// The content moves on below what is held, which stays where it is on the screen.
  private func scrollStep(_ seconds: Double) {
    guard movement?.isHeld == true || multipleSelection != nil || dropPosition != nil else {
      stopScrollingAtEdges()
      return
    }
    let range = offsetRange
    let offset = CGPoint(
      x: min(max(contentOffset.x + edgeSpeed.x * seconds, range.x.lowerBound), range.x.upperBound),
      y: min(max(contentOffset.y + edgeSpeed.y * seconds, range.y.lowerBound), range.y.upperBound))
    let old = contentOffset
    contentOffset = offset
    // The offset lies on pixels; what is held goes with what it really became.
    let way = CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y)
    if let dropPosition {
      dropScrolled(to: CGPoint(x: dropPosition.x + way.x, y: dropPosition.y + way.y))
    } else if let movement, movement.isHeld {
      moveMovement(to: CGPoint(x: movement.position.x + way.x, y: movement.position.y + way.y))
    } else if let multipleSelection {
      let held = multipleSelection.position
      moveMultipleSelection(to: CGPoint(x: held.x + way.x, y: held.y + way.y))
    }
  }
}
