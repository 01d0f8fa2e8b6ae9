// SPDX-License-Identifier: MIT

extension UITableView {
  final func changeEditing(_ isEditing: Bool, animated: Bool) {
    guard isEditing != engine.editing.editingMode else { return }
    swipes.close(animated: animated)
    carrier.end()
    engine.editing.editingMode = isEditing
    for path in engine.selection.selected { deselect(path, animated: animated) }
    if engine.transactions.isBusy {
      engine.transactions.notify { [self] in updateEditing(animated: animated) }
    } else {
      updateEditing(animated: animated)
    }
  }

  func isEditingCurrent(in cell: any ItemCell) -> Bool {
    (cell as? UITableViewCell).map { $0.notifiedEditing == engine.editing.editingMode } ?? true
  }

  /// Notifies cells that the editing mode has changed, after the data source has provided their editing controls.
  /// Overrides in cells are application code, so they are called outside the transaction.
  func updateEditing(animated: Bool) {
    engine.transactions.inTransaction {
      // If the data source has requested a change, its results may belong to another state, so the loop ends. New cells
      // are configured when they appear.
      for path in engine.queries.visiblePaths where !engine.transactions.calls.hasRequests {
        if let cell = cellForRow(at: path), cell.notifiedEditing != engine.editing.editingMode {
          prepareEditing(of: cell, at: path)
        }
      }
    }
    for element in engine.visible.elements where element.key.isCell && !element.isPlaceholder {
      guard let cell = element.view as? UITableViewCell, cell.notifiedEditing != engine.editing.editingMode else {
        continue
      }
      showEditing(in: cell, animated: animated)
    }
  }

  /// Notifies a cell of the editing mode. If the cell's override changes the mode before calling `super`, the cell is
  /// notified again.
  final func showEditing(in cell: UITableViewCell, animated: Bool) {
    for _ in 0..<UIKitTuning.layoutPassLimit {
      let isEditing = engine.editing.editingMode
      cell.notifiedEditing = isEditing
      cell.setEditing(isEditing, animated: animated)
      if engine.editing.editingMode == isEditing { return }
    }
  }

  /// Sets the editing controls of a cell.
  final func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
    var style = UITableViewCell.EditingStyle.none
    if canEdit, !allowsMultipleSelectionDuringEditing || !engine.editing.editingMode {
      style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }
    cell.takeEditing(
      style: style, canMove: canMove(path),
      indents: tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
  }

  /// Returns whether the data source allows a row to be moved, or nil if the cell's `showsReorderControl` decides.
  final func canMove(_ path: IndexPath) -> Bool? {
    guard let dataSource else { return false }
    return OptionalCall.answer(of: dataSource, "tableView(_:canMoveRowAt:)") {
      dataSource.tableView(self, canMoveRowAt: path)
    }
  }

  /// Returns whether a swipe across a row can delete it. If neither the data source nor the delegate implements an
  /// editing method, a swipe deletes the row only in editing mode or if `_commitsEditing` is true.
  private func mayDelete(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let canEdit = OptionalCall.answer(of: dataSource, "tableView(_:canEditRowAt:)") {
      dataSource.tableView(self, canEditRowAt: path)
    }
    guard canEdit ?? true else { return false }
    guard let delegate = tableDelegate else {
      return canEdit != nil || dataSource._commitsEditing || engine.editing.editingMode
    }
    let style = OptionalCall.answer(of: delegate, "tableView(_:editingStyleForRowAt:)") {
      delegate.tableView(self, editingStyleForRowAt: path)
    }
    if let style { return style == .delete }
    return canEdit != nil || dataSource._commitsEditing || engine.editing.editingMode
  }

  /// Called when the control at the leading edge of a cell is pressed.
  final func editControlPressed(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: notifiedDataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: swipes.open(path, .trailing, animated: true)
    case .none: break
    }
  }

  /// Called when the detail button of a cell is pressed.
  final func accessoryPressed(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessorySegue?.fire(cell)
    notifiedRowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Returns the swipe actions that the delegate provides for a row. If it provides none and the row can be deleted,
  /// returns the delete action.
  final func swipeActions(_ path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    let delegate = tableDelegate
    let isLeading = side == .leading
    if isLeading {
      guard !engine.editing.editingMode else { return nil }
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if !engine.editing.editingMode, let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    {
      return own
    }
    if !engine.editing.editingMode, let older = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: older.map { $0.contextualAction(for: path) })
    }
    guard mayDelete(path) else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [me = WeakReference(self)] _, _, done in
      if let self = me.wrappedValue { self.notifiedDataSource?.tableView(self, commit: .delete, forRowAt: path) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
