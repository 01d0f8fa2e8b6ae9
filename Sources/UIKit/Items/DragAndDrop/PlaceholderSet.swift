// SPDX-License-Identifier: MIT

import SprungModels

/// A placeholder among the items of a collection view or table.
@preconcurrency @MainActor
final class StandingPlaceholder {
  /// The reuse identifier of its cell.
  let reuseIdentifier: String
  /// The height of the row in a table, in points, or nil in collection views and for self-sizing placeholders.
  let rowHeight: CGFloat?
  /// Configures the cell.
  let update: ((any ItemCell) -> Void)?
  /// Returns the preview parameters of the dropped item in the cell.
  let parameters: ((any ItemCell) -> UIDragPreviewParameters?)?

  init(
    _ reuseIdentifier: String, rowHeight: CGFloat? = nil, update: ((any ItemCell) -> Void)?,
    parameters: ((any ItemCell) -> UIDragPreviewParameters?)?
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    self.update = update
    self.parameters = parameters
  }
}

/// The placeholders of a collection view or table.
@preconcurrency @MainActor
final class PlaceholderSet {
  /// The positions of the placeholders.
  @exclusivity(unchecked) private(set) var positions = PlaceholderPositions()
  /// The placeholders, in order of position.
  @exclusivity(unchecked) private(set) var entries: [StandingPlaceholder] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the index of a placeholder, or nil if it has been removed.
  func index(of entry: StandingPlaceholder) -> Int? { entries.firstIndex { $0 === entry } }

  /// Returns the placeholder displayed at the given position, or nil if an item is displayed there.
  func entry(at key: ElementKey) -> StandingPlaceholder? {
    guard !entries.isEmpty, key.isCell else { return nil }
    return positions.index(at: ItemPosition(key.section, key.item)).map { entries[$0] }
  }

  /// Converts a displayed index path to one of the data source. Returns nil for a placeholder.
  func model(_ path: IndexPath) -> IndexPath? {
    entries.isEmpty ? path : positions.model(ItemPosition(path))?.indexPath
  }

  /// Returns the displayed index path of an item in the data source.
  func shown(_ path: IndexPath) -> IndexPath { entries.isEmpty ? path : positions.shown(ItemPosition(path)).indexPath }

  /// Adds a placeholder before an item of the data source.
  func insert(_ entry: StandingPlaceholder, before gap: ItemPosition) {
    entries.insert(entry, at: positions.insert(gap))
  }

  /// Removes a placeholder.
  func remove(_ index: Int) {
    entries.remove(at: index)
    positions.remove(index)
  }

  /// Replaces a placeholder with an item.
  func replace(_ index: Int) {
    entries.remove(at: index)
    positions.replace(index)
  }

  /// Removes all placeholders, for example in a reload.
  func removeAll() {
    guard !entries.isEmpty else { return }
    entries = []
    positions = PlaceholderPositions()
  }

  /// Applies an update of the data source. Returns its operations, converted to displayed positions.
  func move(through map: UpdateMap, _ operations: [UpdateOperation], counts after: [Int]) -> [UpdateOperation] {
    let before = positions
    var kept: [(gap: ItemPosition, entry: StandingPlaceholder)] = []
    for (index, gap) in positions.moved(through: map, operations, counts: after).enumerated() {
      if let gap { kept.append((gap, entries[index])) }
    }
    // The order of placeholders before the same item is preserved.
    var next = PlaceholderPositions()
    var entries: [StandingPlaceholder] = []
    for one in kept { entries.insert(one.entry, at: next.insert(one.gap)) }
    positions = next
    self.entries = entries
    return PlaceholderPositions.shown(operations, before: before, after: next)
  }

  /// Adjusts placeholders to the item counts after a reload. Placeholders beyond the count move to the end of their
  /// section, and those in deleted sections are removed.
  func fit(_ counts: [Int]) {
    guard !entries.isEmpty else { return }
    var next = PlaceholderPositions()
    var kept: [StandingPlaceholder] = []
    for (entry, gap) in zip(entries, positions.gaps) where counts.indices.contains(gap.section) {
      let position = ItemPosition(gap.section, min(gap.item, counts[gap.section]))
      kept.insert(entry, at: next.insert(position))
    }
    positions = next
    entries = kept
  }
}
