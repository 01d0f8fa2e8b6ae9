// SPDX-License-Identifier: MIT

/// The changes to a diffable data source that result when the user moves items.
nonisolated public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The changes of the outlines affected by the move.
  var outlines: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []

  /// The changes of each section whose items differ. The entry for a section that displays an outline contains the
  /// changes of the outline.
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
    /// The removals and insertions that turn the initial items into the final items.
    public var difference: CollectionDifference<ItemIdentifierType> {
      finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }
  #endif
}

/// The changes to a section of a diffable data source that result when the user moves items.
nonisolated public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items of the section before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items of the section after the move.
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
    /// The removals and insertions that turn the initial items into the final items.
    public var difference: CollectionDifference<ItemIdentifierType> {
      finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
    }
  #endif
}
