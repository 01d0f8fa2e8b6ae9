// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Begins or ends editing: the selection is cleared without telling the delegate, cells learn whether they can be edited.
  final func changeEditingMode(_ isEditing: Bool) {
    guard isEditing != editingMode else { return }
    editingMode = isEditing
    _ = selectOnly(nil)
    for path in indexPathsForVisibleItems { cellForItem(at: path)?.isEditingItem = isEditingItem(path) }
    editingLooksChanged()
  }

  /// Whether an item is being edited: the view is, and the delegate allows it of the item.
  final func isEditingItem(_ path: IndexPath) -> Bool {
    editingMode && (collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true)
  }

  /// Whether the keyboard may reach an item.
  final func mayFocus(_ cell: UICollectionViewCell) -> Bool {
    guard allowsFocus, allowsSelection else { return false }
    guard let delegate = collectionDelegate, let path = indexPath(for: cell) else { return true }
    return delegate.collectionView(self, canFocusItemAt: path)
  }
}
