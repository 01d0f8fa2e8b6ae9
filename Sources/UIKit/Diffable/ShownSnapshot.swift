// SPDX-License-Identifier: MIT

/// A snapshot that a table shows, and where everything in it is.
nonisolated struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  private let places: [Item: ItemPosition]
  /// The snapshot with what was asked for to be made anew.
  private let requested: NSDiffableDataSourceSnapshot<Section, Item>

  /// A snapshot as it is to be shown.
  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    requested = snapshot
    places = SnapshotPlaces.of(snapshot)
    self.snapshot = snapshot.applied()
  }

  /// What is to be done to show another snapshot instead.
  func difference(to next: ShownSnapshot) -> SnapshotDifference {
    SnapshotDifference(from: snapshot, places: places, to: next.requested, places: next.places)
  }

  /// Where an item is; nil if it is not there.
  func indexPath(of item: Item) -> IndexPath? { places[item]?.indexPath }

  /// The item at a place; nil if there is none.
  func item(at path: IndexPath) -> Item? {
    let items = snapshot.itemsBySection
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
    return items[path.section][path.item]
  }

  /// The snapshot after an item went from one place to another.
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
