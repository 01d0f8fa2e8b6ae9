// SPDX-License-Identifier: MIT

// A scroll to an item is planned with estimated sizes. The item's actual position depends on the sizes measured
// during and after the scroll. The target is therefore the item, not the offset.

/// Ensures that the item to which the app scrolled reaches and keeps its position.
final class ScrollAim: EnginePart {
  /// Scrolls an item to the given position in the viewport.
  func scroll(to path: IndexPath, at position: ItemScrollPosition, animated: Bool) {
    engine.transactions.inTransaction { bring(path, to: position, animated: animated) }
  }

  /// Implements `scrollToItem` within a transaction. Callbacks for the layout and the offset may remove the item, so
  /// they are deferred.
  private func bring(_ indexPath: IndexPath, to scrollPosition: ItemScrollPosition, animated: Bool) {
    engine.passes.prepareLayout()
    let indexPath = engine.shown.shownPath(indexPath)
    guard engine.queries.itemExists(indexPath) else {
      Diagnostics.report(
        "itemOutOfRange",
        "scrollToItem was called for item \(indexPath.section)-\(indexPath.item), which does not exist. The position is unchanged."
      )
      return
    }
    let vertical = scrollPosition.intersection([.top, .centeredVertically, .bottom])
    let horizontal = scrollPosition.intersection([.left, .centeredHorizontally, .right])
    guard isSingle(vertical), isSingle(horizontal) else {
      Diagnostics.report(
        "scrollPosition",
        "scrollToItem received several positions for one axis. Pass at most one of top, centeredVertically and "
          + "bottom, and one of left, centeredHorizontally and right.")
      return
    }
    guard let attributes = engine.currentLayout.layoutAttributesForItem(at: indexPath) else { return }
    let frame = engine.currentLayout.frame(scrollingAcrossTo: attributes, at: scrollPosition, animated: animated)
    scrollView.setContentOffset(
      targetOffset(of: frame, at: scrollPosition, contentSize: scrollView.contentSize), animated: animated)
    aim(at: indexPath, scrollPosition)
  }

  private func isSingle(_ position: ItemScrollPosition) -> Bool {
    position.rawValue & (position.rawValue &- 1) == 0 || position.isEmpty
  }

  /// Returns the offset along one axis. `places` contains the start, middle and end positions.
  private func offset(
    _ position: ItemScrollPosition, _ places: [ItemScrollPosition], start: CGFloat,
    length: CGFloat, offset: CGFloat,
    viewport: CGFloat, _ insetStart: CGFloat, _ insetEnd: CGFloat
  ) -> CGFloat {
    let free = viewport - insetStart - insetEnd
    let atStart = start - insetStart
    let atEnd = start + length - insetStart - free
    if position == places[0] { return atStart }
    if position == places[1] { return start + length / 2 - insetStart - free / 2 }
    if position == places[2] { return atEnd }
    if length > free { return atStart }
    return min(max(offset, atEnd), atStart)
  }

  /// Returns the offset that places a frame at the given position in the viewport, clamped to content of a given size.
  func targetOffset(of frame: CGRect, at position: ItemScrollPosition, contentSize: CGSize) -> CGPoint {
    let inset = scrollView.adjustedContentInset
    var target = scrollView.contentOffset
    target.x = offset(
      position.intersection([.left, .centeredHorizontally, .right]), [.left, .centeredHorizontally, .right],
      start: frame.minX, length: frame.width, offset: target.x, viewport: scrollView.bounds.width, inset.left,
      inset.right)
    target.y = offset(
      position.intersection([.top, .centeredVertically, .bottom]), [.top, .centeredVertically, .bottom],
      start: frame.minY, length: frame.height, offset: target.y, viewport: scrollView.bounds.height, inset.top,
      inset.bottom)
    return scrollView.legalOffset(target, contentSize: contentSize)
  }

  /// Stores the item to which the app has just scrolled if the item's position may still change.
  func aim(at path: IndexPath, _ position: ItemScrollPosition, cover: CGFloat = 0) {
    engine.hold.holding.aim = nil
    guard engine.currentLayout.learnsFrames, engine.updates.running == nil,
      scrollView.activity == .idle || scrollView.activity == .animating
    else {
      return
    }
    engine.hold.holding.aim = HeldPosition.Aim(
      path: path, position: position,
      offset: scrollView.activity == .animating ? scrollView.offsetAnimation.to : scrollView.contentOffset, cover: cover
    )
    scrollView.setNeedsLayout()
  }

  /// Returns whether the content is at, or moving to, the position to which the app scrolled. If another change has
  /// moved the content, discards the stored item.
  func keepsAim() -> Bool {
    guard let aim = engine.hold.holding.aim else { return false }
    if scrollView.activity == .idle || scrollView.activity == .animating, engine.updates.running == nil,
      engine.counts.areKnown, engine.queries.itemExists(aim.path)
    {
      let now = scrollView.activity == .animating ? scrollView.offsetAnimation.to : scrollView.contentOffset
      // Offsets are rounded to pixels.
      if aim.isResized || ((now.x - aim.offset.x).magnitude <= 0.5 && (now.y - aim.offset.y).magnitude <= 0.5) {
        return true
      }
    }
    engine.hold.holding.aim = nil
    return false
  }

  /// Called before the size of the viewport changes. The change may move the content but does not end a scroll to an
  /// item.
  func keepAimWhileResizing(to size: CGSize) {
    if engine.hold.holding.aim != nil, size != scrollView.bounds.size, keepsAim() {
      engine.hold.holding.aim?.isResized = true
    }
  }

  /// Returns the offset for the item to which the app scrolled, or nil if there is none.
  private func offsetOfAim() -> CGPoint? {
    guard let aim = engine.hold.holding.aim else { return nil }
    let layout = engine.currentLayout
    // If springs move the elements, their resting positions are used.
    let attributes =
      layout.animators.isEmpty
      ? layout.layoutAttributesForItem(at: aim.path)
      : layout.settledAttributes(for: ElementKey(kind: ElementKindTable.cell, indexPath: aim.path))
    guard var frame = attributes?.frame else { return nil }
    frame.origin.y -= aim.cover
    frame.size.height += aim.cover
    return scrollView.roundedToPixels(targetOffset(of: frame, at: aim.position, contentSize: scrollView.contentSize))
  }

  /// Corrects the content offset, or the target of a running scroll, for the item to which the app scrolled. Called
  /// after the content size has changed. Returns whether the content has moved.
  @discardableResult
  func followAim() -> Bool {
    guard let target = offsetOfAim() else { return false }
    defer {
      engine.hold.holding.aim?.isResized = false
      engine.hold.holding.aim?.offset =
        scrollView.activity == .animating ? scrollView.offsetAnimation.to : scrollView.contentOffset
    }
    if scrollView.activity == .animating {
      scrollView.leadAnimation(to: target)
      return false
    }
    guard target != scrollView.contentOffset else { return false }
    scrollView.setExactOffset(target)
    return scrollView.contentOffset == target
  }

  /// Called when no invalidation is pending. Returns whether the item to which the app scrolled has moved, in which
  /// case another pass is needed.
  func stillFollowsAim() -> Bool {
    guard engine.hold.holding.aim != nil, keepsAim() else { return false }
    if followAim() { return true }
    // As long as the view has no size, it is not known which content will be visible.
    if scrollView.activity == .idle, !scrollView.bounds.isEmpty { engine.hold.holding.aim = nil }
    return false
  }
}
