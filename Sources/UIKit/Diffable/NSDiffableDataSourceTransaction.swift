// SPDX-License-Identifier: MIT

/// The changes of a diffable data source by people who moved items.
nonisolated public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The changes of the outlines that the move affected.
  var outlines: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []

  /// The changes, section by section: those whose items differ, as outlines where they are shown as such.
  public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    var changed: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []
    for section in finalSnapshot.sectionIdentifiers {
      if let outline = outlines.first(where: { $0.sectionIdentifier == section }) {
        changed.append(outline)
        continue
      }
      let before = initialSnapshot.itemIdentifiers(inSection: section)
      let after = finalSnapshot.itemIdentifiers(inSection: section)
      guard before != after else { continue }
      changed.append(NSDiffableDataSourceSectionTransaction(section, before, after))
    }
    return changed
  }

  #if !hasFeature(Embedded)
    /// The removals and insertions that lead from the items before to those after.
    public var difference: CollectionDifference<ItemIdentifierType> {
      finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }
  #endif
}

/// The changes in a section of a diffable data source by people who moved items.
nonisolated public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  init(_ section: SectionIdentifierType, _ before: [ItemIdentifierType], _ after: [ItemIdentifierType]) {
    sectionIdentifier = section
    var initial = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    initial.append(before)
    var final = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    final.append(after)
    initialSnapshot = initial
    finalSnapshot = final
  }

  init(
    _ section: SectionIdentifierType, from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
  }

  #if !hasFeature(Embedded)
    /// The removals and insertions that lead from the items before to those after.
    public var difference: CollectionDifference<ItemIdentifierType> {
      finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
    }
  #endif
}
