// SPDX-License-Identifier: MIT

import SprungModels

/// The changes to outlines when the user moves an item. The item's descendants move with it and stay expanded or
/// collapsed.
///
/// An item dropped between two others can have several possible levels, for example after the last child of an item.
/// The moved item keeps its level if its neighbors allow it.
nonisolated struct OutlineMove<Section: Hashable, Item: Hashable> {
  /// The resulting content of the data source.
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// The sections whose outlines have changed.
  let transactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]

  /// Computes the move of an item from one outline to another, or within the same outline. `shown` is the displayed
  /// content, in which only the item itself has moved.
  init(
    of item: Item, from left: Section, _ before: NSDiffableDataSourceSectionSnapshot<Item>, to entered: Section,
    _ target: NSDiffableDataSourceSectionSnapshot<Item>, place: ItemPosition,
    shown: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let part = before.snapshot(of: item, includingParent: true)
    let level = before.level(of: item)
    var rest = before
    rest.delete([item])
    let items = shown.itemsBySection[place.section]
    let previous = items[..<place.item].last { !part.contains($0) }
    let next = items[(place.item + 1)...].first { !part.contains($0) }
    let result = (left == entered ? rest : target).inserting(part, level: level, after: previous, before: next)
    var snapshot = shown
    var transactions: [NSDiffableDataSourceSectionTransaction<Section, Item>] = []
    if left != entered {
      if let index = shown.indexOfSection(left) { snapshot.replaceItems(inSection: index, with: rest.visibleItems) }
      transactions.append(NSDiffableDataSourceSectionTransaction(left, from: before, to: rest))
    }
    snapshot.replaceItems(inSection: place.section, with: result.visibleItems)
    transactions.append(
      NSDiffableDataSourceSectionTransaction(entered, from: left == entered ? before : target, to: result))
    self.snapshot = snapshot
    self.transactions = transactions
  }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the outline with another outline inserted between two of its visible items, at the possible level closest
  /// to `level`.
  func inserting(
    _ part: NSDiffableDataSourceSectionSnapshot, level: Int, after previous: ItemIdentifierType?,
    before next: ItemIdentifierType?
  ) -> NSDiffableDataSourceSectionSnapshot {
    var result = self
    guard let previous else {
      guard let next else { return part }
      result.insert(part, before: next)
      return result
    }
    if let next, parent(of: next) == previous {
      result.insert(part, before: next)
      return result
    }
    let wanted = max(level, next.map { self.level(of: $0) } ?? 0)
    var neighbor = previous
    var above = self.level(of: previous)
    while above > wanted, let parent = parent(of: neighbor) {
      neighbor = parent
      above -= 1
    }
    result.insert(part, after: neighbor)
    return result
  }
}
