// SPDX-License-Identifier: MIT

extension UICollectionView {
  final func isSelected(_ indexPath: IndexPath) -> Bool {
    let index = BinarySearch.firstIndex(in: 0..<selection.count) { selection[$0] >= indexPath }
    return index < selection.count && selection[index] == indexPath
  }

  final func setSelected(_ isOn: Bool, _ indexPath: IndexPath) {
    let index = BinarySearch.firstIndex(in: 0..<selection.count) { selection[$0] >= indexPath }
    let isIn = index < selection.count && selection[index] == indexPath
    if isOn, !isIn { selection.insert(indexPath, at: index) }
    if !isOn, isIn { selection.remove(at: index) }
    if let cell = cellForItem(at: indexPath), cell.isSelected != isOn { cell.isSelected = isOn }
  }

  /// Takes the selection to the new places after an update; deleted and reloaded items lose it.
  final func moveSelection(through map: UpdateMap) {
    selection = selection.compactMap { path in
      let place = ItemPosition(path)
      return map.isReloaded(old: place) ? nil : map.newPosition(ofOld: place)?.indexPath
    }.sorted()
    if let touched = touchedItem {
      touchedItem = map.newPosition(ofOld: ItemPosition(touched))?.indexPath
    }
  }

  // Touches. A scroll view delays them and cancels them when its pan begins. While one is followed, the beginning of others
  // is kept back, and so is the rest of them, as it goes only to those who heard the beginning.

  final func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard trackedTouch == nil, allowsSelection, let touch = touches.first, let path = item(under: touch) else {
      return trackedTouch != nil
    }
    trackedTouch = touch
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
    touchedItem = path
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  final func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = trackedTouch, touches.contains(touch) else { return false }
    if let path = touchedItem, !isTouch(touch, on: path) { unhighlight(path) }
    return true
  }

  final func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = trackedTouch, touches.contains(touch) else { return false }
    trackedTouch = nil
    if let path = touchedItem {
      if isTouch(touch, on: path) { tap(path) }
      if let path = touchedItem { unhighlight(path) }
    }
    return true
  }

  final func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = trackedTouch, touches.contains(touch) else { return false }
    trackedTouch = nil
    if let path = touchedItem { unhighlight(path) }
    return true
  }

  /// Ends the touch in progress because its item is gone.
  final func forgetTouch(_ path: IndexPath) {
    trackedTouch = nil
    unhighlight(path)
  }

  /// What a tap on an item does, also when assistive technology asks for it.
  final func tap(_ path: IndexPath) {
    let delegate = collectionDelegate
    if allowsMultipleSelection, isSelected(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selection where old != path {
        setSelected(false, old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    setSelected(true, path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func unhighlight(_ path: IndexPath) {
    touchedItem = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
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
