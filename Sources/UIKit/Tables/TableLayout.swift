// SPDX-License-Identifier: MIT

import SprungModels

/// The invalid parts of a table's layout.
@preconcurrency @MainActor
final class TableInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether all heights remain valid because only the viewport has moved.
  var keepsMetrics = false
}

/// Lays out the rows, headers and footers of a table in one column.
///
/// `TableGeometry` stores the heights. The heights of self-sizing rows are estimates until the rows approach the
/// viewport. `prepare()` measures the elements in the viewport before they are displayed. If rows above the visible
/// rows turn out taller or shorter, the content offset changes accordingly, so that the visible rows do not move.
@preconcurrency @MainActor
final class TableLayout: UICollectionViewLayout {
  /// The table, which clears this reference when it is deallocated. The reference is unowned: it is read for every row,
  /// and weak reads are slow.
  nonisolated(unsafe) unowned(unsafe) var table: UITableView!
  /// The geometry of the most recent preparation.
  var geometry = TableGeometry()
  /// The geometry before the current update.
  var formerGeometry: TableGeometry?
  var metricsAreValid = false
  var isMeasuring = false
  /// The row width for which heights were measured.
  var measuredWidth: CGFloat = -1
  /// The current margins of rows, headers and footers.
  var rowMargins = RowMargins()
  /// The measured heights that are kept while the geometry is rebuilt.
  var carried = CarriedHeights()
  /// The animations of reported changes that have not been applied yet.
  var announcedAnimations = RowAnimations()
  /// The animations of the update that is being applied.
  private var animations = RowAnimations()
  /// The original and current positions of the row that the user is moving.
  var carriedRow: (from: ItemPosition, to: ItemPosition)?

  override class var invalidationContextClass: AnyClass { TableInvalidationContext.self }

  override func prepare() {
    guard table != nil, !isMeasuring else { return }
    let hasOtherMargins = table.updateRowMargins()
    if measuredWidth != rowWidth || hasOtherMargins {
      if metricsAreValid { carried.takeAll(of: geometry) }
      // Heights that an update or an invalidation kept before the width was known also become estimates.
      carried.becomeEstimates()
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

  override var collectionViewContentSize: CGSize {
    table == nil ? .zero : CGSize(width: tableWidth, height: CGFloat(geometry.height))
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if table != nil, !((context as? TableInvalidationContext)?.keepsMetrics ?? false), !isPreparing {
      if metricsAreValid, table.engine.queries.runningUpdate == nil {
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
    guard table != nil else { return false }
    return newBounds.size != table.bounds.size || pinsSomething || isUnknown(in: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = TableInvalidationContext()
    context.keepsMetrics = true
    return context
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard table != nil else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    // Rows that move aside for the dragged row are displaced by its height.
    let reach = carriedHeight
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
    if let table, let animation = animations.ofAppearing(itemIndexPath, table.engine.queries.runningUpdate?.map) {
      animation.moveAway(attributes, width: tableWidth)
    }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if let table, let animation = animations.ofDisappearing(itemIndexPath, table.engine.queries.runningUpdate?.map) {
      animation.moveAway(attributes, width: tableWidth, hides: true)
    }
    return attributes
  }

  // Hooks for the collection view.

  override func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? { nil }

  override func fittedSizesBecomeEstimates() {
    guard table != nil else { return }
    if metricsAreValid { carried.takeAll(of: geometry) }
    carried.becomeEstimates()
    metricsAreValid = false
    invalidateLayout()
  }

  override var isOutOfDate: Bool {
    table != nil && (measuredWidth != rowWidth || rowMargins != table.currentRowMargins)
  }

  override var learnsFrames: Bool { true }

  override func updateWillBegin() {
    formerGeometry = geometry
    guard let table, let map = table.engine.queries.runningUpdate?.map else { return }
    if metricsAreValid {
      carried.takeAll(of: geometry, through: map, visible: table.engine.visible)
    } else {
      carried.follow(map, visible: table.engine.visible)
    }
    metricsAreValid = false
  }

  override func batchDidEnd(isApplied: Bool) {
    if isApplied { animations = announcedAnimations }
    announcedAnimations = RowAnimations()
  }

  override func updateDidEnd() {
    formerGeometry = nil
    animations = RowAnimations()
  }

  override func settledAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    table == nil ? nil : attributes(for: key, in: geometry, isPinned: true)
  }

  override func formerAttributes(for oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard table != nil else { return nil }
    return super.formerAttributes(for: oldKey)
      ?? formerGeometry.flatMap { attributes(for: oldKey, in: $0, isPinned: false) }
  }

  /// Gets all heights from the delegate and the data source, or from the properties of the table.
  private func readMetrics() {
    let reader = TableMetricsReader(table: table)
    var shapes: [TableSectionShape] = []
    let count = table.numberOfSections
    shapes.reserveCapacity(count)
    for section in 0..<count { shapes.append(reader.shape(ofSection: section)) }
    carried.apply(to: &shapes)
    carried = CarriedHeights()
    geometry = TableGeometry(shapes)
  }

  // MARK: Attributes

  /// The zIndex of pinned headers and footers, which are in front of the rows that scroll beneath them.
  static let pinnedZIndex = 10
  /// The zIndex of the row that the user is moving.
  static let carriedZIndex = 20

  /// The width of the content.
  var tableWidth: CGFloat {
    let inset = table.adjustedContentInset
    return max(0, table.bounds.width - inset.left - inset.right)
  }

  /// The left edge of rows in points. Inset groups are inside the safe area.
  var sideInset: CGFloat { table.style == .insetGrouped ? UIKitTuning.groupedInset + table.coveredSides.left : 0 }

  /// The width of rows.
  var rowWidth: CGFloat {
    guard table.style == .insetGrouped else { return tableWidth }
    let covered = table.coveredSides
    return max(0, tableWidth - 2 * UIKitTuning.groupedInset - covered.left - covered.right)
  }

  /// Whether headers or footers can be pinned to the viewport.
  var pinsSomething: Bool { table.style == .plain && hasBoundaries }

  private var hasBoundaries: Bool {
    for section in geometry.sections where section.hasHeader || section.hasFooter { return true }
    return false
  }

  /// Returns a new object with the attributes of an element, or nil if the element does not exist.
  func attributes(
    for key: ElementKey, in geometry: TableGeometry, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes? {
    if key.isCell {
      guard geometry.hasRow(key.item, section: key.section) else { return nil }
      return attributes(ofRow: key.item, section: key.section, in: geometry)
    }
    guard key.item == 0, geometry.sections.indices.contains(key.section) else { return nil }
    if key.kind == ElementKindTable.header {
      return attributes(ofHeader: key.section, in: geometry, isPinned: isPinned)
    }
    if key.kind == ElementKindTable.footer {
      return attributes(ofFooter: key.section, in: geometry, isPinned: isPinned)
    }
    return nil
  }

  /// Returns the attributes of a row.
  func attributes(ofRow row: Int, section: Int, in geometry: TableGeometry) -> UICollectionViewLayoutAttributes {
    let extent = geometry.place(ofRow: row, section: section)
    let attributes = make(ElementKey(section: section, item: row))
    attributes.frame = CGRect(
      x: sideInset, y: CGFloat(extent.top + displacement(of: ItemPosition(section, row), in: geometry)),
      width: rowWidth,
      height: CGFloat(extent.height))
    return attributes
  }

  /// Returns the attributes of a header, optionally pinned to the top of the viewport within its section, or nil if
  /// there is none.
  func attributes(
    ofHeader section: Int, in geometry: TableGeometry, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes? {
    let shape = geometry.sections[section]
    guard shape.hasHeader, shape.header > 0 else { return nil }
    let attributes = make(ElementKey(kind: ElementKindTable.header, section: section, item: 0))
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

  /// Returns the attributes of a footer, optionally pinned to the bottom of the viewport within its section, or nil if
  /// there is none.
  func attributes(
    ofFooter section: Int, in geometry: TableGeometry, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes? {
    let shape = geometry.sections[section]
    guard shape.hasFooter, shape.footer > 0 else { return nil }
    let attributes = make(ElementKey(kind: ElementKindTable.footer, section: section, item: 0))
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

  // The row that the user is moving.

  /// The height of the row that the user is moving, or 0 if there is no such row or it no longer exists.
  private var carriedHeight: Double {
    guard let from = carriedRow?.from, geometry.hasRow(from.item, section: from.section) else { return 0 }
    return geometry.place(ofRow: from.item, section: from.section).height
  }

  /// Returns the displacement of a row that moves aside for the moved row.
  private func displacement(of position: ItemPosition, in geometry: TableGeometry) -> Double {
    guard let carriedRow, geometry.hasRow(carriedRow.from.item, section: carriedRow.from.section) else { return 0 }
    let from = carriedRow.from
    if position == from { return 0 }
    let isBehind = position.section == from.section && position.item > from.item
    // The index of the row in the table without the dragged row.
    let item = isBehind ? position.item - 1 : position.item
    let to = carriedRow.to
    let height = geometry.sections[from.section].rows[from.item]
    let leaves = isBehind || position.section > from.section
    let comes = position.section > to.section || (position.section == to.section && item >= to.item)
    return (comes ? height : 0) - (leaves ? height : 0)
  }

  /// Returns the displacement of a header or footer that moves aside for the moved row.
  private func displacement(ofBoundary section: Int, isFooter: Bool, in geometry: TableGeometry) -> Double {
    guard let carriedRow, geometry.hasRow(carriedRow.from.item, section: carriedRow.from.section) else { return 0 }
    let height = geometry.sections[carriedRow.from.section].rows[carriedRow.from.item]
    let end = isFooter ? section + 1 : section
    return (carriedRow.to.section < end ? height : 0) - (carriedRow.from.section < end ? height : 0)
  }

  /// Adds the attributes of the dragged row, which may be far from its original position. The row is in front of the
  /// other rows.
  func addCarried(to found: inout [UICollectionViewLayoutAttributes]) {
    guard let carriedRow, let top = table.carrier.carried?.top else { return }
    let key = ElementKey(section: carriedRow.from.section, item: carriedRow.from.item)
    guard geometry.hasRow(key.item, section: key.section) else { return }
    found.removeAll { $0.key == key }
    let attributes = attributes(ofRow: key.item, section: key.section, in: geometry)
    attributes.frame.origin.y = top
    attributes.zIndex = Self.carriedZIndex
    found.append(attributes)
  }
}
