// SPDX-License-Identifier: MIT

/// Supplies the actions beside the rows of a table.
final class TableSwipes: NSObject, SwipeRevealHost {
  // The animation that closes a row may outlive the table.
  @WeakReference var table: UITableView?
  /// Moves the rows aside; nil until the table is set up.
  var reveal: SwipeReveal!

  func actions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    table?.swipeActions(path, side)
  }

  func willOpen(_ path: IndexPath) {
    guard let table else { return }
    table.cellForRow(at: path)?.showsConfirmation = true
    table.notifiedRowDelegate?.tableView(table, willBeginEditingRowAt: path)
  }

  func didClose(_ path: IndexPath, _ cell: any ItemCell) {
    (cell as? UITableViewCell)?.showsConfirmation = false
    guard let table else { return }
    table.notifiedRowDelegate?.tableView(table, didEndEditingRowAt: path)
  }
}
