// SPDX-License-Identifier: MIT

import SprungModels

/// What of a table's layout is to be made anew.
@preconcurrency @MainActor
final class TableInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// True if all heights stand: only the viewport has moved.
  var keepsMetrics = false
}

/// Places the rows, headers and footers of a table in one column.
///
/// `TableGeometry` holds the heights. Those of rows that size themselves are estimates until they come near the viewport;
/// `prepare()` measures what the viewport touches before it is shown. Where rows above those on screen turn out to be taller
/// or shorter, the content offset goes with them, so that what a person looks at stays.
@preconcurrency @MainActor
final class TableLayout: UICollectionViewLayout {
  /// The table; it owns the layout.
  unowned(unsafe) var table: UITableView!
  /// The heights that were prepared last.
  var geometry = TableGeometry()
  /// The heights before the update that is going on.
  var formerGeometry: TableGeometry?
  var metricsAreValid = false
  var isMeasuring = false
  /// Width of the rows, for which their heights were measured.
  var measuredWidth: CGFloat = -1
  /// Heights that were measured, by where the rows are after an update.
  var carried = CarriedHeights()
  /// How rows and sections come and go in the update that is being announced.
  var animations = RowAnimations()
  /// The row that is being carried, and where it would be put down.
  var carriedRow: (from: ItemPosition, to: ItemPosition)?

  override class var invalidationContextClass: AnyClass { TableInvalidationContext.self }

  override func prepare() {
    guard !isMeasuring else { return }
    if measuredWidth != rowWidth {
      if metricsAreValid { carried.takeEstimates(of: geometry) }
      measuredWidth = rowWidth
      metricsAreValid = false
    }
    if !metricsAreValid {
      metricsAreValid = true
      readMetrics()
    }
    geometry.header = Double(table.tableHeaderView?.frame.height ?? 0)
    geometry.footer = Double(table.tableFooterView?.frame.height ?? 0)
    measureVisible()
  }

  override var collectionViewContentSize: CGSize { CGSize(width: tableWidth, height: CGFloat(geometry.height)) }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !((context as? TableInvalidationContext)?.keepsMetrics ?? false), !isPreparing {
      if metricsAreValid, table.runningUpdate == nil {
        if context.invalidateDataSourceCounts {
          carried.takeEstimates(of: geometry)
        } else {
          carried.takeAll(of: geometry)
        }
      }
      metricsAreValid = false
    }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != table.bounds.size || pinsSomething || isUnknown(in: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = TableInvalidationContext()
    context.keepsMetrics = true
    return context
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    // Rows that give way to the one that is carried lie elsewhere by its height.
    let reach = carriedRow.map { geometry.place(ofRow: $0.from.item, section: $0.from.section).height } ?? 0
    let lower = Double(rect.minY) - reach
    let upper = Double(rect.maxY) + reach
    for section in geometry.sections(from: lower, to: upper) {
      for row in geometry.rows(ofSection: section, from: lower, to: upper)
      where geometry.sections[section].rows[row] > 0 {
        found.append(attributes(ofRow: row, section: section, in: geometry))
      }
      if let header = attributes(ofHeader: section, in: geometry, isPinned: true) { found.append(header) }
      if let footer = attributes(ofFooter: section, in: geometry, isPinned: true) { found.append(footer) }
    }
    addCarried(to: &found)
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settledAttributes(for: ElementKey(kind: ElementKindTable.cell, indexPath: indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settledAttributes(
      for: ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if let animation = animations.ofAppearing(itemIndexPath, table.runningUpdate?.map) {
      animation.moveAway(attributes, width: tableWidth)
    }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if let animation = animations.ofDisappearing(itemIndexPath, table.runningUpdate?.map) {
      animation.moveAway(attributes, width: tableWidth, hides: true)
    }
    return attributes
  }

  // Hooks of the collection view.

  override func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? { nil }

  override var isOutOfDate: Bool { measuredWidth != rowWidth }

  override var learnsPlaces: Bool { true }

  override func updateWillBegin() {
    formerGeometry = geometry
    guard metricsAreValid, let map = table.runningUpdate?.map else { return }
    carried.takeAll(of: geometry, through: map, visible: table.visible)
    metricsAreValid = false
  }

  override func updateDidEnd() {
    formerGeometry = nil
    animations = RowAnimations()
  }

  override func settledAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    attributes(for: key, in: geometry, isPinned: true)
  }

  override func formerAttributes(for oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    super.formerAttributes(for: oldKey)
      ?? formerGeometry.flatMap { attributes(for: oldKey, in: $0, isPinned: false) }
  }
}
