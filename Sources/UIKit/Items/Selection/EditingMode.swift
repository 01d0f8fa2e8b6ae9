// SPDX-License-Identifier: MIT

/// Whether items are being edited.
final class EditingMode: EnginePart {
  @exclusivity(unchecked) var editingMode = false

  /// Whether touches may select items at the moment.
  var selectsNow: Bool {
    editingMode ? engine.options.allowsSelectionDuringEditing || selectsSeveralNow : engine.options.allowsSelection
  }

  /// Whether touches may select more than one item at the moment.
  var selectsSeveralNow: Bool {
    let options = engine.options
    if editingMode { return options.allowsMultipleSelectionDuringEditing }
    return options.allowsMultipleSelection && (options.allowsSelection || options.isRowList)
  }

  /// Begins or ends editing: clears the selection without notifying the delegate, and updates the cells.
  func changeEditingMode(_ isEditing: Bool) {
    guard isEditing != editingMode else { return }
    editingMode = isEditing
    _ = engine.touches.selectOnly(nil)
    for path in engine.queries.visiblePaths {
      engine.queries.cell(at: path)?.itemState.isEditingItem = isEditingItem(path)
    }
    engine.lists.editingAppearanceChanged()
  }

  /// Whether an item is being edited: editing mode is on, and the delegate allows editing the item.
  func isEditingItem(_ path: IndexPath) -> Bool {
    editingMode && client.allows(.edit, at: path)
  }

  /// Whether the keyboard may reach an item.
  func mayFocus(_ cell: any ItemCell) -> Bool {
    guard engine.options.allowsFocus, engine.options.allowsSelection else { return false }
    guard let path = engine.queries.path(of: cell) else { return true }
    return client.allows(.focus, at: path)
  }
}
