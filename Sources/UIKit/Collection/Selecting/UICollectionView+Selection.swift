// SPDX-License-Identifier: MIT

extension UICollectionView {
  final func setSelected(_ isOn: Bool, _ indexPath: IndexPath) {
    _ = isOn ? selection.insert(indexPath) : selection.remove(indexPath)
    if let cell = cellForItem(at: indexPath), cell.isSelected != isOn { cell.isSelected = isOn }
  }

  /// Shows the selection in all cells. A query may select items while the elements still have their keys of before the update.
  final func showSelection() {
    for element in visible.elements where element.key.isCell && !element.isPlaceholder {
      guard let cell = element.view as? UICollectionViewCell, let path = placeholders.model(element.key.indexPath)
      else {
        continue
      }
      let isSelected = selection.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
  }

  // Touches. A scroll view delays them and cancels them when its pan begins. While one is followed, the beginning of others
  // is kept back, and so is the rest of them, as it goes only to those who heard the beginning.

  final func beginTouch(_ touches: Set<UITouch>) -> Bool {
    if closeListSwipes() { return true }
    guard selection.touch == nil, selectsNow, let touch = touches.first, let path = item(under: touch) else {
      return selection.touch != nil
    }
    selection.follow(touch)
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
    // The delegate may have changed the model.
    guard selection.touch === touch, counts.areKnown, let path = item(under: touch) else { return true }
    selection.highlight(path)
    cellForItem(at: path)?.isHighlighted = true
    notifiedItemDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  final func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = selection.touch, touches.contains(touch) else { return false }
    if let path = selection.highlighted, !isTouch(touch, on: path) { unhighlight() }
    return true
  }

  final func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = selection.touch, touches.contains(touch) else { return false }
    selection.letGo()
    if let path = selection.highlighted {
      if isTouch(touch, on: path) {
        let keys = touch.type == .indirectPointer ? TouchDispatcher.current.event.modifierFlags : []
        if !clickWithKeys(path, keys) { itemWasTapped(path) }
      }
      unhighlight()
    }
    return true
  }

  final func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard selection.follows(touches) else { return false }
    selection.letGo()
    unhighlight()
    return true
  }

  /// Ends the touch in progress because its item is gone.
  final func forgetTouch() {
    selection.letGo()
    unhighlight()
  }

  /// What a tap on an item does, also when assistive technology asks for it.
  final func tap(_ path: IndexPath) {
    selection.chosen = path
    if selectsSeveralNow, selection.contains(path) {
      _ = deselectForPerson(path)
      return
    }
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, let path = selection.chosen,
      itemExists(path)
    else { return }
    if !selectsSeveralNow {
      for _ in selection.selected {
        // The delegate may change the model each time; the chosen item moves with it.
        guard let old = selection.selected.first(where: { $0 != selection.chosen }) else { break }
        setSelected(false, old)
        notifiedItemDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    guard let path = selection.chosen, itemExists(path) else { return }
    setSelected(true, path)
    notifiedItemDelegate?.collectionView(self, didSelectItemAt: path)
    guard let path = selection.chosen else { return }
    performPrimaryAction(path)
  }

  /// A tap that did not add to a selection does what an item is there for, unless the view is edited.
  final func performPrimaryAction(_ path: IndexPath) {
    guard !isEditing, let delegate = collectionDelegate, itemExists(path),
      !selectsSeveralNow || selection.selected.allSatisfy({ $0 == path }),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    notifiedItemDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  final func selectAsking(_ path: IndexPath) -> Bool {
    let delegate = collectionDelegate
    let generation = updates.generation
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, generation == updates.generation,
      itemExists(path)
    else { return false }
    setSelected(true, path)
    notifiedItemDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  final func deselectAsking(_ path: IndexPath) -> Bool {
    let delegate = collectionDelegate
    let generation = updates.generation
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true, generation == updates.generation,
      itemExists(path)
    else { return false }
    setSelected(false, path)
    notifiedItemDelegate?.collectionView(self, didDeselectItemAt: path)
    return true
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.unhighlight()
    cellForItem(at: path)?.isHighlighted = false
    notify { [self] in notifiedItemDelegate?.collectionView(self, didUnhighlightItemAt: path) }
  }

  final func item(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) { return path }
      view = current.superview
    }
    return nil
  }

  private func isTouch(_ touch: UITouch, on path: IndexPath) -> Bool {
    guard let cell = cellForItem(at: path) else { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }
}
