// SPDX-License-Identifier: MIT

import SprungModels

/// Determines the actual or estimated heights of all elements in a table, without creating views.
struct TableMetricsReader {
  let table: UITableView
  private let delegate: (any UITableViewDelegate)?
  private let source: (any UITableViewDataSource)?
  private let asksEveryRow: Bool
  private let asksForHeaders: Bool
  private let asksForFooters: Bool

  init(table: UITableView) {
    self.table = table
    delegate = table.tableDelegate
    source = table.dataSource
    // If the app provides an estimated row height, the delegate must not be queried for the heights of all rows.
    asksEveryRow = table.estimatedRowHeight == UITableView.automaticDimension || table.estimatedRowHeight == 0
    let hasSections = table.numberOfSections > 0
    asksForHeaders = hasSections && table.delegateHasBoundary(isHeader: true)
    asksForFooters = hasSections && table.delegateHasBoundary(isHeader: false)
  }

  /// Returns the heights of a section.
  func shape(ofSection section: Int) -> TableSectionShape {
    var shape = TableSectionShape()
    shape.rows = rows(ofSection: section)
    for place in table.engine.shown.placeholders.positions.shownGaps(inSection: section) {
      if let height = table.placeholderHeight(place.indexPath) { shape.rows.set(Double(height), of: place.item) }
    }
    readHeader(of: section, into: &shape)
    readFooter(of: section, into: &shape)
    return shape
  }

  // Rows.

  private func rows(ofSection section: Int) -> RowHeights {
    let count = table.numberOfRows(inSection: section)
    let usual = table.rowHeight
    let estimate = Double(likely(table.estimatedRowHeight, usual))
    guard count > 0 else { return RowHeights(count: 0, estimate: estimate) }
    guard let delegate, let first = estimateOrHeight(of: IndexPath(row: 0, section: section), delegate) else {
      if usual == UITableView.automaticDimension { return RowHeights(count: count, estimate: estimate) }
      return RowHeights(count: count, estimate: Double(usual), areKnown: true)
    }
    var heights = [first.height]
    heights.reserveCapacity(count)
    var unknown: [Int] = first.isKnown ? [] : [0]
    for row in 1..<max(1, count) {
      let path = IndexPath(row: row, section: section)
      let answer = estimateOrHeight(of: path, delegate) ?? (height: estimate, isKnown: false)
      heights.append(answer.height)
      if !answer.isKnown { unknown.append(row) }
    }
    var rows = RowHeights(heights, areKnown: true)
    for row in unknown { rows.forget(row) }
    return rows
  }

  /// Returns the height or estimate that the delegate provides for a row, or nil if the delegate implements neither
  /// method.
  private func estimateOrHeight(
    of shown: IndexPath, _ delegate: any UITableViewDelegate
  ) -> (height: Double, isKnown: Bool)? {
    guard let path = table.engine.shown.placeholders.model(shown) else {
      return (Double(likely(-1, table.rowHeight)), false)
    }
    let usual = table.rowHeight
    let estimate = OptionalCall.answer(of: delegate, "tableView(_:estimatedHeightForRowAt:)") {
      delegate.tableView(table, estimatedHeightForRowAt: path)
    }
    if let estimate {
      let checked = TableMetricsCheck.height(
        estimate, fallback: UIKitTuning.rowHeight, "The estimated height of row \(path.section)-\(path.row)")
      return (Double(likely(checked, usual)), false)
    }
    guard asksEveryRow else { return nil }
    guard let height = table.delegateHeight(ofRow: shown) else { return nil }
    if height == UITableView.automaticDimension { return (Double(likely(table.estimatedRowHeight, usual)), false) }
    return (Double(height), true)
  }

  /// Returns the estimate if it is positive, the given height if that is not negative, and otherwise the default row
  /// height.
  private func likely(_ estimate: CGFloat, _ height: CGFloat) -> CGFloat {
    if estimate > 0 { return estimate }
    return height >= 0 ? height : UIKitTuning.rowHeight
  }

  // Headers and footers.

  private func readHeader(of section: Int, into shape: inout TableSectionShape) {
    let explicit = height(delegateHeight(isHeader: true, section), table.sectionHeaderHeight)
    let hasTitle = source?.tableView(table, titleForHeaderInSection: section) != nil
    shape.hasHeader = hasTitle || asksForHeaders || (explicit.isOfDelegate && explicit.height > 0)
    guard shape.hasHeader else {
      if table.style != .plain {
        shape.topPadding = explicit.isOfDelegate ? Double(max(0, explicit.height)) : gapWithoutHeader(section)
      }
      return
    }
    shape.isHeaderKnown = explicit.height >= 0
    shape.header = Double(explicit.height >= 0 ? explicit.height : estimate(isHeader: true, section))
    if table.style == .plain {
      let padding = table.sectionHeaderTopPadding
      shape.topPadding = Double(padding >= 0 ? padding : UIKitTuning.plainHeaderPadding)
    }
  }

  private func readFooter(of section: Int, into shape: inout TableSectionShape) {
    let explicit = height(delegateHeight(isHeader: false, section), table.sectionFooterHeight)
    let hasTitle = source?.tableView(table, titleForFooterInSection: section) != nil
    shape.hasFooter = hasTitle || asksForFooters || (explicit.isOfDelegate && explicit.height > 0)
    guard shape.hasFooter else {
      if table.style != .plain {
        shape.footer = explicit.isOfDelegate ? Double(max(0, explicit.height)) : Double(UIKitTuning.groupedGap)
      }
      return
    }
    shape.isFooterKnown = explicit.height >= 0
    shape.footer = Double(explicit.height >= 0 ? explicit.height : estimate(isHeader: false, section))
  }

  /// Returns the height of a header or footer before it is measured. This is the delegate's estimate, or the table's
  /// estimate if the delegate provides none.
  private func estimate(isHeader: Bool, _ section: Int) -> CGFloat {
    if let delegate {
      let answer =
        isHeader
        ? OptionalCall.answer(of: delegate, "tableView(_:estimatedHeightForHeaderInSection:)") {
          delegate.tableView(table, estimatedHeightForHeaderInSection: section)
        }
        : OptionalCall.answer(of: delegate, "tableView(_:estimatedHeightForFooterInSection:)") {
          delegate.tableView(table, estimatedHeightForFooterInSection: section)
        }
      let checked = answer.map {
        TableMetricsCheck.height(
          $0, fallback: UITableView.automaticDimension,
          "The estimated height of the \(isHeader ? "header" : "footer") of section \(section)")
      }
      if let checked, checked > 0 { return checked }
    }
    let usual = isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    return usual > 0 ? usual : UIKitTuning.plainHeaderHeight
  }

  private func gapWithoutHeader(_ section: Int) -> Double {
    Double(section == 0 && table.tableHeaderView == nil ? UIKitTuning.groupedFirstGap : UIKitTuning.groupedGap)
  }

  private func height(_ own: CGFloat?, _ usual: CGFloat) -> (height: CGFloat, isOfDelegate: Bool) {
    guard let own, own >= 0 else { return (usual, false) }
    return (own, true)
  }

  private func delegateHeight(isHeader: Bool, _ section: Int) -> CGFloat? {
    guard let delegate else { return nil }
    let answer =
      isHeader
      ? OptionalCall.answer(of: delegate, "tableView(_:heightForHeaderInSection:)") {
        delegate.tableView(table, heightForHeaderInSection: section)
      }
      : OptionalCall.answer(of: delegate, "tableView(_:heightForFooterInSection:)") {
        delegate.tableView(table, heightForFooterInSection: section)
      }
    return answer.map {
      TableMetricsCheck.height(
        $0, fallback: UITableView.automaticDimension,
        "The height of the \(isHeader ? "header" : "footer") of section \(section)")
    }
  }
}
