// SPDX-License-Identifier: MIT

import SprungModels

nonisolated extension ItemCounts {
  /// Returns the item at an index among all items, or nil if there is none.
  func path(ofOrdinal ordinal: Int) -> IndexPath? {
    guard ordinal >= 0, ordinal < total else { return nil }
    let section = BinarySearch.firstIndex(in: 0..<count) { starts[$0 + 1] > ordinal }
    return IndexPath(item: ordinal - starts[section], section: section)
  }
}

/// Selects multiple items with a pan gesture.
final class FingerSelection: EnginePart {
  /// The multiple-selection gesture in progress, or nil if there is none.
  @exclusivity(unchecked) var multipleSelection: MultipleSelection?

  /// Returns whether a multiple-selection gesture can begin at an item.
  func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
    guard multipleSelection == nil, engine.reordering.movement?.isHeld != true, engine.queries.modelHasItem(path)
    else { return false }
    return client.allows(.selectSeveral, at: path)
  }

  /// Called when a multiple-selection gesture begins. The delegate is notified first, because it usually begins
  /// editing, which enables multiple selection.
  func beginMultipleSelection(at path: IndexPath, position: CGPoint) {
    engine.transactions.report(.didBeginSelectingSeveral(path))
    guard engine.queries.modelHasItem(path), engine.editing.selectsSeveralNow else { return }
    let first = engine.shown.modelCounts.ordinal(section: path.section, item: path.item)
    let range = RangeSelection(anchor: first, selects: !engine.selection.contains(path))
    let selecting = MultipleSelection(
      range, before: engine.selection.selected, counts: engine.counts.sections, position: position)
    multipleSelection = selecting
    choose(range.selects, first..<first + 1)
    moveMultipleSelection(to: position)
  }

  /// Called when the touches move to a point in content coordinates. The content scrolls near an edge.
  func moveMultipleSelection(to position: CGPoint) {
    guard let selecting = multipleSelection, position.keepsLimit else { return }
    guard engine.counts.areKnown, engine.counts.sections == selecting.counts else {
      endMultipleSelection()
      return
    }
    selecting.position = position
    engine.edges.scrollAtEdges(position)
    guard let path = itemNear(position) else { return }
    let (leaving, joining) = selecting.range.reach(
      engine.shown.modelCounts.ordinal(section: path.section, item: path.item))
    for part in leaving where multipleSelection === selecting { takeBack(part, selecting) }
    for part in joining where multipleSelection === selecting { choose(selecting.range.selects, part) }
  }

  /// Called when the touches end.
  func endMultipleSelection() {
    guard multipleSelection != nil else { return }
    multipleSelection = nil
    engine.edges.stopScrollingAtEdges()
    engine.transactions.notify { [self] in engine.transactions.report(.didEndSelectingSeveral) }
  }

  /// Restores the selection state of items that are no longer in the range.
  private func takeBack(_ part: Range<Int>, _ selecting: MultipleSelection) {
    for ordinal in part where multipleSelection === selecting {
      guard let path = engine.shown.modelCounts.path(ofOrdinal: ordinal),
        engine.selection.contains(path) != selecting.wasSelected(path)
      else {
        continue
      }
      _ = selecting.wasSelected(path) ? client.selectForPerson(path) : client.deselectForPerson(path)
    }
  }

  /// Selects or deselects items, if the delegate allows it.
  func choose(_ selects: Bool, _ part: Range<Int>) {
    // The delegate may change the model, after which the indices refer to other items.
    let generation = engine.updates.generation
    for ordinal in part where engine.counts.areKnown && engine.updates.generation == generation {
      guard let path = engine.shown.modelCounts.path(ofOrdinal: ordinal), engine.selection.contains(path) != selects
      else { continue }
      _ = selects ? client.selectForPerson(path) : client.deselectForPerson(path)
    }
  }

  /// Returns the item at the given point or, if there is none, the nearest visible item.
  private func itemNear(_ point: CGPoint) -> IndexPath? {
    if let path = engine.queries.item(at: point) { return path }
    var best: (path: IndexPath, distance: CGFloat)?
    for key in engine.visible.keys(ofKind: ElementKindTable.cell) {
      guard let frame = engine.visible[key]?.applied.frame else { continue }
      let x = max(0, max(frame.minX - point.x, point.x - frame.maxX))
      let y = max(0, max(frame.minY - point.y, point.y - frame.maxY))
      let distance = CGPoint(x: x, y: y).length
      guard let path = engine.shown.placeholders.model(key.indexPath) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (path, distance) }
    }
    return best?.path
  }
}
