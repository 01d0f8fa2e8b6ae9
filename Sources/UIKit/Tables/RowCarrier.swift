// SPDX-License-Identifier: MIT

import SprungModels

/// Carries a row of a table by its control: the row follows the finger, the others make room, and the data source is notified when
/// the finger is lifted.
@preconcurrency @MainActor
final class RowCarrier {
  // A gesture or a display link may outlive the table.
  @WeakReference var table: UITableView?
  /// The movement that is in progress, and the one that is being reported.
  var movement = RowMovement()

  /// The row that is carried; nil if none is.
  private(set) var carried: RowReordering? {
    get { movement.carried }
    set { movement.carried = newValue }
  }

  /// Lifts the row of a cell, if the table is edited and nothing else is in progress.
  func begin(_ cell: UITableViewCell, at point: CGPoint) {
    guard let table else { return }
    let engine = table.engine
    table.swipes.close(animated: true)
    guard carried == nil, engine.shown.placeholders.isEmpty, engine.editing.editingMode, !engine.transactions.isBusy,
      engine.counts.areKnown, let path = table.indexPath(for: cell),
      table.tableLayout.geometry.hasRow(path.row, section: path.section)
    else { return }
    carried = RowReordering(from: path, to: path, grip: point.y - cell.frame.minY, top: cell.frame.minY)
    table.tableLayout.carriedRow = (ItemPosition(path), ItemPosition(path))
    cell.layer.shadowOpacity = 0.3
    display(in: table, animated: false)
  }

  /// The finger moved: the row follows, the others make room, and at an edge the content begins to scroll.
  func carry(to point: CGPoint) {
    guard let table, carried != nil, !table.engine.transactions.isBusy else { return }
    table.engine.edges.scrollAtEdges(CGPoint(x: table.bounds.midX, y: point.y))
    guard var moved = carried else { return }
    moved.top = point.y - moved.grip
    let proposal = destination(of: moved, in: table.tableLayout.geometry)
    var isChanged = false
    if proposal != moved.to {
      let target =
        table.tableDelegate?.tableView(
          table, targetIndexPathForMoveFromRowAt: moved.from, toProposedIndexPath: proposal) ?? proposal
      // The delegate may have changed the model, which ends the movement.
      guard carried != nil else { return }
      let accepted = isDestination(target, in: table) ? target : moved.to
      isChanged = accepted != moved.to
      moved.to = accepted
    }
    carried = moved
    table.tableLayout.carriedRow = (ItemPosition(moved.from), ItemPosition(moved.to))
    display(in: table, animated: isChanged)
  }

  /// The content has scrolled below the row, which stays where it is on the screen.
  func contentScrolled(by distance: CGPoint) {
    guard let carried else { return }
    carry(to: CGPoint(x: 0, y: carried.top + carried.grip + distance.y))
  }

  /// The finger was lifted: the model is changed, and the row moves to its new position.
  func end() {
    guard let table, let carried else { return }
    letGo(of: carried, in: table)
    // A data source that was released meanwhile cannot move the row.
    guard carried.from != carried.to, table.dataSource != nil else {
      display(in: table, animated: true)
      return
    }
    let generation = table.engine.updates.generation
    guard reportMove(from: carried.from, to: carried.to, in: table) else { return }
    guard generation == table.engine.updates.generation else {
      // The data source announced changes of its own: whether the move is one of them, only the model knows.
      table.engine.passes.reloadNow()
      return
    }
    table.engine.updates.record([.moveItem(from: ItemPosition(carried.from), to: ItemPosition(carried.to))])
  }

  /// Notifies the data source of the move. Returns false if it has displayed the result itself.
  private func reportMove(from: IndexPath, to: IndexPath, in table: UITableView) -> Bool {
    movement.reported = (from, to)
    movement.isShown = false
    table.dataSource?.tableView(table, moveRowAt: from, to: to)
    movement.reported = nil
    return !movement.isShown
  }

  /// The touch was cancelled: the row returns.
  func cancel() {
    guard let table, let carried else { return }
    letGo(of: carried, in: table)
    display(in: table, animated: true)
  }

  /// The model changes: the row returns at once, and the data source is not called to move it.
  func abandon() {
    guard let table, let carried else { return }
    letGo(of: carried, in: table)
    display(in: table, animated: false)
  }

  private func letGo(of row: RowReordering, in table: UITableView) {
    table.engine.edges.stopScrollingAtEdges()
    table.cellForRow(at: row.from)?.layer.shadowOpacity = 0
    carried = nil
    table.tableLayout.carriedRow = nil
  }

  private func display(in table: UITableView, animated: Bool) {
    let context = TableInvalidationContext()
    context.keepsMetrics = true
    table.tableLayout.invalidateLayout(with: context)
    guard animated else { return }
    // The row under the finger must not lag behind it.
    if let carried, let cell = table.cellForRow(at: carried.from) {
      cell.center.y = carried.top + cell.bounds.height / 2
    }
    UIView.animate(
      withDuration: UIKitTuning.cellTransition, delay: 0, options: .beginFromCurrentState,
      animations: { table.layoutIfNeeded() })
  }

  /// The position whose middle the middle of the row has passed.
  private func destination(of carried: RowReordering, in geometry: TableGeometry) -> IndexPath {
    guard geometry.hasRow(carried.from.row, section: carried.from.section) else { return carried.to }
    let own = geometry.place(ofRow: carried.from.row, section: carried.from.section)
    let middle = Double(carried.top) + own.height / 2
    let sections = geometry.sections(from: middle, to: middle)
    guard let section = sections.first else { return carried.to }
    let rows = geometry.sections[section].rows
    let isOwn = section == carried.from.section
    guard rows.count > 0 else { return IndexPath(row: 0, section: section) }
    let distance = middle - geometry.top(ofSection: section) - geometry.sections[section].rowsStart
    let row = rows.row(at: min(max(0, distance), rows.total))
    if isOwn { return IndexPath(row: row, section: section) }
    let isBelow = distance > rows.start(of: row) + rows[row] / 2
    return IndexPath(row: isBelow ? row + 1 : row, section: section)
  }

  private func isDestination(_ path: IndexPath, in table: UITableView) -> Bool {
    let counts = table.engine.counts
    guard counts.hasSection(path.section), let from = carried?.from else { return false }
    let count = counts[path.section] + (path.section == from.section ? 0 : 1)
    return path.row >= 0 && path.row < count
  }
}
