// SPDX-License-Identifier: MIT

import SprungStage

// Selecting with Shift, Command and the keys. Where only one item can be selected none of it happens.
extension UICollectionView {
  /// A mouse clicked an item with keys held: Shift selects all from the item that was chosen last, Command adds or takes one
  /// away. False if the click is an ordinary one.
  final func clickWithKeys(_ path: IndexPath, _ flags: UIKeyModifierFlags) -> Bool {
    let extends = flags.contains(.shift)
    guard extends || flags.contains(.command) || flags.contains(.control) else { return false }
    var began = false
    if !selectsSeveralNow {
      guard mayBeginMultipleSelection(at: path) else { return false }
      notifiedItemDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
      began = true
    }
    if selectsSeveralNow, itemExists(path) {
      if extends {
        extendSelection(to: path)
      } else {
        _ = selection.contains(path) ? deselectForPerson(path) : selectForPerson(path)
        selection.chosen = path
      }
    }
    if began { notifiedItemDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
    return true
  }

  /// Selects all items from the one that was chosen last to another one, and no others.
  final func extendSelection(to path: IndexPath) {
    let anchor = selection.chosen.flatMap { itemExists($0) ? $0 : nil } ?? path
    selection.chosen = anchor
    let one = counts.ordinal(section: anchor.section, item: anchor.item)
    let other = counts.ordinal(section: path.section, item: path.item)
    let range = min(one, other)...max(one, other)
    for old in selection.selected where !range.contains(counts.ordinal(section: old.section, item: old.item)) {
      _ = deselectForPerson(old)
    }
    choose(true, range.lowerBound..<range.upperBound + 1)
  }

  /// A key was pressed while one of the items has the focus; false if it means nothing to the selection.
  final func press(_ key: KeyCode, flags: InputFlags, on cell: UICollectionViewCell) -> Bool {
    if pressWhileMoving(key, flags, on: cell) { return true }
    guard let path = indexPath(for: cell) else { return false }
    let modifiers = flags.intersection([.shift, .control, .option, .command])
    guard selectsSeveralNow else { return false }
    if key == KeyCode("a"), modifiers == .command || modifiers == .control {
      choose(true, 0..<counts.total)
      return true
    }
    if key == .escape, modifiers.isEmpty, !selection.selected.isEmpty {
      for old in selection.selected { _ = deselectForPerson(old) }
      return true
    }
    guard modifiers == .shift else { return false }
    if key == .space {
      extendSelection(to: path)
      return true
    }
    guard let direction = FocusDirection(key) else { return false }
    // What was chosen by touch long ago is no place to begin from.
    if !selection.contains(path) || selection.chosen == nil { selection.chosen = path }
    guard moveFocus(after: cell, in: direction) else {
      choose(true, range(path, path))
      return true
    }
    if let next = focusedItem { extendSelection(to: next) }
    return true
  }

  private func range(_ one: IndexPath, _ other: IndexPath) -> Range<Int> {
    counts.ordinal(section: one.section, item: one.item)..<counts.ordinal(section: other.section, item: other.item) + 1
  }

  /// The item that has the keyboard's focus, or will have it as soon as it shows.
  final var focusedItem: IndexPath? {
    if let pathToFocus { return pathToFocus }
    return (FocusController.shared.view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  /// The focus has come to an item by a key: it is selected where the selection follows the focus.
  final func focusMoved(to path: IndexPath) {
    guard selectionFollowsFocus, selectsNow, !selection.contains(path) else { return }
    for old in selection.selected { _ = deselectForPerson(old) }
    _ = selectForPerson(path)
    selection.chosen = path
  }
}
