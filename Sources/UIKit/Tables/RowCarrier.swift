// SPDX-License-Identifier: MIT

import SprungModels

/// Moves a row of a table with its reorder control. The row follows the touch, the other rows move aside, and the data
/// source is notified when the touch ends.
@preconcurrency @MainActor
final class RowCarrier {
  // The reference is weak because a gesture or a display link may retain this object after the table has been
  // deallocated.
  @WeakReference var table: UITableView?
  /// The current movement, and the movement that is being reported to the data source.
  var movement = RowMovement()

  /// The row that the user is moving, or nil if there is none.
  private(set) var carried: RowReordering? {
    get { movement.carried }
    set { movement.carried = newValue }
  }

  /// Lifts the row of a cell if the table is in editing mode and no other movement is in progress.
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

  /// Called when the touch moves. The row follows the touch, the other rows move aside, and the content scrolls if the
  /// touch is near an edge.
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
      // If the delegate has changed the model, the movement has ended.
      guard carried != nil else { return }
      let accepted = isDestination(target, in: table) ? target : moved.to
      isChanged = accepted != moved.to
      moved.to = accepted
    }
    carried = moved
    table.tableLayout.carriedRow = (ItemPosition(moved.from), ItemPosition(moved.to))
    display(in: table, animated: isChanged)
  }

  /// Called when the content scrolls below the moved row. The row keeps its position on screen.
  func contentScrolled(by distance: CGPoint) {
    guard let carried else { return }
    carry(to: CGPoint(x: 0, y: carried.top + carried.grip + distance.y))
  }

  /// Called when the touch ends. Updates the model and moves the row to its new position.
  func end() {
    guard let table, let carried else { return }
    letGo(of: carried, in: table)
    // If the data source has been deallocated in the meantime, the row cannot be moved.
    guard carried.from != carried.to, table.dataSource != nil else {
      display(in: table, animated: true)
      return
    }
    let generation = table.engine.updates.generation
    guard reportMove(from: carried.from, to: carried.to, in: table) else { return }
    guard generation == table.engine.updates.generation else {
      // The data source has reported its own changes, which may already include the move, so the rows are reloaded.
      table.engine.passes.reloadNow()
      return
    }
    table.engine.updates.record([.moveItem(from: ItemPosition(carried.from), to: ItemPosition(carried.to))])
  }

  /// Notifies the data source of the move. Returns false if the data source has already updated the table.
  private func reportMove(from: IndexPath, to: IndexPath, in table: UITableView) -> Bool {
    movement.reported = (from, to)
    movement.isShown = false
    table.dataSource?.tableView(table, moveRowAt: from, to: to)
    movement.reported = nil
    return !movement.isShown
  }

  /// Called when the touch is cancelled. The row returns to its position.
  func cancel() {
    guard let table, let carried else { return }
    letGo(of: carried, in: table)
    display(in: table, animated: true)
  }

  /// Called when the model is about to change. The row returns to its original position without animation, and the data
  /// source is not notified.
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
    // The row must follow the touch without delay.
    if let carried, let cell = table.cellForRow(at: carried.from) {
      cell.center.y = carried.top + cell.bounds.height / 2
    }
    UIView.animate(
      withDuration: UIKitTuning.cellTransition, delay: 0, options: .beginFromCurrentState,
      animations: { table.layoutIfNeeded() })
  }

  /// Returns the index path at the center of the moved row.
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
