// SPDX-License-Identifier: MIT

import SprungModels

/// A snapshot displayed by a table, with the positions of its items.
nonisolated struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// The positions of the items, computed on first use.
  private var positions: [Item: ItemPosition]?
  /// The snapshot including the requested reloads.
  private let requested: NSDiffableDataSourceSnapshot<Section, Item>

  /// Creates a snapshot for display.
  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    requested = snapshot
    self.snapshot = snapshot.applied()
  }

  /// Returns the operations that turn this snapshot into another one.
  func difference(to next: ShownSnapshot) -> SnapshotDifference {
    SnapshotDifference(from: snapshot, to: next.requested)
  }

  /// Returns the index path of an item, or nil if the snapshot does not contain it.
  mutating func indexPath(of item: Item) -> IndexPath? {
    let known = positions ?? SnapshotPositions.of(snapshot)
    positions = known
    return known[item]?.indexPath
  }

  /// Returns the item at the given index path, or nil if there is none.
  func item(at path: IndexPath) -> Item? {
    let items = snapshot.itemsBySection
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
    return items[path.section][path.item]
  }

  /// Returns the snapshot after an item has moved from one index path to another.
  func moving(from old: IndexPath, to new: IndexPath) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var moved = snapshot
    moved.move(from: ItemPosition(old), to: ItemPosition(new))
    return moved
  }

  /// Returns whether another snapshot has the same items in the same order.
  func shows(_ other: NSDiffableDataSourceSnapshot<Section, Item>) -> Bool {
    snapshot.sectionIdentifiers == other.sectionIdentifiers && snapshot.itemsBySection == other.itemsBySection
  }
}
