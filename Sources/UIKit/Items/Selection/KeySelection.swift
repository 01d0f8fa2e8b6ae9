// SPDX-License-Identifier: MIT

import SprungStage

// Selection with Shift, Command and the keyboard is disabled if only one item can be selected.

/// Selects items with Shift, Command and the keyboard.
final class KeySelection: EnginePart {
  /// Handles a mouse click with modifier keys. Shift selects all items from the most recently chosen one to the clicked
  /// one, and Command toggles a single item. Returns false for a click without these keys.
  func clickWithKeys(_ path: IndexPath, _ flags: UIKeyModifierFlags) -> Bool {
    let extends = flags.contains(.shift)
    guard extends || flags.contains(.command) || flags.contains(.control) else { return false }
    var began = false
    if !engine.editing.selectsSeveralNow {
      guard engine.fingers.mayBeginMultipleSelection(at: path) else { return false }
      engine.transactions.report(.didBeginSelectingSeveral(path))
      began = true
    }
    if engine.editing.selectsSeveralNow, engine.queries.modelHasItem(path) {
      if extends {
        extendSelection(to: path)
      } else {
        _ = engine.selection.contains(path) ? client.deselectForPerson(path) : client.selectForPerson(path)
        engine.selection.chosen = path
      }
    }
    if began { engine.transactions.report(.didEndSelectingSeveral) }
    return true
  }

  /// Selects the items from the most recently chosen one to the given one, and deselects all others.
  func extendSelection(to path: IndexPath) {
    let anchor = engine.selection.chosen.flatMap { engine.queries.modelHasItem($0) ? $0 : nil } ?? path
    engine.selection.chosen = anchor
    let counts = engine.shown.modelCounts
    let one = counts.ordinal(section: anchor.section, item: anchor.item)
    let other = counts.ordinal(section: path.section, item: path.item)
    let range = min(one, other)...max(one, other)
    for old in engine.selection.selected where !range.contains(counts.ordinal(section: old.section, item: old.item)) {
      _ = client.deselectForPerson(old)
    }
    engine.fingers.choose(true, range.lowerBound..<range.upperBound + 1)
  }

  /// Handles a key while an item has the focus. Returns false if the key does not affect the selection.
  func press(_ key: KeyCode, flags: InputFlags, on cell: any ItemCell) -> Bool {
    if engine.keyReordering.pressWhileMoving(key, flags, on: cell) { return true }
    guard let path = engine.queries.path(of: cell) else { return false }
    let modifiers = flags.intersection([.shift, .control, .option, .command])
    guard engine.editing.selectsSeveralNow else { return false }
    if key == KeyCode("a"), modifiers == .command || modifiers == .control {
      engine.fingers.choose(true, 0..<engine.shown.modelCounts.total)
      return true
    }
    if key == .escape, modifiers.isEmpty, !engine.selection.selected.isEmpty {
      for old in engine.selection.selected { _ = client.deselectForPerson(old) }
      return true
    }
    guard modifiers == .shift else { return false }
    if key == .space {
      extendSelection(to: path)
      return true
    }
    guard let direction = FocusDirection(key) else { return false }
    // If the focused item is not selected, the range starts at it, rather than at an item that was selected earlier.
    if !engine.selection.contains(path) || engine.selection.chosen == nil { engine.selection.chosen = path }
    guard engine.focus.moveFocus(after: cell, in: direction) else {
      engine.fingers.choose(true, range(path, path))
      return true
    }
    if let next = focusedItem { extendSelection(to: next) }
    return true
  }

  private func range(_ one: IndexPath, _ other: IndexPath) -> Range<Int> {
    let counts = engine.shown.modelCounts
    return counts.ordinal(section: one.section, item: one.item)..<counts.ordinal(
      section: other.section, item: other.item) + 1
  }

  /// The item that has the keyboard focus, or is about to receive it.
  var focusedItem: IndexPath? {
    if let awaited = engine.focus.pathToFocus { return awaited }
    return FocusController.shared.view?.itemView.flatMap { engine.queries.path(of: $0) }
  }

  /// Called when a key has moved the focus to an item. Selects the item if the selection follows the focus.
  func focusMoved(to path: IndexPath) {
    guard engine.editing.selectsNow, !engine.selection.contains(path), client.allows(.followFocus, at: path),
      engine.queries.modelHasItem(path)
    else { return }
    for old in engine.selection.selected { _ = client.deselectForPerson(old) }
    _ = client.selectForPerson(path)
    engine.selection.chosen = path
  }
}
