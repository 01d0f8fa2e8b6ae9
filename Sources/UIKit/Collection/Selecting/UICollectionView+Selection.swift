// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Selects or deselects an item. Returns whether index paths are still valid afterwards.
  @discardableResult
  final func setSelected(_ isOn: Bool, _ indexPath: IndexPath) -> Bool {
    _ = isOn ? selection.insert(indexPath) : selection.remove(indexPath)
    return showSelection(of: [indexPath])
  }

  /// Shows in the cells of items whether they are selected, after that was written for all of them: overrides in cells are
  /// application code and may change the model. Returns whether index paths are still valid afterwards.
  private func showSelection(of paths: [IndexPath]) -> Bool {
    let (generation, revision) = (updates.generation, selection.revision)
    for path in paths {
      let isSelected = selection.contains(path)
      if let cell = cellForItem(at: path), cell.isSelected != isSelected { cell.isSelected = isSelected }
      guard generation == updates.generation, revision == selection.revision else {
        showSelection()
        return generation == updates.generation
      }
    }
    return true
  }

  /// Selects an item and deselects the others unless several may be selected; nil deselects all. Returns whether the item is
  /// selected. One that does not exist is a fault.
  final func selectOnly(_ indexPath: IndexPath?) -> Bool {
    guard let indexPath else {
      let old = selection.selected
      selection.removeAll()
      _ = showSelection(of: old)
      return false
    }
    guard selectsNow else { return false }
    guard itemExists(indexPath) else {
      Diagnostics.report(
        "itemOutOfRange",
        "selectItem was called for item \(indexPath.section)-\(indexPath.item), which does not exist; nothing is "
          + "selected.")
      return false
    }
    let others = selectsSeveralNow ? [] : selection.selected.filter { $0 != indexPath }
    for other in others { _ = selection.remove(other) }
    _ = selection.insert(indexPath)
    return showSelection(of: others + [indexPath])
  }

  /// Shows the selection in all cells, until no override of a cell changes it. A query may select items while the elements still
  /// have their keys of before the update.
  final func showSelection() {
    for _ in 0..<UIKitTuning.layoutPassLimit {
      let revision = selection.revision
      for element in visible.elements where element.key.isCell && !element.isPlaceholder {
        guard visible[element.key] === element, let cell = element.view as? UICollectionViewCell,
          let path = placeholders.model(element.key.indexPath)
        else { continue }
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
      }
      if revision == selection.revision { return }
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
    let generation = updates.generation
    selection.highlight(path)
    let cell = cellForItem(at: path)
    cell?.isHighlighted = true
    // The override of the cell may have ended the touch before it called `super`.
    if let cell, cell.isHighlighted, selection.highlighted == nil { cell.isHighlighted = false }
    // The override of a cell may have changed the model.
    guard generation == updates.generation, selection.highlighted != nil, itemExists(path) else { return true }
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
        guard setSelected(false, old), itemExists(old) else { continue }
        notifiedItemDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    guard let path = selection.chosen, itemExists(path) else { return }
    setSelected(true, path)
    // The override of a cell may have changed the model.
    guard let path = selection.chosen, itemExists(path) else { return }
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
    guard setSelected(true, path), itemExists(path) else { return true }
    notifiedItemDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  final func deselectAsking(_ path: IndexPath) -> Bool {
    let delegate = collectionDelegate
    let generation = updates.generation
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true, generation == updates.generation,
      itemExists(path)
    else { return false }
    guard setSelected(false, path), itemExists(path) else { return true }
    notifiedItemDelegate?.collectionView(self, didDeselectItemAt: path)
    return true
  }

  private func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.unhighlight()
    let cell = cellForItem(at: path)
    notify { [self] in
      cell?.isHighlighted = false
      notifiedItemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
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
