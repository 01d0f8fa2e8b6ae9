// SPDX-License-Identifier: MIT

import SprungModels

nonisolated extension ElementKey {
  /// Returns whether the element precedes another one. Headers precede the items of their section; footers follow them.
  fileprivate func isBefore(_ other: ElementKey) -> Bool {
    if section != other.section { return section < other.section }
    if part != other.part { return part < other.part }
    return item < other.item
  }

  private var part: Int { isCell ? 1 : (kind == ElementKindTable.header ? 0 : 2) }
}

/// Keeps the visible content in place while self-sizing elements are measured.
final class ContentHold: EnginePart {
  /// The state of the content that stays in place while elements are measured.
  @exclusivity(unchecked) var holding = HeldPosition()

  /// An element and its leading edge along the scrolling axis.
  struct HeldElement {
    var key: ElementKey
    var axis: ScrollAxis
    var position: CGFloat
  }

  /// Returns the element that keeps its position while the layout is prepared, or nil if there is none.
  ///
  /// Elements that were already on screen take precedence over new ones. Elements that begin within the viewport take
  /// precedence over those that begin before it, because content before the viewport may change. Of several such
  /// elements, the first one is used. Content that is scrolled to its start stays there, unless an element has been
  /// inserted before the visible ones.
  func elementToHold() -> HeldElement? {
    guard holding.take(engine.currentLayout), engine.updates.running == nil else { return nil }
    return elementOnScreenToHold()
  }

  /// Returns the visible element that keeps its position while content before it may change, or nil if there is none.
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
        // After a jump, none of the previously visible content is on screen.
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
    // Mirrored content starts at its far end, so the offset must follow that end.
    if axis == .horizontal, engine.currentLayout.flipsHorizontallyInOppositeLayoutDirection,
      scrollView.effectiveUserInterfaceLayoutDirection != engine.currentLayout.developmentLayoutDirection
    {
      return false
    }
    return Double(scrollView.contentOffset[axis]) <= scrollView.offsetRange[axis].lowerBound
  }

  /// Applies a content size, and moves the content by the sum of the adjustments that layouts requested and the
  /// displacement of the held element.
  ///
  /// The size and the offset are applied together, so that the offset is not temporarily clamped when content before
  /// the viewport shrinks.
  func takeContentSize(_ size: CGSize, keeping held: HeldElement?) {
    var shift = engine.passes.pendingOffsetAdjustment
    engine.passes.pendingOffsetAdjustment = .zero
    if let held, let edge = engine.currentLayout.leadingEdge(of: held.key) {
      shift[held.axis] += edge.position - held.position
    }
    // The shift is rounded like view positions, so that held content is not placed between two pixels.
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

  /// Called when measured sizes have moved elements. Applies the content size and keeps the held element in place.
  func layoutLearned(keeping held: HeldElement?) {
    let old = scrollView.contentOffset
    takeContentSize(engine.passes.askContentSize(), keeping: held)
    // The current pass has already laid out content, so another pass is needed.
    if engine.passes.isLayingOut, scrollView.contentOffset != old { engine.passes.layoutIsValid = false }
    scrollView.setNeedsLayout()
  }

  /// Called when the content of a view has changed. The view's preferred size is queried in the next layout pass.
  func askSizeAgain(of element: VisibleElement) {
    element.fittedSize = CGSize(width: -1, height: -1)
    scrollView.setNeedsLayout()
  }

  /// Marks the elements that a context lists, so that they are measured again.
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
