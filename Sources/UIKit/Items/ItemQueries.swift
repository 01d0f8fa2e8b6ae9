// SPDX-License-Identifier: MIT

/// Returns the positions, views and counts of items.
final class ItemQueries: EnginePart {
  /// Returns whether the item exists.
  func itemExists(_ indexPath: IndexPath) -> Bool {
    engine.passes.loadCounts()
    return engine.counts.hasItem(section: indexPath.section, item: indexPath.item)
  }

  /// Returns whether the item exists in the data source. While there are placeholders, there are more displayed items
  /// than items in the data source.
  func modelHasItem(_ path: IndexPath) -> Bool {
    engine.passes.loadCounts()
    return itemExists(engine.shown.shownPath(path))
  }

  /// Returns the number of items in a section. If the section does not exist, a fault is reported and the result is 0.
  func numberOfItems(inSection section: Int) -> Int {
    engine.passes.loadCounts()
    guard engine.counts.hasSection(section) else {
      Diagnostics.report(
        "sectionOutOfRange",
        "Section \(section) does not exist: the data source has \(engine.counts.count) sections. 0 is returned."
      )
      return 0
    }
    return engine.counts[section]
      - (engine.shown.translatesPaths ? engine.shown.placeholders.positions.count(inSection: section) : 0)
  }

  /// Returns the cell of an item, or nil if it is not on screen.
  func cell(at path: IndexPath) -> (any ItemCell)? {
    engine.visible[ElementKey(kind: ElementKindTable.cell, indexPath: engine.shown.shownPath(path))]?.view.itemCell
  }

  /// The cells on screen, sorted by index path.
  var visibleCells: [any ItemCell] {
    engine.visible.keys(ofKind: ElementKindTable.cell).compactMap { engine.visible[$0]?.view.itemCell }
  }

  /// The index paths of the items on screen, in ascending order.
  var visiblePaths: [IndexPath] {
    let paths = engine.visible.keys(ofKind: ElementKindTable.cell).map { $0.indexPath }
    return engine.shown.translatesPaths ? paths.compactMap { engine.shown.modelPath($0) } : paths
  }

  /// Returns the item that a cell displays, or nil if it currently displays none.
  func path(of cell: UIView) -> IndexPath? {
    guard let path = indexPath(ofElementShownBy: cell, isCell: true) else { return nil }
    return engine.shown.modelPath(path)
  }

  /// Returns the layout attributes of an item, whether or not it is on screen, or nil if the item does not exist.
  func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareForQuery()
    return engine.transactions.inTransaction {
      let shown = engine.shown.shownPath(path)
      guard itemExists(shown) else { return nil }
      return engine.currentLayout.layoutAttributesForItem(at: shown)?.duplicate()
    }
  }

  /// Returns the frontmost visible item at the given point in content coordinates, or nil if there is none.
  func item(at point: CGPoint) -> IndexPath? {
    prepareForQuery()
    guard point.keepsLimit else { return nil }
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    var best: UICollectionViewLayoutAttributes?
    let found = engine.transactions.inTransaction { engine.currentLayout.layoutAttributesForElements(in: rect) ?? [] }
    for attributes in found
    where attributes.key.isCell && !attributes.isHidden && covers(attributes, point)
      && itemExists(attributes.indexPath)
    {
      if let other = best, VisibleElement.isBehind(attributes.key, attributes.zIndex, other.key, other.zIndex) {
        continue
      }
      best = attributes
    }
    return best.flatMap { engine.shown.modelPath($0.indexPath) }
  }

  func prepareForQuery() {
    if !engine.transactions.isBusy { engine.passes.prepareLayout() }
  }

  func covers(_ attributes: UICollectionViewLayoutAttributes, _ position: CGPoint) -> Bool {
    let scrolled = engine.currentLayout.scrolledAcross(attributes.key)
    let point = CGPoint(x: position.x - scrolled.x, y: position.y - scrolled.y)
    if attributes.hasNoTransform { return attributes.frame.contains(point) }
    let offset = CGPoint(x: point.x - attributes.center.x, y: point.y - attributes.center.y)
    guard let local = attributes.transform3D.unprojected(offset) else { return false }
    let size = attributes.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).contains(local)
  }

  /// Returns the index path of the element that a view displays, or nil if there is none or it does not belong to the
  /// given category.
  func indexPath(ofElementShownBy view: UIView, isCell: Bool) -> IndexPath? {
    guard let key = engine.visible.element(of: view)?.key, key.isCell == isCell else { return nil }
    return key.indexPath
  }

  /// The update that is being applied, or nil if there is none.
  var runningUpdate: RunningUpdate? { engine.updates.running }
}
