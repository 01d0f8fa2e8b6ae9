// SPDX-License-Identifier: MIT

extension UITableView {
  /// Configures a cell of the table: its separator, background, corners, indentation and editing controls.
  final func configure(_ cell: UITableViewCell, at path: IndexPath) {
    let rows = engine.counts.hasSection(path.section) ? engine.counts[path.section] : 1
    let row = engine.shown.placeholders.shown(path).row
    let position = RowPosition(isFirst: row == 0, isLast: row == rows - 1)
    let isInset = style == .insetGrouped
    UIView.performWithoutAnimation {
      cell.take(tableLayout.rowMargins)
      if cell.backgroundColor == nil, cell.backgroundView == nil, cell.configured.background == nil {
        cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      }
      cell.showLine(
        separatorStyle == .none || (isInset && position.isLast) ? nil : shownSeparatorColor, effect: separatorEffect,
        inset: style == .grouped && position.isLast ? .zero : lineInset)
      cell.round(isInset ? position : nil)
      if let delegate = tableDelegate {
        let level = OptionalCall.answer(of: delegate, "tableView(_:indentationLevelForRowAt:)") {
          delegate.tableView(self, indentationLevelForRowAt: path)
        }
        if let level { cell.indentationLevel = level }
      }
      prepareEditing(of: cell, at: path)
      cell.notifiedEditing = engine.editing.editingMode
      if cell.isEditing != engine.editing.editingMode { showEditing(in: cell, animated: false) }
    }
  }

  /// The color in which separators are drawn. A blur replaces the color.
  private var shownSeparatorColor: UIColor {
    if let vibrancy = separatorEffect as? UIVibrancyEffect { return vibrancy.color }
    return separatorEffect is UIBlurEffect ? .clear : separatorColor ?? .separator
  }

  /// Changes the appearance of rows and updates the rows on screen.
  final func changeAppearance(_ change: (inout TableAppearance) -> Void) {
    change(&appearance)
    configureVisibleCells()
    setNeedsLayout()
  }

  final func configureVisibleCells() {
    engine.transactions.inTransaction {
      for path in engine.queries.visiblePaths where !engine.transactions.calls.hasRequests {
        if let cell = cellForRow(at: path) { configure(cell, at: path) }
      }
    }
  }
}

/// Whether a row is the first or last row of its section.
struct RowPosition: Equatable {
  let isFirst: Bool
  let isLast: Bool

  /// The corners that are rounded in an inset group.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
