// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionView {
  /// Whether fingers may select one item after the other from an item on.
  final func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    guard multipleSelection == nil, movement?.isHeld != true, itemExists(path), let delegate = collectionDelegate else {
      return false
    }
    return delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
  }

  /// Fingers begin to select. The delegate hears of it first, and usually begins to edit, so that several may be selected.
  final func beginMultipleSelection(at path: IndexPath, position: CGPoint) {
    notifiedItemDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    guard itemExists(path), selectsSeveralNow else { return }
    let first = counts.ordinal(section: path.section, item: path.item)
    let range = RangeSelection(anchor: first, selects: !selection.contains(path))
    let selecting = MultipleSelection(
      range, before: selection.selected, counts: counts.sections, position: position)
    multipleSelection = selecting
    choose(range.selects, first..<first + 1)
    moveMultipleSelection(to: position)
  }

  /// The fingers are at a point in content coordinates; near an edge the content scrolls below them.
  final func moveMultipleSelection(to position: CGPoint) {
    guard let selecting = multipleSelection, position.keepsLimit else { return }
    guard counts.areKnown, counts.sections == selecting.counts else {
      endMultipleSelection()
      return
    }
    selecting.position = position
    scrollAtEdges(position)
    guard let path = itemNear(position) else { return }
    let (leaving, joining) = selecting.range.reach(counts.ordinal(section: path.section, item: path.item))
    for part in leaving where multipleSelection === selecting { takeBack(part, selecting) }
    for part in joining where multipleSelection === selecting { choose(selecting.range.selects, part) }
  }

  /// The fingers are lifted.
  final func endMultipleSelection() {
    guard multipleSelection != nil else { return }
    multipleSelection = nil
    stopScrollingAtEdges()
    notify { [self] in notifiedItemDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
  }

  /// Items that the fingers have left again are as they were before.
  private func takeBack(_ part: Range<Int>, _ selecting: MultipleSelection) {
    for ordinal in part where multipleSelection === selecting {
      guard let path = counts.path(ofOrdinal: ordinal), selection.contains(path) != selecting.wasSelected(path) else {
        continue
      }
      _ = selecting.wasSelected(path) ? selectForPerson(path) : deselectForPerson(path)
    }
  }

  /// Selects or deselects items as far as the delegate lets people do it.
  final func choose(_ selects: Bool, _ part: Range<Int>) {
    // The delegate may change the model: then the numbers of the items are those of others.
    let generation = updates.generation
    for ordinal in part where counts.areKnown && updates.generation == generation {
      guard let path = counts.path(ofOrdinal: ordinal), selection.contains(path) != selects else { continue }
      _ = selects ? selectForPerson(path) : deselectForPerson(path)
    }
  }

  /// The item at a point, or else the nearest of those that show.
  private func itemNear(_ point: CGPoint) -> IndexPath? {
    if let path = indexPathForItem(at: point) { return path }
    var best: (path: IndexPath, distance: CGFloat)?
    for key in visible.keys(ofKind: ElementKindTable.cell) {
      guard let frame = visible[key]?.applied.frame else { continue }
      let x = max(0, max(frame.minX - point.x, point.x - frame.maxX))
      let y = max(0, max(frame.minY - point.y, point.y - frame.maxY))
      let distance = CGPoint(x: x, y: y).length
      if best.map({ distance < $0.distance }) ?? true { best = (key.indexPath, distance) }
    }
    return best?.path
  }
}

nonisolated extension ItemCounts {
  /// The item of a number among all items; nil if there is none.
  func path(ofOrdinal ordinal: Int) -> IndexPath? {
    guard ordinal >= 0, ordinal < total else { return nil }
    let section = BinarySearch.firstIndex(in: 0..<count) { starts[$0 + 1] > ordinal }
    return IndexPath(item: ordinal - starts[section], section: section)
  }
}
