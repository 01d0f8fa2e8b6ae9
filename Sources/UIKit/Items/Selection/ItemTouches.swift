// SPDX-License-Identifier: MIT

/// Highlights and selects items in response to touches.
final class ItemTouches: EnginePart {
  /// Selects or deselects an item. Returns whether index paths are still valid afterward.
  @discardableResult
  func setSelected(_ isOn: Bool, _ indexPath: IndexPath) -> Bool {
    _ = isOn ? engine.selection.insert(indexPath) : engine.selection.remove(indexPath)
    return showSelection(of: [indexPath])
  }

  /// Updates the selection state of cells after the state has been stored for all items. Overrides in cells are
  /// application code and may change the model. Returns whether index paths are still valid afterward.
  private func showSelection(of paths: [IndexPath]) -> Bool {
    let (generation, revision) = (engine.updates.generation, engine.selection.revision)
    for path in paths {
      let isSelected = engine.selection.contains(path)
      if let cell = engine.queries.cell(at: path), cell.isSelected != isSelected { cell.isSelected = isSelected }
      guard generation == engine.updates.generation, revision == engine.selection.revision else {
        showSelection()
        return generation == engine.updates.generation
      }
    }
    return true
  }

  /// Selects an item, and deselects all others unless multiple selection is allowed. Nil deselects all items. Returns
  /// whether the item is selected. Passing an item that does not exist is reported as a fault.
  func selectOnly(_ indexPath: IndexPath?) -> Bool {
    guard let indexPath else {
      let old = engine.selection.selected
      engine.selection.removeAll()
      _ = showSelection(of: old)
      return false
    }
    guard engine.editing.selectsNow else { return false }
    guard engine.queries.modelHasItem(indexPath) else {
      Diagnostics.report(
        "itemOutOfRange",
        "selectItem was called for item \(indexPath.section)-\(indexPath.item), which does not exist. The selection is "
          + "unchanged.")
      return false
    }
    let others = engine.editing.selectsSeveralNow ? [] : engine.selection.selected.filter { $0 != indexPath }
    for other in others { _ = engine.selection.remove(other) }
    _ = engine.selection.insert(indexPath)
    return showSelection(of: others + [indexPath])
  }

  /// Updates the selection state of all cells, repeatedly if overrides in cells change it. During a query, the app may
  /// select items while elements still have their keys from before the update.
  func showSelection() {
    for _ in 0..<UIKitTuning.layoutPassLimit {
      let revision = engine.selection.revision
      for element in engine.visible.elements where element.key.isCell && !element.isPlaceholder {
        guard engine.visible[element.key] === element, let cell = element.view.itemCell,
          let path = engine.shown.placeholders.model(element.key.indexPath)
        else { continue }
        let isSelected = engine.selection.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
      }
      if revision == engine.selection.revision { return }
    }
  }

  // A scroll view delays touches and cancels them when its pan begins. While one touch is tracked, all other touches
  // are withheld, because a view receives the later events of a touch only if it received the beginning.

  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    if engine.lists.closeListSwipes() { return true }
    guard engine.selection.touch == nil, engine.editing.selectsNow, let touch = touches.first,
      let path = item(under: touch)
    else {
      return engine.selection.touch != nil
    }
    engine.selection.follow(touch)
    guard client.allows(.highlight, at: path) else { return true }
    // The delegate may have changed the model.
    guard engine.selection.touch === touch, engine.counts.areKnown, let path = item(under: touch) else { return true }
    let generation = engine.updates.generation
    engine.selection.highlight(path)
    let cell = engine.queries.cell(at: path)
    cell?.isHighlighted = true
    // The cell's override may have ended the touch before calling `super`.
    if let cell, cell.isHighlighted, engine.selection.highlighted == nil { cell.isHighlighted = false }
    // The cell's override may have changed the model.
    guard generation == engine.updates.generation, engine.selection.highlighted != nil,
      engine.queries.modelHasItem(path)
    else { return true }
    engine.transactions.report(.didHighlight(path))
    return true
  }

  func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = engine.selection.touch, touches.contains(touch) else { return false }
    if let path = engine.selection.highlighted, !isTouch(touch, on: path) { unhighlight() }
    return true
  }

  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = engine.selection.touch, touches.contains(touch) else { return false }
    engine.selection.letGo()
    if let path = engine.selection.highlighted {
      if isTouch(touch, on: path) {
        let keys = touch.type == .indirectPointer ? TouchDispatcher.current.event.modifierFlags : []
        if !engine.keys.clickWithKeys(path, keys) { client.itemWasTapped(path) }
      }
      unhighlight()
    }
    return true
  }

  func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard engine.selection.follows(touches) else { return false }
    engine.selection.letGo()
    unhighlight()
    return true
  }

  /// Ends the current touch because its item no longer exists.
  func discardTouch() {
    engine.selection.letGo()
    unhighlight()
  }

  /// Performs a tap on an item. Assistive technology also uses this method.
  func tap(_ path: IndexPath) {
    engine.selection.chosen = path
    if engine.editing.selectsSeveralNow, engine.selection.contains(path) {
      _ = client.deselectForPerson(path)
      return
    }
    guard client.allows(.select, at: path), let path = engine.selection.chosen,
      engine.queries.modelHasItem(path)
    else { return }
    if !engine.editing.selectsSeveralNow {
      for _ in engine.selection.selected {
        // The delegate may change the model in each iteration. The chosen item's index path is then updated.
        guard let old = engine.selection.selected.first(where: { $0 != engine.selection.chosen }) else { break }
        guard setSelected(false, old), engine.queries.modelHasItem(old) else { continue }
        engine.transactions.report(.didDeselect(old))
      }
    }
    guard let path = engine.selection.chosen, engine.queries.modelHasItem(path) else { return }
    setSelected(true, path)
    // The cell's override may have changed the model.
    guard let path = engine.selection.chosen, engine.queries.modelHasItem(path) else { return }
    engine.transactions.report(.didSelect(path))
    guard let path = engine.selection.chosen else { return }
    performPrimaryAction(path)
  }

  /// Performs the primary action of a tapped item, unless the tap extended a selection or the view is in editing mode.
  func performPrimaryAction(_ path: IndexPath) {
    guard !engine.editing.editingMode, engine.queries.modelHasItem(path),
      !engine.editing.selectsSeveralNow || engine.selection.selected.allSatisfy({ $0 == path }),
      client.allows(.primaryAction, at: path)
    else { return }
    engine.transactions.report(.primaryAction(path))
  }

  func selectAsking(_ path: IndexPath) -> Bool {
    let generation = engine.updates.generation
    guard client.allows(.select, at: path),
      generation == engine.updates.generation,
      engine.queries.modelHasItem(path)
    else { return false }
    guard setSelected(true, path), engine.queries.modelHasItem(path) else { return true }
    engine.transactions.report(.didSelect(path))
    return true
  }

  func deselectAsking(_ path: IndexPath) -> Bool {
    let generation = engine.updates.generation
    guard client.allows(.deselect, at: path),
      generation == engine.updates.generation,
      engine.queries.modelHasItem(path)
    else { return false }
    guard setSelected(false, path), engine.queries.modelHasItem(path) else { return true }
    engine.transactions.report(.didDeselect(path))
    return true
  }

  private func unhighlight() {
    guard let path = engine.selection.highlighted else { return }
    engine.selection.unhighlight()
    let cell = engine.queries.cell(at: path)
    engine.transactions.notify { [self] in
      cell?.isHighlighted = false
      engine.transactions.report(.didUnhighlight(path))
    }
  }

  func item(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== client {
      if let cell = current.itemCell, let path = engine.queries.path(of: cell) { return path }
      view = current.superview
    }
    return nil
  }

  private func isTouch(_ touch: UITouch, on path: IndexPath) -> Bool {
    guard let cell = engine.queries.cell(at: path) else { return false }
    return cell.point(inside: touch.location(in: cell), with: nil)
  }
}
