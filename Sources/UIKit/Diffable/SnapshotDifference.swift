// SPDX-License-Identifier: MIT

/// The operations that lead from one snapshot to another: as few moves as possible, deletes and inserts for what is on one side
/// only.
///
/// Of the sections, and of the items within a section that stays, the longest run that keeps its order stays where it is, and the
/// others move. What is to be reloaded but moves is deleted and inserted, since a batch does not do both to one place.
nonisolated struct SnapshotDifference {
  /// What to announce in a batch.
  private(set) var operations: [UpdateOperation] = []

  /// What becomes of a section that was there before.
  private enum Fate { case stays, moves, deleted, reloaded, replaced }

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, places oldPlaces: [Item: ItemPosition],
    to new: NSDiffableDataSourceSnapshot<Section, Item>, places newPlaces: [Item: ItemPosition]
  ) {
    // Sections.
    var fates = [Fate](repeating: .deleted, count: old.numberOfSections)
    var origins = [Int?](repeating: nil, count: new.numberOfSections)
    var common: [(from: Int, to: Int)] = []
    for (to, identifier) in new.sectionIdentifiers.enumerated() {
      if let from = old.sectionPlaces[identifier] { common.append((from, to)) }
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

    // Items that leave for good, from sections that remain.
    for (section, items) in old.itemsBySection.enumerated() where fates[section] == .stays || fates[section] == .moves {
      for (item, identifier) in items.enumerated() where newPlaces[identifier] == nil {
        operations.append(.deleteItem(ItemPosition(section, item)))
      }
    }

    // Items that come, move or stay.
    let reloadedItems = Set(new.reloadedItemIdentifiers)
    for (section, items) in new.itemsBySection.enumerated() {
      let origin = origins[section]
      // In a section that is made anew whole, only those who come from elsewhere are announced.
      let isWhole = origin.map { fates[$0] == .reloaded || fates[$0] == .replaced } ?? true
      var staying: [Int] = []
      var stayingPlaces: [Int] = []
      for (item, identifier) in items.enumerated() {
        let place = ItemPosition(section, item)
        guard let former = oldPlaces[identifier] else {
          if !isWhole { operations.append(.insertItem(place)) }
          continue
        }
        if former.section == origin {
          guard !isWhole else { continue }
          staying.append(former.item)
          stayingPlaces.append(item)
        } else {
          move(former, place, isReloaded: reloadedItems.contains(identifier))
        }
      }
      guard let origin, !isWhole else { continue }
      let isInOrder = IncreasingRun.longest(staying)
      for (index, item) in staying.enumerated() {
        let isReloaded = !reloadedItems.isEmpty && reloadedItems.contains(items[stayingPlaces[index]])
        if !isInOrder[index] {
          move(ItemPosition(origin, item), ItemPosition(section, stayingPlaces[index]), isReloaded: isReloaded)
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
