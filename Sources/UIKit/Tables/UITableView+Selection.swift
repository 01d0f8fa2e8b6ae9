// SPDX-License-Identifier: MIT

extension UITableView {
  /// What a tap on a row does: the highlight ends first, then the delegate may choose another row, or none.
  final func rowWasTapped(_ path: IndexPath) {
    forgetTouch()
    if selectsSeveralNow, selection.contains(path) {
      guard let target = askWillDeselect(path) else { return }
      leaveSelection(target)
      return
    }
    let delegate = tableDelegate
    let generation = updates.generation
    var wanted: IndexPath? = path
    if let delegate { wanted = delegate.tableView(self, willSelectRowAt: path) }
    // The answer is an index path of before, if the delegate has changed the model.
    guard let wanted, generation == updates.generation, itemExists(wanted) else { return }
    let outer = selection.chosen
    selection.chosen = wanted
    if !selectsSeveralNow {
      for old in selection.selected where old != wanted {
        // The rest after a change of the model: the row that was tapped moves with it.
        guard let leaving = generation == updates.generation ? askWillDeselect(old) : nil else { continue }
        leaveSelection(leaving)
      }
    }
    guard let target = selection.chosen, itemExists(target) else { return }
    if wanted != path { selection.chosen = outer }
    _ = selection.insert(target)
    cellForRow(at: target)?.setSelected(true, animated: false)
    let before = updates.generation
    notifiedRowDelegate?.tableView(self, didSelectRowAt: target)
    if before == updates.generation { performPrimaryAction(target) }
  }

  final func selectRowAsking(_ path: IndexPath) -> Bool {
    let generation = updates.generation
    let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let target = wanted, generation == updates.generation, itemExists(target), selection.insert(target) else {
      return false
    }
    cellForRow(at: target)?.setSelected(true, animated: false)
    notifiedRowDelegate?.tableView(self, didSelectRowAt: target)
    return true
  }

  final func deselectRowAsking(_ path: IndexPath) -> Bool {
    guard let target = askWillDeselect(path) else { return false }
    leaveSelection(target)
    return true
  }

  private func askWillDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate = tableDelegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  private func leaveSelection(_ path: IndexPath) {
    guard selection.remove(path) else { return }
    cellForRow(at: path)?.setSelected(false, animated: false)
    notifiedRowDelegate?.tableView(self, didDeselectRowAt: path)
  }

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in selection.selected { deselect(old, animated: animated) }
      return
    }
    guard itemExists(path) else {
      Diagnostics.report(
        "itemOutOfRange",
        "selectRow was called for row \(path.section)-\(path.row), which does not exist; nothing is selected.")
      return
    }
    if !selectsSeveralNow {
      for old in selection.selected where old != path { deselect(old, animated: animated) }
    }
    _ = selection.insert(path)
    cellForRow(at: path)?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.remove(path) else { return }
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }
}
