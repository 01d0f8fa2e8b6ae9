// SPDX-License-Identifier: MIT

import SprungModels

nonisolated extension CompositionalModel {
  /// Calls a closure for every element that intersects `rect`. Pinned headers and footers are positioned within
  /// `visible`. Both rectangles are in the collection view's coordinates.
  func forEachPlacement(in rect: CGRect, visible: CGRect, _ body: (Placement) -> Void) {
    let inside = unmirrored(rect)
    let stretch = mainStretch(of: unmirrored(visible))
    for section in sections(in: inside) {
      for decoration in sections[section].decorations {
        let placement = decorationPlacement(decoration, section: section)
        if placement.frame.touches(rect) { body(placement) }
      }
      forEachItem(ofSection: section, in: rect, inside, body)
      for placed in sections[section].geometry.boundaries {
        let placement = boundaryPlacement(placed, section: section, stretch)
        if placement.frame.touches(rect) { body(placement) }
      }
    }
    for placed in outerBoundaries {
      let placement = outerPlacement(placed, stretch)
      if placement.frame.touches(rect) { body(placement) }
    }
  }

  /// Returns the sections that intersect the given rectangle.
  func sections(in inside: CGRect) -> Range<Int> {
    let stretch = mainStretch(of: inside)
    let first = BinarySearch.firstIndex(in: 0..<sections.count) {
      start(ofSection: $0) + sections[$0].geometry.length >= stretch.lower
    }
    let end = BinarySearch.firstIndex(in: first..<sections.count) { start(ofSection: $0) > stretch.upper }
    return first..<end
  }

  /// Calls a closure for the cells of a section, and the views attached to them, that intersect a rectangle.
  func forEachItem(ofSection section: Int, in rect: CGRect, _ inside: CGRect, _ body: (Placement) -> Void) {
    let geometry = sections[section].geometry
    let start = start(ofSection: section)
    var local =
      surroundings.axis == .horizontal ? inside.offsetBy(dx: -start, dy: 0) : inside.offsetBy(dx: 0, dy: -start)
    if geometry.isOrthogonal {
      let offset = sections[section].offset
      local = surroundings.axis == .horizontal ? local.offsetBy(dx: 0, dy: offset) : local.offsetBy(dx: offset, dy: 0)
    }
    // Enlarge the rectangle by a point, because rounding may move an element's edge into it.
    local = local.insetBy(dx: -1, dy: -1)
    let cell = ElementKey(section: section, item: 0)
    let offset = scrolled(cell)
    let visibleRect = rect.offsetBy(dx: -offset.x, dy: -offset.y)
    geometry.forEachGroup(in: local) { group, first, corner in
      for leaf in group.leaves {
        let frame = itemFrame(leaf.frame.offsetBy(dx: corner.x, dy: corner.y), section: section)
        guard frame.touches(visibleRect) else { continue }
        body(Placement(key: ElementKey(section: section, item: first + leaf.item), frame: frame, zIndex: leaf.zIndex))
      }
      for view in group.views {
        let frame = itemFrame(view.frame.offsetBy(dx: corner.x, dy: corner.y), section: section)
        guard frame.touches(visibleRect) else { continue }
        body(
          Placement(
            key: ElementKey(kind: view.kind, section: section, item: first + view.item), frame: frame,
            zIndex: view.zIndex))
      }
    }
  }

  /// Returns the placement of an element, or nil if the key does not identify an element.
  func placement(of key: ElementKey, visible: CGRect) -> Placement? {
    guard key.section >= 0, key.section < sections.count else { return nil }
    let section = sections[key.section]
    let geometry = section.geometry
    if key.isCell {
      guard let leaf = geometry.leaf(ofItem: key.item) else { return nil }
      return Placement(key: key, frame: itemFrame(leaf.frame, section: key.section), zIndex: leaf.zIndex)
    }
    let stretch = mainStretch(of: unmirrored(visible))
    for placed in geometry.boundaries where placed.boundary.view.kind == key.kind && placed.item == key.item {
      return boundaryPlacement(placed, section: key.section, stretch)
    }
    for placed in outerBoundaries
    where key.section == 0 && placed.boundary.view.kind == key.kind && placed.item == key.item {
      return outerPlacement(placed, stretch)
    }
    for decoration in section.decorations where decoration.kind == key.kind && decoration.item == key.item {
      return decorationPlacement(decoration, section: key.section)
    }
    guard let view = geometry.view(kind: key.kind, item: key.item) else { return nil }
    return Placement(key: key, frame: itemFrame(view.frame, section: key.section), zIndex: view.zIndex)
  }

  /// Returns the start and end of a rectangle along the scrolling axis.
  func mainStretch(of inside: CGRect) -> (lower: CGFloat, upper: CGFloat) {
    (inside.start(surroundings.axis), inside.end(surroundings.axis))
  }

  private func decorationPlacement(_ decoration: Decoration, section: Int) -> Placement {
    let whole = CGRect(origin: .zero, size: sections[section].geometry.size)
    return Placement(
      key: ElementKey(kind: decoration.kind, section: section, item: decoration.item),
      frame: sectionFrame(
        whole.inset(decoration.insets, ignoringWidth: false, ignoringHeight: false), section: section),
      zIndex: decoration.zIndex)
  }

  private func boundaryPlacement(
    _ placed: PositionedBoundary, section: Int, _ stretch: (lower: CGFloat, upper: CGFloat)
  ) -> Placement {
    let start = start(ofSection: section)
    let frame = sections[section].geometry.pinned(placed, visible: (stretch.lower - start, stretch.upper - start))
    let view = placed.boundary.view
    return Placement(
      key: ElementKey(kind: view.kind, section: section, item: placed.item),
      frame: sectionFrame(frame, section: section),
      zIndex: zIndex(of: placed))
  }

  private func outerPlacement(_ placed: PositionedBoundary, _ stretch: (lower: CGFloat, upper: CGFloat)) -> Placement {
    var frame = placed.frame
    if placed.boundary.pins {
      let side = placed.boundary.side
      if surroundings.axis == .horizontal {
        if side == .leading { frame.origin.x = max(frame.minX, stretch.lower) }
        if side == .trailing { frame.origin.x = min(frame.minX, stretch.upper - frame.width) }
      } else {
        if side == .top { frame.origin.y = max(frame.minY, stretch.lower) }
        if side == .bottom { frame.origin.y = min(frame.minY, stretch.upper - frame.height) }
      }
    }
    return Placement(
      key: ElementKey(kind: placed.boundary.view.kind, section: 0, item: placed.item), frame: contentFrame(frame),
      zIndex: zIndex(of: placed))
  }

  /// Returns the zIndex of a boundary view. Pinned views are in front of the content that scrolls beneath them.
  private func zIndex(of placed: PositionedBoundary) -> Int {
    placed.boundary.pins
      ? max(placed.boundary.view.zIndex, CompositionalTuning.pinnedZIndex) : placed.boundary.view.zIndex
  }
}
