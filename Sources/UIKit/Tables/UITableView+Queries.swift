// SPDX-License-Identifier: MIT

import SprungModels

extension UITableView {
  #if hasFeature(Embedded)
    /// The scroll view's delegate if it is a table delegate. Embedded Swift cannot cast to a protocol type, so the
    /// delegate returns itself.
    final var tableDelegate: (any UITableViewDelegate)? { scrollDelegate?._tableDelegate }
  #else
    /// The scroll view's delegate if it is a table delegate.
    final var tableDelegate: (any UITableViewDelegate)? { scrollDelegate as? any UITableViewDelegate }
  #endif

  /// The delegate and the data source, for notifications that are sent directly rather than through the call queue.
  /// Debug builds assert that no transaction is open.
  final var notifiedRowDelegate: (any UITableViewDelegate)? {
    engine.transactions.expectNotifiable()
    return tableDelegate
  }
  final var notifiedDataSource: (any UITableViewDataSource)? {
    engine.transactions.expectNotifiable()
    return dataSource
  }

  final func rectangle(_ section: Int, _ place: (TableGeometry) -> (top: Double, height: Double)) -> CGRect {
    engine.queries.prepareForQuery()
    guard tableLayout.geometry.sections.indices.contains(section) else { return .zero }
    let found = place(tableLayout.geometry)
    return CGRect(
      x: tableLayout.sideInset, y: CGFloat(found.top), width: tableLayout.rowWidth, height: CGFloat(found.height))
  }

  final func rows(touching rect: CGRect) -> [IndexPath] {
    let geometry = tableLayout.geometry
    let lower = Double(rect.minY)
    let upper = Double(rect.maxY)
    var paths: [IndexPath] = []
    for section in geometry.sections(from: lower, to: upper) {
      for row in geometry.rows(ofSection: section, from: lower, to: upper) {
        let extent = geometry.place(ofRow: row, section: section)
        guard extent.height > 0, extent.top <= upper, lower < extent.top + extent.height else { continue }
        paths.append(IndexPath(row: row, section: section))
      }
    }
    return paths
  }

  final func boundaryView(isHeader: Bool, _ section: Int) -> (any ItemView)? {
    let kind = isHeader ? ElementKindTable.header : ElementKindTable.footer
    return engine.visible[ElementKey(kind: kind, section: section, item: 0)]?.view
  }

  // Scrolling.

  /// Measures the rows above the row to which the table is about to scroll.
  private func measure(above path: IndexPath) {
    let first = engine.queries.visiblePaths.first
    let before = first.map { rectForRow(at: $0).minY } ?? 0
    tableLayout.measure(upward: path, filling: bounds.height)
    engine.passes.takeContentSize(engine.passes.askContentSize())
    // The animated scroll starts with the rows that are on screen, so the offset is adjusted to their new positions.
    let change = (first.map { rectForRow(at: $0).minY } ?? 0) - before
    if change != 0 { setExactOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + change)) }
    setNeedsLayout()
  }

  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    engine.transactions.inTransaction { bringRow(at: path, to: position, animated: animated) }
  }

  private func bringRow(at path: IndexPath, to position: ScrollPosition, animated: Bool) {
    engine.passes.prepareLayout()
    // The app passes the row `NSNotFound` to scroll to a section without rows.
    guard path.row != NSNotFound else {
      guard tableLayout.geometry.sections.indices.contains(path.section) else { return }
      let top = CGFloat(tableLayout.geometry.top(ofSection: path.section)) - adjustedContentInset.top
      let target = legalOffset(CGPoint(x: contentOffset.x, y: top), contentSize: contentSize)
      setContentOffset(target, animated: animated)
      return
    }
    if engine.queries.modelHasItem(path), position != .top { measure(above: path) }
    var collectionPosition: ItemScrollPosition
    switch position {
    case .none: collectionPosition = []
    case .top: collectionPosition = .top
    case .middle: collectionPosition = .centeredVertically
    case .bottom: collectionPosition = .bottom
    }
    if position == .none, headerCovers(path) { collectionPosition = .top }
    let header = position == .top || collectionPosition == .top ? pinnedHeight(above: path) : 0
    guard header > 0, let frame = engine.queries.attributes(at: path)?.frame else {
      engine.scrollAim.scroll(to: path, at: collectionPosition, animated: animated)
      return
    }
    let target = CGPoint(x: contentOffset.x, y: frame.minY - header - adjustedContentInset.top)
    setContentOffset(legalOffset(target, contentSize: contentSize), animated: animated)
    engine.scrollAim.aim(at: path, .top, cover: header)
  }

  /// Returns the height of the pinned header above the rows of a section.
  private func pinnedHeight(above path: IndexPath) -> CGFloat {
    guard style == .plain, tableLayout.geometry.sections.indices.contains(path.section) else { return 0 }
    let shape = tableLayout.geometry.sections[path.section]
    return shape.hasHeader ? CGFloat(shape.header) : 0
  }

  private func headerCovers(_ path: IndexPath) -> Bool {
    let frame = rectForRow(at: path)
    let top = bounds.minY + adjustedContentInset.top
    return frame.minY >= top && frame.minY < top + pinnedHeight(above: path)
  }

  final func nearestSelectedRow() -> IndexPath? {
    var best: (path: IndexPath, distance: CGFloat)?
    for path in engine.selection.selected {
      let frame = rectForRow(at: path)
      let distance = max(0, max(bounds.minY - frame.maxY, frame.minY - bounds.maxY))
      if let other = best, other.distance <= distance { continue }
      best = (path, distance)
    }
    return best?.path
  }

  // The views above the first section and below the last section.

  final func edgeChanged(from old: UIView?, to new: UIView?) {
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new { addSubview(new) }
    }
    tableLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Updates the frames of the table's header and footer views.
  final func layOutHeaderAndFooter() {
    let geometry = tableLayout.geometry
    if let view = tableHeaderView {
      layOut(view, top: 0)
      if Double(view.frame.height) != geometry.header { tableLayout.invalidateLayout() }
    }
    if let view = tableFooterView {
      layOut(view, top: CGFloat(geometry.footerTop))
      if Double(view.frame.height) != geometry.footer { tableLayout.invalidateLayout() }
    }
  }

  private func layOut(_ view: UIView, top: CGFloat) {
    let frame = CGRect(x: 0, y: top, width: tableLayout.tableWidth, height: view.frame.height)
    if view.layoutFrame != frame { view.layoutFrame = frame }
  }
}
