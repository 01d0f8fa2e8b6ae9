// SPDX-License-Identifier: MIT

import SprungModels

extension TableLayout {
  /// The zIndex of headers and footers while they are pinned: in front of the rows that pass below.
  static let pinnedZIndex = 10
  /// The zIndex of the row that is being carried.
  static let carriedZIndex = 20

  /// The width of the content.
  var tableWidth: CGFloat {
    let inset = table.adjustedContentInset
    return max(0, table.bounds.width - inset.left - inset.right)
  }

  /// Points by which rows lie inside the table at either side.
  var sideInset: CGFloat { table.style == .insetGrouped ? UIKitTuning.groupedInset : 0 }

  /// The width of rows.
  var rowWidth: CGFloat { max(0, tableWidth - 2 * sideInset) }

  /// True if headers or footers follow the viewport.
  var pinsSomething: Bool { table.style == .plain && hasBoundaries }

  private var hasBoundaries: Bool {
    for section in geometry.sections where section.hasHeader || section.hasFooter { return true }
    return false
  }

  /// The attributes of an element as a fresh object; nil if there is none.
  func attributes(
    for key: ElementKey, in geometry: TableGeometry, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes? {
    if key.isCell {
      guard geometry.hasRow(key.item, section: key.section) else { return nil }
      return attributes(ofRow: key.item, section: key.section, in: geometry)
    }
    guard key.item == 0, geometry.sections.indices.contains(key.section) else { return nil }
    if key.kind == UICollectionView.headerKind {
      return attributes(ofHeader: key.section, in: geometry, isPinned: isPinned)
    }
    if key.kind == UICollectionView.footerKind {
      return attributes(ofFooter: key.section, in: geometry, isPinned: isPinned)
    }
    return nil
  }

  /// The attributes of a row.
  func attributes(ofRow row: Int, section: Int, in geometry: TableGeometry) -> UICollectionViewLayoutAttributes {
    let place = geometry.place(ofRow: row, section: section)
    let attributes = make(ElementKey(section: section, item: row))
    attributes.frame = CGRect(
      x: sideInset, y: CGFloat(place.top + displacement(of: ItemPosition(section, row), in: geometry)), width: rowWidth,
      height: CGFloat(place.height))
    return attributes
  }

  /// The attributes of a header, at the top of the viewport while its section is there if asked; nil if there is none.
  func attributes(
    ofHeader section: Int, in geometry: TableGeometry, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes? {
    let shape = geometry.sections[section]
    guard shape.hasHeader, shape.header > 0 else { return nil }
    let attributes = make(ElementKey(kind: UICollectionView.headerKind, section: section, item: 0))
    var top = CGFloat(
      geometry.place(ofHeader: section).top + displacement(ofBoundary: section, isFooter: false, in: geometry))
    if isPinned, table.style == .plain {
      let latest = CGFloat(geometry.top(ofSection: section) + shape.footerStart - shape.header)
      let pinned = min(table.bounds.minY + table.adjustedContentInset.top, latest)
      if pinned > top { top = pinned }
      attributes.zIndex = Self.pinnedZIndex
    }
    attributes.frame = boundaryFrame(top, shape.header)
    return attributes
  }

  /// The attributes of a footer, at the bottom of the viewport while its section is there if asked; nil if there is none.
  func attributes(
    ofFooter section: Int, in geometry: TableGeometry, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes? {
    let shape = geometry.sections[section]
    guard shape.hasFooter, shape.footer > 0 else { return nil }
    let attributes = make(ElementKey(kind: UICollectionView.footerKind, section: section, item: 0))
    var top = CGFloat(
      geometry.place(ofFooter: section).top + displacement(ofBoundary: section, isFooter: true, in: geometry))
    if isPinned, table.style == .plain {
      let earliest = CGFloat(geometry.top(ofSection: section) + shape.rowsStart)
      let end = table.bounds.maxY - table.adjustedContentInset.bottom
      let pinned = max(end - CGFloat(shape.footer), earliest)
      if pinned < top { top = pinned }
      attributes.zIndex = Self.pinnedZIndex
    }
    attributes.frame = boundaryFrame(top, shape.footer)
    return attributes
  }

  private func boundaryFrame(_ top: CGFloat, _ height: Double) -> CGRect {
    CGRect(x: sideInset, y: top, width: rowWidth, height: CGFloat(height))
  }

  private func make(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes.make(UICollectionViewLayoutAttributes.self, key: key)
  }

  // A row that is being carried.

  /// How far a row gives way to the one that is being carried.
  private func displacement(of place: ItemPosition, in geometry: TableGeometry) -> Double {
    guard let carriedRow, geometry.hasRow(carriedRow.from.item, section: carriedRow.from.section) else { return 0 }
    let from = carriedRow.from
    if place == from { return 0 }
    let isBehind = place.section == from.section && place.item > from.item
    // The place in the table without the row that is carried.
    let item = isBehind ? place.item - 1 : place.item
    let to = carriedRow.to
    let height = geometry.sections[from.section].rows[from.item]
    let leaves = isBehind || place.section > from.section
    let comes = place.section > to.section || (place.section == to.section && item >= to.item)
    return (comes ? height : 0) - (leaves ? height : 0)
  }

  /// How far a header, or a footer, gives way to the row that is being carried.
  private func displacement(ofBoundary section: Int, isFooter: Bool, in geometry: TableGeometry) -> Double {
    guard let carriedRow, geometry.hasRow(carriedRow.from.item, section: carriedRow.from.section) else { return 0 }
    let height = geometry.sections[carriedRow.from.section].rows[carriedRow.from.item]
    let end = isFooter ? section + 1 : section
    return (carriedRow.to.section < end ? height : 0) - (carriedRow.from.section < end ? height : 0)
  }

  /// Adds the row that is being carried, which may lie far from its place, and puts it in front.
  func addCarried(to found: inout [UICollectionViewLayoutAttributes]) {
    guard let carriedRow, let top = table.reordering?.top else { return }
    let key = ElementKey(section: carriedRow.from.section, item: carriedRow.from.item)
    guard geometry.hasRow(key.item, section: key.section) else { return }
    found.removeAll { $0.key == key }
    let attributes = attributes(ofRow: key.item, section: key.section, in: geometry)
    attributes.frame.origin.y = top
    attributes.zIndex = Self.carriedZIndex
    found.append(attributes)
  }
}
