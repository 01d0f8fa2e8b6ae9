// SPDX-License-Identifier: MIT

import SprungModels

/// The positions of placeholders among the items of a data source. The data source does not contain the placeholders.
///
/// A placeholder precedes an item of the data source or follows the last one. The displayed index of an item is its
/// index in the data source plus the number of preceding placeholders in its section.
nonisolated struct PlaceholderPositions: Equatable {
  /// The items before which placeholders are displayed, in ascending order. Placeholders before the same item are
  /// sorted by age.
  private(set) var gaps: [ItemPosition] = []

  /// Returns the number of placeholders in the given section.
  func count(inSection section: Int) -> Int {
    var count = 0
    for gap in gaps where gap.section == section { count += 1 }
    return count
  }

  /// Converts a position in the data source to the displayed position.
  func shown(_ position: ItemPosition) -> ItemPosition {
    var item = position.item
    for gap in gaps where gap.section == position.section && gap.item <= position.item { item += 1 }
    return ItemPosition(position.section, item)
  }

  /// Returns the data source position for a displayed position, or nil for a placeholder.
  func model(_ position: ItemPosition) -> ItemPosition? {
    var before = 0
    for gap in gaps where gap.section == position.section {
      let stand = gap.item + before
      if stand == position.item { return nil }
      if stand > position.item { break }
      before += 1
    }
    return ItemPosition(position.section, position.item - before)
  }

  /// Returns the displayed position of the placeholder at the given index.
  func position(of index: Int) -> ItemPosition {
    var before = 0
    for other in 0..<index where gaps[other].section == gaps[index].section { before += 1 }
    return ItemPosition(gaps[index].section, gaps[index].item + before)
  }

  /// Returns the index of the placeholder at a displayed position, or nil if an item is displayed there.
  func index(at position: ItemPosition) -> Int? {
    for index in gaps.indices where gaps[index].section == position.section && self.position(of: index) == position {
      return index
    }
    return nil
  }

  /// Returns the displayed positions of a section's placeholders.
  func shownGaps(inSection section: Int) -> [ItemPosition] {
    gaps.indices.filter { gaps[$0].section == section }.map { position(of: $0) }
  }

  /// Converts item counts of the data source to displayed counts, which include placeholders.
  func shownCounts(_ counts: [Int]) -> [Int] {
    var shown = counts
    for gap in gaps where shown.indices.contains(gap.section) { shown[gap.section] += 1 }
    return shown
  }

  /// Converts displayed counts, which include placeholders, to item counts of the data source.
  func modelCounts(_ counts: [Int]) -> [Int] {
    var model = counts
    for gap in gaps where model.indices.contains(gap.section) { model[gap.section] -= 1 }
    return model
  }

  // Changes.

  /// Adds a placeholder before an item, after existing placeholders at that position. Returns its index.
  mutating func insert(_ gap: ItemPosition) -> Int {
    let index = gaps.firstIndex { gap < $0 } ?? gaps.count
    gaps.insert(gap, at: index)
    return index
  }

  /// Removes a placeholder.
  mutating func remove(_ index: Int) { gaps.remove(at: index) }

  /// Replaces a placeholder with an item of the data source. The placeholders after the replaced one now follow the
  /// item.
  mutating func replace(_ index: Int) {
    let gap = gaps.remove(at: index)
    for other in index..<gaps.count where gaps[other].section == gap.section { gaps[other].item += 1 }
  }

  /// Returns the positions of placeholders after an update of the data source, or nil for placeholders in deleted
  /// sections.
  ///
  /// A placeholder stays after the nearest preceding item that was neither deleted nor moved.
  func moved(
    through map: UpdateMap, _ operations: [UpdateOperation], counts after: [Int]
  ) -> [ItemPosition?] {
    var moved: Set<ItemPosition> = []
    for operation in operations { if case .moveItem(let from, _) = operation { moved.insert(from) } }
    return gaps.map { gap in
      guard let section = map.newSection(ofOld: gap.section), after.indices.contains(section) else { return nil }
      var item = gap.item - 1
      while item >= 0 {
        let position = ItemPosition(gap.section, item)
        if !moved.contains(position), let new = map.newPosition(ofOld: position), new.section == section {
          return ItemPosition(section, new.item + 1)
        }
        item -= 1
      }
      return ItemPosition(section, 0)
    }
  }

  /// Converts the operations of an update to displayed positions, which include placeholders.
  static func shown(
    _ operations: [UpdateOperation], before: PlaceholderPositions, after: PlaceholderPositions
  ) -> [UpdateOperation] {
    operations.map { operation in
      switch operation {
      case .insertItem(let position): return .insertItem(after.shown(position))
      case .deleteItem(let position): return .deleteItem(before.shown(position))
      case .reloadItem(let position): return .reloadItem(before.shown(position))
      case .moveItem(let from, let to): return .moveItem(from: before.shown(from), to: after.shown(to))
      case .insertSection, .deleteSection, .reloadSection, .moveSection: return operation
      }
    }
  }

  /// Creates positions from an ascending list.
  init(_ gaps: [ItemPosition] = []) { self.gaps = gaps }
}
