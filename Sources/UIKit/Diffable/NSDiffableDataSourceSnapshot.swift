// SPDX-License-Identifier: MIT

import SprungModels

/// The content of a diffable data source: sections and items, identified by unique values.
///
/// This is a value type. To change the content, modify a copy and apply it. Passing a section or an item that does not
/// exist, or adding a section or an item that already exists, is reported as a fault. Such identifiers are skipped, and
/// only the valid ones are used.
///
/// Differs from Apple: identifiers need not be Sendable. The snapshot is Sendable if its identifiers are.
nonisolated public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section, in order.
  private(set) var itemsBySection: [[ItemIdentifierType]] = []
  /// The index of each section.
  private(set) var sectionIndices: [SectionIdentifierType: Int] = [:]
  /// The section of each item. An item's index within its section is stored only in `itemsBySection`.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections that are reloaded when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are reloaded when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are reconfigured when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Questions

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }

  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    all.reserveCapacity(numberOfItems)
    for items in itemsBySection { all += items }
    return all
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = checkedIndex(ofSection: identifier, "itemIdentifiers(inSection:)") else { return [] }
    return itemsBySection[section]
  }

  /// Returns the section that contains an item, or nil for an unknown item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// Returns the index of an item among the items of all sections, or nil for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let position = position(ofItem: identifier) else { return nil }
    var index = position.item
    for section in 0..<position.section { index += itemsBySection[section].count }
    return index
  }

  /// Returns the index of a section, or nil for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndices[identifier] }

  /// Returns whether the snapshot contains an item.
  func contains(_ identifier: ItemIdentifierType) -> Bool { homes[identifier] != nil }

  /// Returns the position of an item, or nil for an unknown item.
  func position(ofItem identifier: ItemIdentifierType) -> ItemPosition? {
    guard let home = homes[identifier], let section = sectionIndices[home],
      let item = itemsBySection[section].firstIndex(of: identifier)
    else { return nil }
    return ItemPosition(section, item)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    addSections(identifiers, at: sectionIdentifiers.count, "appendSections(_:)")
  }

  /// Adds sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = checkedIndex(ofSection: toIdentifier, "insertSections(_:beforeSection:)") else { return }
    addSections(identifiers, at: index, "insertSections(_:beforeSection:)")
  }

  /// Adds sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = checkedIndex(ofSection: toIdentifier, "insertSections(_:afterSection:)") else { return }
    addSections(identifiers, at: index + 1, "insertSections(_:afterSection:)")
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = checkedIndex(ofSection: identifier, "deleteSections(_:)") else { continue }
      for item in itemsBySection[index] { homes[item] = nil }
      sectionIdentifiers.remove(at: index)
      itemsBySection.remove(at: index)
      renumberSections()
    }
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, next: toIdentifier, offset: 0, "moveSection(_:beforeSection:)")
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, next: toIdentifier, offset: 1, "moveSection(_:afterSection:)")
  }

  /// Marks sections, including all of their items, for reloading when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where checkedIndex(ofSection: identifier, "reloadSections(_:)") != nil {
      if !reloadedSectionIdentifiers.contains(identifier) { reloadedSectionIdentifiers.append(identifier) }
    }
  }

  // MARK: Items

  /// Adds items at the end of a section. If no section identifier is given, the items are added to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let identifier = sectionIdentifier ?? sectionIdentifiers.last else {
      SnapshotFault.report("appendItems(_:toSection:)", "the snapshot has no sections; append a section first")
      return
    }
    guard let section = checkedIndex(ofSection: identifier, "appendItems(_:toSection:)") else { return }
    addItems(identifiers, at: ItemPosition(section, itemsBySection[section].count), "appendItems(_:toSection:)")
  }

  /// Adds items before another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    guard let position = checkedPosition(ofItem: beforeIdentifier, "insertItems(_:beforeItem:)") else { return }
    addItems(identifiers, at: position, "insertItems(_:beforeItem:)")
  }

  /// Adds items after another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    guard let position = checkedPosition(ofItem: afterIdentifier, "insertItems(_:afterItem:)") else { return }
    addItems(identifiers, at: ItemPosition(position.section, position.item + 1), "insertItems(_:afterItem:)")
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: Set<ItemIdentifierType> = []
    var touched: Set<Int> = []
    for identifier in identifiers {
      guard let home = homes[identifier], let section = sectionIndices[home] else {
        SnapshotFault.reportMissing("deleteItems(_:)", "item", identifier)
        continue
      }
      homes[identifier] = nil
      gone.insert(identifier)
      touched.insert(section)
    }
    for section in itemsBySection.indices where touched.contains(section) {
      itemsBySection[section].removeAll { gone.contains($0) }
    }
  }

  /// Removes all items. The sections remain.
  public mutating func deleteAllItems() {
    homes = [:]
    for section in itemsBySection.indices { itemsBySection[section] = [] }
  }

  /// Moves an item before another item, which may be in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    moveItem(identifier, next: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
  }

  /// Moves an item after another item, which may be in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    moveItem(identifier, next: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
  }

  /// Marks items whose cells will be reloaded when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where exists(identifier, "reloadItems(_:)") {
      reloadedItemIdentifiers.append(identifier)
    }
  }

  /// Marks items whose existing cells will be reconfigured when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where exists(identifier, "reconfigureItems(_:)") {
      reconfiguredItemIdentifiers.append(identifier)
    }
  }

  /// Returns a copy of the snapshot without the reloads that were pending before it was applied.
  func applied() -> NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Replaces the items of an existing section.
  mutating func replaceItems(inSection section: Int, with items: [ItemIdentifierType]) {
    for item in itemsBySection[section] { homes[item] = nil }
    itemsBySection[section] = []
    addItems(items, at: ItemPosition(section, 0), "apply(_:to:)")
  }

  /// Moves an item to the position where the user dropped it.
  mutating func move(from old: ItemPosition, to new: ItemPosition) {
    let item = itemsBySection[old.section].remove(at: old.item)
    itemsBySection[new.section].insert(item, at: new.item)
    homes[item] = sectionIdentifiers[new.section]
  }

  // MARK: Mechanism

  private mutating func addSections(_ identifiers: [SectionIdentifierType], at index: Int, _ method: String) {
    var new: [SectionIdentifierType] = []
    for identifier in identifiers {
      // The final index is set below.
      if sectionIndices.updateValue(-1, forKey: identifier) == nil {
        new.append(identifier)
      } else {
        SnapshotFault.reportDuplicate(method, "section", identifier)
      }
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
    itemsBySection.insert(contentsOf: new.map { _ in [] }, at: index)
    renumberSections()
  }

  private mutating func addItems(_ identifiers: [ItemIdentifierType], at position: ItemPosition, _ method: String) {
    let home = sectionIdentifiers[position.section]
    var new: [ItemIdentifierType] = []
    new.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      if homes[identifier] == nil {
        homes[identifier] = home
        new.append(identifier)
      } else {
        SnapshotFault.reportDuplicate(method, "item", identifier)
      }
    }
    itemsBySection[position.section].insert(contentsOf: new, at: position.item)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, next other: SectionIdentifierType, offset: Int, _ method: String
  ) {
    guard let from = checkedIndex(ofSection: identifier, method), checkedIndex(ofSection: other, method) != nil else {
      return
    }
    guard identifier != other else {
      SnapshotFault.report(method, "a section cannot be moved next to itself")
      return
    }
    sectionIdentifiers.remove(at: from)
    let items = itemsBySection.remove(at: from)
    renumberSections()
    let to = sectionIndices[other]! + offset
    sectionIdentifiers.insert(identifier, at: to)
    itemsBySection.insert(items, at: to)
    renumberSections()
  }

  private mutating func moveItem(
    _ identifier: ItemIdentifierType, next other: ItemIdentifierType, offset: Int, _ method: String
  ) {
    guard let from = checkedPosition(ofItem: identifier, method), checkedPosition(ofItem: other, method) != nil else {
      return
    }
    guard identifier != other else {
      SnapshotFault.report(method, "an item cannot be moved next to itself")
      return
    }
    itemsBySection[from.section].remove(at: from.item)
    let to = position(ofItem: other)!
    itemsBySection[to.section].insert(identifier, at: to.item + offset)
    homes[identifier] = sectionIdentifiers[to.section]
  }

  private mutating func renumberSections() {
    sectionIndices.removeAll(keepingCapacity: true)
    for (index, identifier) in sectionIdentifiers.enumerated() { sectionIndices[identifier] = index }
  }

  private func checkedIndex(ofSection identifier: SectionIdentifierType, _ method: String) -> Int? {
    if let index = sectionIndices[identifier] { return index }
    SnapshotFault.reportMissing(method, "section", identifier)
    return nil
  }

  private func checkedPosition(ofItem identifier: ItemIdentifierType, _ method: String) -> ItemPosition? {
    if let known = position(ofItem: identifier) { return known }
    SnapshotFault.reportMissing(method, "item", identifier)
    return nil
  }

  private func exists(_ identifier: ItemIdentifierType, _ method: String) -> Bool {
    if homes[identifier] != nil { return true }
    SnapshotFault.reportMissing(method, "item", identifier)
    return false
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

nonisolated extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether two snapshots have the same sections and items in the same order, and the same pending reloads.
  public static func == (left: NSDiffableDataSourceSnapshot, right: NSDiffableDataSourceSnapshot) -> Bool {
    left.sectionIdentifiers == right.sectionIdentifiers && left.itemsBySection == right.itemsBySection
      && left.reloadedSectionIdentifiers == right.reloadedSectionIdentifiers
      && left.reloadedItemIdentifiers == right.reloadedItemIdentifiers
      && left.reconfiguredItemIdentifiers == right.reconfiguredItemIdentifiers
  }
}
