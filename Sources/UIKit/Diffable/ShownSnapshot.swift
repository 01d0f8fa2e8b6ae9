// SPDX-License-Identifier: MIT

import SprungModels

/// A snapshot that a table displays, and the positions of its items.
nonisolated struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  /// Created on first use.
  private var positions: [Item: ItemPosition]?
  /// The snapshot with the requested reloads.
  private let requested: NSDiffableDataSourceSnapshot<Section, Item>

  /// Creates a snapshot for display.
  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    requested = snapshot
    self.snapshot = snapshot.applied()
  }

  /// The operations that change this snapshot into another one.
  func difference(to next: ShownSnapshot) -> SnapshotDifference {
    SnapshotDifference(from: snapshot, to: next.requested)
  }

  /// The index path of an item; nil if the snapshot does not contain it.
  mutating func indexPath(of item: Item) -> IndexPath? {
    let known = positions ?? SnapshotPositions.of(snapshot)
    positions = known
    return known[item]?.indexPath
  }

  /// The item at the given index path; nil if there is none.
  func item(at path: IndexPath) -> Item? {
    let items = snapshot.itemsBySection
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
    return items[path.section][path.item]
  }

  /// The snapshot after an item moved from one index path to another.
  func moving(from old: IndexPath, to new: IndexPath) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var moved = snapshot
    moved.move(from: ItemPosition(old), to: ItemPosition(new))
    return moved
  }

  /// Whether another snapshot has the same items in the same order.
  func shows(_ other: NSDiffableDataSourceSnapshot<Section, Item>) -> Bool {
    snapshot.sectionIdentifiers == other.sectionIdentifiers && snapshot.itemsBySection == other.itemsBySection
  }
}
