// SPDX-License-Identifier: MIT

import SprungModels

/// The operations that turn one snapshot into another, with as few moves as possible. Elements that only the old
/// snapshot contains are deleted, and those that only the new one contains are inserted.
///
/// The longest subsequence of sections with the same relative order stays in place, and all other sections move. The
/// same applies to the items in each remaining section. A reloaded element that moves is deleted and inserted instead,
/// because a batch cannot reload and move an element at the same time.
nonisolated struct SnapshotDifference {
  /// The operations of a batch.
  private(set) var operations: [UpdateOperation] = []

  /// The operation for a section of the old snapshot.
  private enum Fate { case stays, moves, deleted, reloaded, replaced }

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    // Sections.
    var fates = [Fate](repeating: .deleted, count: old.numberOfSections)
    var origins = [Int?](repeating: nil, count: new.numberOfSections)
    var common: [(from: Int, to: Int)] = []
    for (to, identifier) in new.sectionIdentifiers.enumerated() {
      if let from = old.sectionIndices[identifier] { common.append((from, to)) }
    }
    let stays = IncreasingRun.longest(common.map { $0.from })
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    for (index, pair) in common.enumerated() {
      let isReloaded = reloadedSections.contains(new.sectionIdentifiers[pair.to])
      let fate: Fate = stays[index] ? (isReloaded ? .reloaded : .stays) : (isReloaded ? .replaced : .moves)
      fates[pair.from] = fate
      if fate == .moves { operations.append(.moveSection(from: pair.from, to: pair.to)) }
      if fate == .reloaded { operations.append(.reloadSection(pair.from)) }
      origins[pair.to] = pair.from
    }
    for (section, fate) in fates.enumerated() where fate == .deleted || fate == .replaced {
      operations.append(.deleteSection(section))
    }
    for (section, origin) in origins.enumerated() where origin.map({ fates[$0] == .replaced }) ?? true {
      operations.append(.insertSection(section))
    }

    // Find the items that have moved, and their previous positions.
    var matches = [SectionMatch<Item>?](repeating: nil, count: new.numberOfSections)
    var formerPositions: [Item: ItemPosition] = [:]
    var isPaired = [Bool](repeating: false, count: old.numberOfSections)
    for (section, origin) in origins.enumerated() {
      guard let origin, fates[origin] == .stays || fates[origin] == .moves else { continue }
      isPaired[origin] = true
      let items = old.itemsBySection[origin]
      let match = SectionMatch(
        items, new.itemsBySection[section], staysSomewhere: { new.contains($0) }, wasSomewhere: { old.contains($0) })
      for item in match.unpaired {
        let position = ItemPosition(origin, item)
        // Report the items that are removed from the remaining sections.
        if new.contains(items[item]) {
          formerPositions[items[item]] = position
        } else {
          operations.append(.deleteItem(position))
        }
      }
      matches[section] = match
    }
    for (section, items) in old.itemsBySection.enumerated() where !isPaired[section] {
      for (item, identifier) in items.enumerated() where new.contains(identifier) {
        formerPositions[identifier] = ItemPosition(section, item)
      }
    }

    // Report the items that are inserted or moved.
    let reloadedItems = Set(new.reloadedItemIdentifiers)
    for (section, items) in new.itemsBySection.enumerated() {
      // In a section that is replaced entirely, only items that come from other sections are reported.
      let match = matches[section]
      var staying: [Int] = []
      var stayingPositions: [Int] = []
      staying.reserveCapacity(match == nil ? 0 : items.count)
      stayingPositions.reserveCapacity(match == nil ? 0 : items.count)
      for item in items.indices {
        if let match, match.former[item] >= 0 {
          staying.append(match.former[item])
          stayingPositions.append(item)
          continue
        }
        let position = ItemPosition(section, item)
        guard let former = formerPositions[items[item]] else {
          if match != nil { operations.append(.insertItem(position)) }
          continue
        }
        if former.section != origins[section] {
          move(former, position, isReloaded: reloadedItems.contains(items[item]))
        } else if match != nil {
          staying.append(former.item)
          stayingPositions.append(item)
        }
      }
      guard let origin = origins[section], match != nil else { continue }
      let isInOrder = IncreasingRun.longest(staying)
      for (index, item) in staying.enumerated() where !isInOrder[index] || !reloadedItems.isEmpty {
        let isReloaded = reloadedItems.contains(items[stayingPositions[index]])
        if !isInOrder[index] {
          move(ItemPosition(origin, item), ItemPosition(section, stayingPositions[index]), isReloaded: isReloaded)
        } else if isReloaded {
          operations.append(.reloadItem(ItemPosition(origin, item)))
        }
      }
    }
  }

  private mutating func move(_ from: ItemPosition, _ to: ItemPosition, isReloaded: Bool) {
    if isReloaded {
      operations += [.deleteItem(from), .insertItem(to)]
    } else {
      operations.append(.moveItem(from: from, to: to))
    }
  }
}
