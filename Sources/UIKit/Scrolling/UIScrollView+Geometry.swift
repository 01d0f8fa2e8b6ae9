// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView {
  /// The valid content offsets.
  final var offsetRange: ScrollRange {
    if let topBar { return topBar.range(of: self) }
    return ScrollRange(
      content: contentSize, insets: adjustedContentInset, viewport: bounds.size, alignment: contentAlignmentPoint)
  }

  /// Returns whether the content can be pulled past its edges along an axis.
  final func bounces(_ axis: ScrollAxis) -> Bool { axis == .horizontal ? bouncesHorizontally : bouncesVertically }

  /// Rounds an offset to whole pixels. Offsets at the edges of the valid range are not rounded, even if they are
  /// between two pixels.
  final func roundedToPixels(_ offset: CGPoint) -> CGPoint {
    let scale = UIScreen.main.scale
    let range = offsetRange
    func rounded(_ axis: ScrollAxis) -> CGFloat {
      let value = offset[axis]
      if value == range[axis].lowerBound || value == range[axis].upperBound { return value }
      return (value * scale).rounded() / scale
    }
    return CGPoint(x: rounded(.horizontal), y: rounded(.vertical))
  }

  /// Sets an offset without rounding it.
  final func setExactOffset(_ offset: CGPoint) {
    keepsExactOffset = true
    contentOffset = offset
    keepsExactOffset = false
  }

  /// Called when the content size, insets or viewport have changed. If the content is at rest, clamps its offset to the
  /// valid range.
  final func rangeDidChange() {
    guard activity == .idle, !isTracking, zoom.phase == .none else { return }
    let legal = offsetRange.clamp(contentOffset)
    if legal != contentOffset { setExactOffset(legal) }
  }

  /// Clamps the target of an animated scroll to the valid range after the content has become smaller.
  final func shortenAnimation(within old: ScrollRange) {
    guard activity == .animating, old.clamp(offsetAnimation.to) == offsetAnimation.to else { return }
    offsetAnimation.to = offsetRange.clamp(offsetAnimation.to)
  }

  final func insetsDidChange(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    guard new != old else { return }
    if bounds.width == 0 || bounds.height == 0 { followInsets(from: old, to: new) }
    rangeDidChange()
    // Layouts compute the length of their lines from the insets.
    setNeedsLayout()
    adjustedContentInsetDidChange()
    report(.didChangeAdjustedContentInset)
  }

  /// Adjusts the offset to new insets in a view that has no size and therefore no range yet. Content that is scrolled
  /// to its start remains at its start.
  private func followInsets(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard activity == .idle, !isTracking, zoom.phase == .none else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if offset != contentOffset { setExactOffset(offset) }
  }

  final func oldAdjustment(behavior: ContentInsetAdjustmentBehavior) -> UIEdgeInsets { adjustment(behavior: behavior) }

  final func adjustment(behavior: ContentInsetAdjustmentBehavior) -> UIEdgeInsets {
    adjustment(behavior: behavior, safe: safeAreaInsets)
  }

  /// Returns the adjusted content insets for a given safe area.
  final func adjustment(behavior: ContentInsetAdjustmentBehavior, safe: UIEdgeInsets) -> UIEdgeInsets {
    var insets = contentInset
    insets.top += refreshInset
    insets.bottom += keyboardInset
    guard behavior != .never else { return insets }
    guard safe != .zero else { return insets }
    func adds(_ axis: ScrollAxis, _ always: Bool) -> Bool {
      behavior == .always || always || contentSize[axis] > bounds.size[axis]
    }
    if adds(.vertical, behavior == .automatic || alwaysBounceVertical) {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if adds(.horizontal, alwaysBounceHorizontal) {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// Returns whether a scroll view can accept a value, and reports the value if not.
  final func accepts(_ isGood: Bool, _ what: @autoclosure () -> String) -> Bool {
    if !isGood {
      Diagnostics.report(
        "nonFiniteGeometry",
        "\(what()) of a scroll view is invalid: \(GeometryLimit.rule).")
    }
    return isGood
  }

  /// Returns whether a scroll view can accept an offset, and reports the offset if not.
  final func accepts(_ offset: CGPoint, as name: StaticString) -> Bool {
    accepts(offset.keepsLimit, "\(name) (\(offset.x), \(offset.y))")
  }

  /// Returns whether a scroll view can accept insets, and reports the insets if not.
  final func accepts(_ insets: UIEdgeInsets, as name: StaticString) -> Bool {
    accepts(insets.keepsLimit, "\(name) (\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))")
  }

  /// Scrolls to a rectangle with animation. If an animated scroll is running, the scroll distance is measured from its
  /// target; if the rectangle will be visible at that target, the animation continues unchanged.
  final func bringIntoView(_ rect: CGRect) {
    let start = activity == .animating ? offsetAnimation.to : contentOffset
    guard let target = offset(showing: rect, from: start) else { return }
    setContentOffset(target, animated: true)
  }

  /// Returns the nearest offset at which a rectangle of the content is visible, or nil if the rectangle is already
  /// visible or invalid.
  final func offset(showing rect: CGRect) -> CGPoint? { offset(showing: rect, from: contentOffset) }

  private func offset(showing rect: CGRect, from now: CGPoint) -> CGPoint? {
    let wanted = rect.standardized
    guard accepts(wanted.keepsLimit, "The rectangle (\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))") else {
      return nil
    }
    let shown = wanted.intersection(CGRect(origin: .zero, size: contentSize))
    guard !shown.isNull else { return nil }
    let insets = adjustedContentInset
    func coordinate(_ axis: ScrollAxis) -> CGFloat {
      let start = (axis == .horizontal ? shown.minX : shown.minY) - insets.start(axis)
      let end = (axis == .horizontal ? shown.maxX : shown.maxY) + insets.end(axis) - bounds.size[axis]
      // If the rectangle is larger than the viewport, its start is aligned with the viewport.
      if end >= start { return start }
      return min(max(now[axis], end), start)
    }
    let target = offsetRange.clamp(CGPoint(x: coordinate(.horizontal), y: coordinate(.vertical)))
    return target == now ? nil : target
  }

  /// Returns whether the content can move along an axis. A positive `direction` corresponds to larger offsets.
  final func canMove(_ axis: ScrollAxis, direction: CGFloat) -> Bool {
    let range = offsetRange
    let offset = contentOffset[axis]
    if offset < range[axis].lowerBound || offset > range[axis].upperBound { return true }
    guard range.overflows(axis) else {
      return bounces(axis) && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }
    if bounces(axis) { return true }
    return direction > 0 ? offset < range[axis].upperBound : offset > range[axis].lowerBound
  }

  /// Returns whether the content can follow a drag along an axis.
  final func takesPart(_ axis: ScrollAxis) -> Bool {
    canMove(axis, direction: 1) || canMove(axis, direction: -1)
  }

  /// Returns the components of a touch translation along which the content can move.
  final func movablePart(ofFingerTravel travel: CGPoint) -> CGPoint {
    CGPoint(
      x: canMove(.horizontal, direction: -travel.x) ? travel.x : 0,
      y: canMove(.vertical, direction: -travel.y) ? travel.y : 0)
  }
}
