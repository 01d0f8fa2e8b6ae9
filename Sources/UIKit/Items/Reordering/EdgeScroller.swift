// SPDX-License-Identifier: MIT

/// Determines the scroll speed while an item is held near an edge of the viewport. In a strip along each edge, the
/// speed increases from zero at the inner side to its maximum at the edge and beyond. The width of the strip and the
/// maximum speed were chosen for Sprung.
nonisolated enum EdgeScroller {
  /// Returns the speed along one axis, in points per second, for an item that is held at the given position in a
  /// viewport.
  static func speed(at position: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let strip = min(UIKitTuning.edgeScrollStrip, (end - start) / 3)
    guard strip > 0 else { return 0 }
    if position < start + strip { return -UIKitTuning.edgeScrollSpeed * min(1, (start + strip - position) / strip) }
    if position > end - strip { return UIKitTuning.edgeScrollSpeed * min(1, (position - end + strip) / strip) }
    return 0
  }
}
