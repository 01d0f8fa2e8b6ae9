// SPDX-License-Identifier: MIT

/// Provides the swipe actions of a table's rows.
final class TableSwipes: NSObject, SwipeRevealHost {
  // The reference is weak because the animation that closes a row may outlive the table.
  @WeakReference var table: UITableView?
  /// Reveals the actions. The value is nil until the table has been set up.
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
