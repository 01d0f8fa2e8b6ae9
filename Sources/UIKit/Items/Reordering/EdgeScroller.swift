// SPDX-License-Identifier: MIT

/// How fast content scrolls because something is held near an edge of the viewport. Sprung's choice: from nothing at the inner
/// side of a strip along each edge to full speed at the edge itself and beyond.
nonisolated enum EdgeScroller {
  /// The speed along one axis in points per second, for an item held at a position of a viewport.
  static func speed(at place: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let strip = min(UIKitTuning.edgeScrollStrip, (end - start) / 3)
    guard strip > 0 else { return 0 }
    if place < start + strip { return -UIKitTuning.edgeScrollSpeed * min(1, (start + strip - place) / strip) }
    if place > end - strip { return UIKitTuning.edgeScrollSpeed * min(1, (place - end + strip) / strip) }
    return 0
  }
}
