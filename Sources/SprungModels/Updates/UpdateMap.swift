// SPDX-License-Identifier: MIT

/// Maps the positions of all items and sections of a collection before and after a batch update.
///
/// The required memory depends on the number of operations, not on the number of items.
package struct UpdateMap {
  /// The number of items in each section before the batch.
  package let before: [Int]
  /// The number of items in each section after the batch.
  package let after: [Int]
  /// The effective operations. Operations inside deleted, inserted or reloaded sections are redundant and were removed.
  package let operations: [UpdateOperation]

  private let sections: IndexSplice
  private var sectionMoves = MoveTable<Int>()
  private var itemMoves = MoveTable<ItemPosition>()
  /// The changes within sections, by the old index of the section.
  private var splices: [Int: IndexSplice] = [:]
  private var reloadedItems: Set<ItemPosition> = []
  private var reloadedSections: Set<Int> = []

  /// Creates the map of a batch without changes.
  package init(unchanged counts: [Int]) {
    before = counts
    after = counts
    operations = []
    sections = IndexSplice()
  }

  /// Validates the operations against the counts and computes the positions. The error contains the violated rule.
  package init(before: [Int], after: [Int], operations: [UpdateOperation]) throws(UpdateRuleViolation) {
    self.before = before
    self.after = after
    let check = UpdateCheck(before: before, after: after, operations: operations)
    try check.existence()
    try check.conflicts()
    let kept = check.withoutRedundant()
    self.operations = kept

    var leavingSections: [Int] = []
    var comingSections: [Int] = []
    var leaving: [Int: [Int]] = [:]
    var coming: [Int: [Int]] = [:]
    for operation in kept {
      switch operation {
      case .insertItem(let position): coming[position.section, default: []].append(position.item)
      case .deleteItem(let position): leaving[position.section, default: []].append(position.item)
      case .reloadItem(let position): reloadedItems.insert(position)
      case .moveItem(let from, let to):
        leaving[from.section, default: []].append(from.item)
        coming[to.section, default: []].append(to.item)
        itemMoves.add(from, to)
      case .insertSection(let section): comingSections.append(section)
      case .deleteSection(let section): leavingSections.append(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to):
        leavingSections.append(from)
        comingSections.append(to)
        sectionMoves.add(from, to)
      }
    }
    sections = IndexSplice(removed: leavingSections, inserted: comingSections)
    if before.count - leavingSections.count + comingSections.count != after.count {
      throw check.sectionCountViolation()
    }
    for section in before.indices {
      guard let newSection = newSection(ofOld: section), !reloadedSections.contains(section) else { continue }
      let removed = leaving[section] ?? []
      let inserted = coming[newSection] ?? []
      if before[section] - removed.count + inserted.count != after[newSection] {
        throw check.itemCountViolation(oldSection: section, newSection: newSection, operations: kept)
      }
      if !removed.isEmpty || !inserted.isEmpty { splices[section] = IndexSplice(removed: removed, inserted: inserted) }
    }
  }

  /// Returns the new index of the given section; nil if it is deleted or does not exist.
  package func newSection(ofOld section: Int) -> Int? {
    guard before.indices.contains(section) else { return nil }
    return sectionMoves.target(of: section) ?? sections.newIndex(ofOld: section)
  }

  /// Returns the old index of the given section; nil if it is inserted or does not exist.
  package func oldSection(ofNew section: Int) -> Int? {
    guard after.indices.contains(section) else { return nil }
    return sectionMoves.source(of: section) ?? sections.oldIndex(ofNew: section)
  }

  /// Returns the new position of the given item; nil if it is deleted, its section is reloaded, or it does not exist.
  package func newPosition(ofOld position: ItemPosition) -> ItemPosition? {
    guard before.indices.contains(position.section), position.item >= 0, position.item < before[position.section] else {
      return nil
    }
    if let target = itemMoves.target(of: position) { return target }
    guard !reloadedSections.contains(position.section), let section = newSection(ofOld: position.section) else {
      return nil
    }
    guard let splice = splices[position.section] else { return ItemPosition(section, position.item) }
    return splice.newIndex(ofOld: position.item).map { ItemPosition(section, $0) }
  }

  /// Returns the old position of the given item; nil if it is inserted, its section is reloaded, or it does not exist.
  package func oldPosition(ofNew position: ItemPosition) -> ItemPosition? {
    guard after.indices.contains(position.section), position.item >= 0, position.item < after[position.section] else {
      return nil
    }
    if let source = itemMoves.source(of: position) { return source }
    guard let section = oldSection(ofNew: position.section), !reloadedSections.contains(section) else { return nil }
    guard let splice = splices[section] else { return ItemPosition(section, position.item) }
    return splice.oldIndex(ofNew: position.item).map { ItemPosition(section, $0) }
  }

  /// Returns whether an item at an old position remains but gets a new view.
  package func isReloaded(old position: ItemPosition) -> Bool {
    reloadedItems.contains(position) || reloadedSections.contains(position.section)
  }

  /// Returns whether the items of a section with an old index get new views.
  package func isReloaded(oldSection section: Int) -> Bool { reloadedSections.contains(section) }
}
