// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The number of sections; the data source is asked if its counts are not known.
  public final var numberOfSections: Int {
    loadCounts()
    return counts.count
  }

  /// The number of items in a section. A section that does not exist is a fault and has none.
  public final func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    guard counts.indices.contains(section) else {
      Diagnostics.report(
        "sectionOutOfRange",
        "The number of items of section \(section) was asked for, but there are \(counts.count) sections; 0 is answered."
      )
      return 0
    }
    return counts[section]
  }

  /// True if there is such an item.
  final func itemExists(_ indexPath: IndexPath) -> Bool {
    loadCounts()
    return counts.indices.contains(indexPath.section) && indexPath.item >= 0
      && indexPath.item < counts[indexPath.section]
  }

  /// The layout's attributes of an item, on screen or not; nil if there is none.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareForQuery()
    guard itemExists(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes of a supplementary view, on screen or not; nil if there is none.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareForQuery()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  private func prepareForQuery() {
    if runningUpdate == nil, !isLayingOut { prepareLayout() }
  }

  /// The item at a point in content coordinates: the frontmost one that covers it and is not hidden; nil if none does.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareForQuery()
    guard point.keepsLimit else { return nil }
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    var best: UICollectionViewLayoutAttributes?
    for attributes in collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    where attributes.key.isCell && !attributes.isHidden && covers(attributes, point) && itemExists(attributes.indexPath)
    {
      if let other = best, VisibleElement.isBehind(attributes.key, attributes.zIndex, other.key, other.zIndex) {
        continue
      }
      best = attributes
    }
    return best?.indexPath
  }

  private func covers(_ attributes: UICollectionViewLayoutAttributes, _ point: CGPoint) -> Bool {
    if attributes.hasNoTransform { return attributes.frame.contains(point) }
    let offset = CGPoint(x: point.x - attributes.center.x, y: point.y - attributes.center.y)
    guard let local = attributes.transform3D.unprojected(offset) else { return false }
    let size = attributes.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).contains(local)
  }

  /// The item that a cell shows; nil if it shows none at the moment.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    order.first { $0.view === cell && $0.key.isCell }?.key.indexPath
  }

  /// The place of a supplementary view; nil if it is not shown at the moment.
  public final func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    order.first { $0.view === supplementaryView && !$0.key.isCell }?.key.indexPath
  }

  /// The cell of an item; nil while it is not on screen.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)]?.view as? UICollectionViewCell
  }

  /// The cells on screen. Differs from Apple: in the order of their index paths.
  public final var visibleCells: [UICollectionViewCell] {
    sortedKeys(kind: ElementKindTable.cell).compactMap { visible[$0]?.view as? UICollectionViewCell }
  }

  /// The items on screen. Differs from Apple: in ascending order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    sortedKeys(kind: ElementKindTable.cell).map { $0.indexPath }
  }

  /// A supplementary view; nil while it is not on screen.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible[ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath)]?.view
  }

  /// The supplementary views of a kind on screen, in the order of their index paths.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    sortedKeys(kind: ElementKindTable.number(of: .supplementaryView, elementKind)).compactMap { visible[$0]?.view }
  }

  /// The index paths of the supplementary views of a kind on screen, ascending.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    sortedKeys(kind: ElementKindTable.number(of: .supplementaryView, elementKind)).map { $0.indexPath }
  }

  private func sortedKeys(kind: Int32) -> [ElementKey] {
    order.filter { $0.key.kind == kind }.map { $0.key }.sorted {
      $0.section != $1.section ? $0.section < $1.section : $0.item < $1.item
    }
  }
}
