// SPDX-License-Identifier: MIT

extension UITableView {
  /// Posts the notification of a change of the selection when the table is in a consistent state.
  final func postSelectionChange() {
    makeOrQueue { [self] in NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self) }
  }

  /// Handles a tap on a row. The highlight is removed before the delegate is notified. The delegate may select another
  /// row instead or reject the selection.
  final func rowWasTapped(_ path: IndexPath) {
    let touched = engine.updates.generation
    engine.touches.discardTouch()
    // An override in the cell whose highlight was removed may have changed the model.
    guard touched == engine.updates.generation, engine.queries.modelHasItem(path) else { return }
    if engine.editing.selectsSeveralNow, engine.selection.contains(path) {
      guard let target = askWillDeselect(path) else { return }
      leaveSelection(target)
      postSelectionChange()
      return
    }
    let delegate = tableDelegate
    let generation = engine.updates.generation
    var wanted: IndexPath? = path
    if let delegate { wanted = delegate.tableView(self, willSelectRowAt: path) }
    // If the delegate has changed the model, the returned index path is outdated.
    guard let wanted, generation == engine.updates.generation, engine.queries.modelHasItem(wanted) else { return }
    let outer = engine.selection.chosen
    engine.selection.chosen = wanted
    if !engine.editing.selectsSeveralNow {
      for old in engine.selection.selected where old != wanted {
        // After a model change, the remaining index paths in this loop are outdated. Only the index path of the chosen
        // row has been updated.
        guard let leaving = generation == engine.updates.generation ? askWillDeselect(old) : nil else { continue }
        leaveSelection(leaving)
      }
    }
    guard let target = engine.selection.chosen, engine.queries.modelHasItem(target) else { return }
    if wanted != path { engine.selection.chosen = outer }
    _ = engine.selection.insert(target)
    guard showSelection(of: [target], animated: false), engine.queries.modelHasItem(target) else { return }
    let before = engine.updates.generation
    notifySelection(of: target)
    if before == engine.updates.generation { engine.touches.performPrimaryAction(target) }
  }

  final func selectRowAsking(_ path: IndexPath) -> Bool {
    let generation = engine.updates.generation
    let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let target = wanted, generation == engine.updates.generation, engine.queries.modelHasItem(target),
      engine.selection.insert(target)
    else {
      return false
    }
    guard showSelection(of: [target], animated: false), engine.queries.modelHasItem(target) else { return true }
    notifySelection(of: target)
    return true
  }

  final func deselectRowAsking(_ path: IndexPath) -> Bool {
    guard let target = askWillDeselect(path) else { return false }
    leaveSelection(target)
    postSelectionChange()
    return true
  }

  private func askWillDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate = tableDelegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  private func leaveSelection(_ path: IndexPath) {
    guard engine.selection.remove(path), showSelection(of: [path], animated: false), engine.queries.modelHasItem(path)
    else { return }
    notifiedRowDelegate?.tableView(self, didDeselectRowAt: path)
  }

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      let old = engine.selection.selected
      engine.selection.removeAll()
      _ = showSelection(of: old, animated: animated)
      return
    }
    guard engine.queries.modelHasItem(path) else {
      Diagnostics.report(
        "itemOutOfRange",
        "selectRow was called for row \(path.section)-\(path.row), which does not exist. The selection is unchanged.")
      return
    }
    let others = engine.editing.selectsSeveralNow ? [] : engine.selection.selected.filter { $0 != path }
    for other in others { _ = engine.selection.remove(other) }
    _ = engine.selection.insert(path)
    guard showSelection(of: others + [path], animated: animated), position != .none, engine.queries.modelHasItem(path)
    else { return }
    scrollToRow(at: path, at: position, animated: animated)
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    if engine.selection.remove(path) { _ = showSelection(of: [path], animated: animated) }
  }

  /// Whether the user can currently select more than one row.
  final var selectsSeveralRows: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Updates the selected state of cells after the selection has been stored for all rows. Overrides in cells are
  /// application code and may change the model. Returns whether the index paths are still valid.
  private func showSelection(of paths: [IndexPath], animated: Bool) -> Bool {
    let (generation, revision) = (engine.updates.generation, engine.selection.revision)
    for path in paths {
      cellForRow(at: path)?.setSelected(engine.selection.contains(path), animated: animated)
      guard generation == engine.updates.generation, revision == engine.selection.revision else {
        engine.touches.showSelection()
        return generation == engine.updates.generation
      }
    }
    return true
  }
}
