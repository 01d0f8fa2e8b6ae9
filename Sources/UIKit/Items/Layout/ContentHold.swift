// SPDX-License-Identifier: MIT

import SprungModels

nonisolated extension ElementKey {
  /// True if the element comes before another one in the content: a header before the items of its section, a footer after.
  fileprivate func isBefore(_ other: ElementKey) -> Bool {
    if section != other.section { return section < other.section }
    if part != other.part { return part < other.part }
    return item < other.item
  }

  private var part: Int { isCell ? 1 : (kind == ElementKindTable.header ? 0 : 2) }
}

/// Keeps what is on screen where it is while sizes become known.
final class ContentHold: EnginePart {
  /// The content that stays where it is on the screen while sizes become known.
  @exclusivity(unchecked) var holding = HeldPosition()

  /// An element and where it begins along the axis that scrolls.
  struct HeldElement {
    var key: ElementKey
    var axis: ScrollAxis
    var position: CGFloat
  }

  /// The element that stays where it is while the layout is prepared; nil if there is none.
  ///
  /// Elements that were on screen already take precedence over new ones; then elements that begin within the viewport
  /// over ones whose beginning is cut off, because the content before the beginning may change; then the first one.
  /// Content that is scrolled to its beginning stays there, unless an element was inserted before the visible ones.
  func elementToHold() -> HeldElement? {
    guard holding.take(engine.currentLayout), engine.updates.running == nil else { return nil }
    return elementOnScreenToHold()
  }

  /// The element whose position on screen is preserved while content before it may change; nil if none is visible.
  func elementOnScreenToHold() -> HeldElement? {
    let layout = engine.currentLayout
    var best: (held: HeldElement, rank: Int)?
    var hasNew = false
    for element in engine.visible.elements {
      let isNew = element.isNew(in: engine)
      if isNew { hasNew = true }
      guard let edge = layout.leadingEdge(of: element.key) else { continue }
      let start = scrollView.bounds.origin[edge.axis]
      if layout.holdsOnlyWhatShows {
        // After a leap nothing of what was on screen still is.
        let length = element.applied.size[edge.axis]
        guard edge.position >= start - length, edge.position <= start + scrollView.bounds.size[edge.axis] + length
        else {
          continue
        }
      }
      let isWhole = edge.position >= start && edge.position <= start + scrollView.bounds.size[edge.axis]
      let rank = (isNew ? 2 : 0) + (isWhole ? 0 : 1)
      if let best, best.rank < rank || (best.rank == rank && !element.key.isBefore(best.held.key)) { continue }
      best = (HeldElement(key: element.key, axis: edge.axis, position: edge.position), rank)
    }
    guard let best else { return nil }
    if best.rank >= 2 || !hasNew, isAtBeginning(best.held.axis) { return nil }
    return best.held
  }

  private func isAtBeginning(_ axis: ScrollAxis) -> Bool {
    // A mirrored content begins at its far end, which must be followed.
    if axis == .horizontal, engine.currentLayout.flipsHorizontallyInOppositeLayoutDirection,
      scrollView.effectiveUserInterfaceLayoutDirection != engine.currentLayout.developmentLayoutDirection
    {
      return false
    }
    return Double(scrollView.contentOffset[axis]) <= scrollView.offsetRange[axis].lowerBound
  }

  /// Takes over a content size, and moves the content by what layouts requested and by as much as the held element moved.
  ///
  /// Both happen at once: content that becomes shorter before the viewport must not be pulled to its end in between.
  func takeContentSize(_ size: CGSize, keeping held: HeldElement?) {
    var shift = engine.passes.pendingOffsetAdjustment
    engine.passes.pendingOffsetAdjustment = .zero
    if let held, let edge = engine.currentLayout.leadingEdge(of: held.key) {
      shift[held.axis] += edge.position - held.position
    }
    // Not more exactly than views are placed: held content would otherwise be between two pixels.
    let scale = UIScreen.main.scale
    shift = CGPoint(x: (shift.x * scale).rounded() / scale, y: (shift.y * scale).rounded() / scale)
    let isAimed = engine.scrollAim.keepsAim()
    defer { if isAimed { engine.scrollAim.followAim() } }
    guard shift != .zero else {
      engine.passes.takeContentSize(size)
      return
    }
    let isResized = scrollView.contentSize != size
    scrollView.setSizeOnly(size)
    scrollView.shiftContent(by: shift)
    if isResized {
      scrollView.rangeDidChange()
      for reference in engine.currentLayout.animators { reference.animator?.contentSizeChanged() }
    }
  }

  /// The layout has learned what moves its elements: takes over the content size, and what is held stays where it is.
  func layoutLearned(keeping held: HeldElement?) {
    let old = scrollView.contentOffset
    takeContentSize(engine.passes.askContentSize(), keeping: held)
    // Content that a pass has placed already is placed again.
    if engine.passes.isLayingOut, scrollView.contentOffset != old { engine.passes.layoutIsValid = false }
    scrollView.setNeedsLayout()
  }

  /// The content of a view has changed: its preferred size is queried in the next layout pass.
  func askSizeAgain(of element: VisibleElement) {
    element.fittedSize = CGSize(width: -1, height: -1)
    scrollView.setNeedsLayout()
  }

  /// Views of the elements that a context names are queried again for their preferred sizes.
  func askSizesAgain(namedIn context: UICollectionViewLayoutInvalidationContext) {
    guard context.namesElements, !context.isFromFitting else { return }
    for path in context.invalidatedItemIndexPaths ?? [] {
      if let element = engine.visible[ElementKey(kind: ElementKindTable.cell, indexPath: path)] {
        askSizeAgain(of: element)
      }
    }
    guard let paths = context.invalidatedSupplementaryIndexPaths else { return }
    for element in engine.visible.elements where ElementKindTable.category(of: element.key.kind) == .supplementaryView {
      let kind = ElementKindTable.name(of: element.key.kind) ?? ""
      if paths[kind]?.contains(element.key.indexPath) ?? false { askSizeAgain(of: element) }
    }
  }
}
