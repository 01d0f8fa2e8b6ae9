// SPDX-License-Identifier: MIT

/// Where every item and section of a collection goes in a batch, and where it came from.
///
/// Memory grows with the number of operations, not with the number of items.
nonisolated struct UpdateMap {
  /// Items in each section before the batch.
  let before: [Int]
  /// Items in each section after the batch.
  let after: [Int]
  /// The operations that count; those inside deleted, inserted or reloaded sections are dropped as redundant.
  let operations: [UpdateOperation]

  private let sections: IndexSplice
  private var sectionMoves: [(from: Int, to: Int)] = []
  private var itemMoves: [(from: ItemPosition, to: ItemPosition)] = []
  private var splices: [(oldSection: Int, splice: IndexSplice)] = []
  private var reloadedItems: [ItemPosition] = []
  private var reloadedSections: [Int] = []

  /// A batch in which nothing changes its place.
  init(unchanged counts: [Int]) {
    before = counts
    after = counts
    operations = []
    sections = IndexSplice()
  }

  /// Checks the operations against the counts and works out the places; the error names the broken rule.
  init(before: [Int], after: [Int], operations: [UpdateOperation]) throws(UpdateRuleViolation) {
    self.before = before
    self.after = after
    let check = UpdateCheck(before: before, after: after, operations: operations)
    try check.existence()
    try check.conflicts()
    let kept = check.withoutRedundant()
    self.operations = kept

    var leavingSections: [Int] = []
    var comingSections: [Int] = []
    var leaving: [ItemPosition] = []
    var coming: [ItemPosition] = []
    for operation in kept {
      switch operation {
      case .insertItem(let place): coming.append(place)
      case .deleteItem(let place): leaving.append(place)
      case .reloadItem(let place): reloadedItems.append(place)
      case .moveItem(let from, let to):
        leaving.append(from)
        coming.append(to)
        itemMoves.append((from, to))
      case .insertSection(let section): comingSections.append(section)
      case .deleteSection(let section): leavingSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to):
        leavingSections.append(from)
        comingSections.append(to)
        sectionMoves.append((from, to))
      }
    }
    sections = IndexSplice(removed: leavingSections, placed: comingSections)
    if before.count - leavingSections.count + comingSections.count != after.count {
      throw check.sectionCountViolation()
    }
    for section in before.indices {
      guard let newSection = newSection(ofOld: section), !reloadedSections.contains(section) else { continue }
      let splice = IndexSplice(
        removed: leaving.filter { $0.section == section }.map { $0.item },
        placed: coming.filter { $0.section == newSection }.map { $0.item })
      if before[section] - splice.removed.count + splice.placed.count != after[newSection] {
        throw check.itemCountViolation(oldSection: section, newSection: newSection, operations: kept)
      }
      if !splice.removed.isEmpty || !splice.placed.isEmpty { splices.append((section, splice)) }
    }
  }

  /// Where a section goes; nil if it is deleted or does not exist.
  func newSection(ofOld section: Int) -> Int? {
    guard before.indices.contains(section) else { return nil }
    if let move = sectionMoves.first(where: { $0.from == section }) { return move.to }
    return sections.newIndex(ofOld: section)
  }

  /// Where a section comes from; nil if it is inserted or does not exist.
  func oldSection(ofNew section: Int) -> Int? {
    guard after.indices.contains(section) else { return nil }
    if let move = sectionMoves.first(where: { $0.to == section }) { return move.from }
    return sections.oldIndex(ofNew: section)
  }

  /// Where an item goes; nil if it is deleted, its section is reloaded, or it does not exist.
  func newPosition(ofOld place: ItemPosition) -> ItemPosition? {
    guard before.indices.contains(place.section), place.item >= 0, place.item < before[place.section] else {
      return nil
    }
    if let move = itemMoves.first(where: { $0.from == place }) { return move.to }
    guard !reloadedSections.contains(place.section), let section = newSection(ofOld: place.section) else { return nil }
    guard let splice = splice(ofOldSection: place.section) else { return ItemPosition(section, place.item) }
    return splice.newIndex(ofOld: place.item).map { ItemPosition(section, $0) }
  }

  /// Where an item comes from; nil if it is inserted, its section is reloaded, or it does not exist.
  func oldPosition(ofNew place: ItemPosition) -> ItemPosition? {
    guard after.indices.contains(place.section), place.item >= 0, place.item < after[place.section] else { return nil }
    if let move = itemMoves.first(where: { $0.to == place }) { return move.from }
    guard let section = oldSection(ofNew: place.section), !reloadedSections.contains(section) else { return nil }
    guard let splice = splice(ofOldSection: section) else { return ItemPosition(section, place.item) }
    return splice.oldIndex(ofNew: place.item).map { ItemPosition(section, $0) }
  }

  /// True if an item, named by its old place, keeps its position but gets a new view.
  func isReloaded(old place: ItemPosition) -> Bool {
    reloadedItems.contains(place) || reloadedSections.contains(place.section)
  }

  /// Where an element goes. Supplementary and decoration elements go with their section; the item number stays.
  func newKey(ofOld key: ElementKey) -> ElementKey? {
    if key.isCell {
      return newPosition(ofOld: ItemPosition(key.section, key.item))
        .map { ElementKey(section: $0.section, item: $0.item) }
    }
    return newSection(ofOld: key.section).map { ElementKey(kind: key.kind, section: $0, item: key.item) }
  }

  /// Where an element comes from. Supplementary and decoration elements come with their section.
  func oldKey(ofNew key: ElementKey) -> ElementKey? {
    if key.isCell {
      return oldPosition(ofNew: ItemPosition(key.section, key.item))
        .map { ElementKey(section: $0.section, item: $0.item) }
    }
    return oldSection(ofNew: key.section).map { ElementKey(kind: key.kind, section: $0, item: key.item) }
  }

  /// True if the element at an old place gets a new view although its place remains.
  func isReloaded(oldKey key: ElementKey) -> Bool {
    key.isCell ? isReloaded(old: ItemPosition(key.section, key.item)) : reloadedSections.contains(key.section)
  }

  private func splice(ofOldSection section: Int) -> IndexSplice? {
    splices.first { $0.oldSection == section }?.splice
  }
}
