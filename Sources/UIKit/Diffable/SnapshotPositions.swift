// SPDX-License-Identifier: MIT

import SprungModels

/// Where every item of a snapshot is.
nonisolated enum SnapshotPositions {
  /// The positions of all items.
  static func of<Section: Hashable, Item: Hashable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: ItemPosition] {
    var positions: [Item: ItemPosition] = [:]
    positions.reserveCapacity(snapshot.numberOfItems)
    for (section, items) in snapshot.itemsBySection.enumerated() {
      for (item, identifier) in items.enumerated() { positions[identifier] = ItemPosition(section, item) }
    }
    return positions
  }
}
