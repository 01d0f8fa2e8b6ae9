// SPDX-License-Identifier: MIT

/// The editing mode of the items.
final class EditingMode: EnginePart {
  @exclusivity(unchecked) var editingMode = false

  /// Whether touches can currently select items.
  var selectsNow: Bool {
    editingMode ? engine.options.allowsSelectionDuringEditing || selectsSeveralNow : engine.options.allowsSelection
  }

  /// Whether touches can currently select more than one item.
  var selectsSeveralNow: Bool {
    let options = engine.options
    if editingMode { return options.allowsMultipleSelectionDuringEditing }
    return options.allowsMultipleSelection && (options.allowsSelection || options.isRowList)
  }

  /// Begins or ends editing. Clears the selection without notifying the delegate, and updates the cells.
  func changeEditingMode(_ isEditing: Bool) {
    guard isEditing != editingMode else { return }
    editingMode = isEditing
    _ = engine.touches.selectOnly(nil)
    for path in engine.queries.visiblePaths {
      engine.queries.cell(at: path)?.itemState.isEditingItem = isEditingItem(path)
    }
    engine.lists.editingAppearanceChanged()
  }

  /// Returns whether an item is being edited, because editing mode is on and the delegate allows editing the item.
  func isEditingItem(_ path: IndexPath) -> Bool {
    editingMode && client.allows(.edit, at: path)
  }

  /// Returns whether a cell can receive the keyboard focus.
  func mayFocus(_ cell: any ItemCell) -> Bool {
    guard engine.options.allowsFocus, engine.options.allowsSelection else { return false }
    guard let path = engine.queries.path(of: cell) else { return true }
    return client.allows(.focus, at: path)
  }
}
