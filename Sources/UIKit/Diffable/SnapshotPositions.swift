// SPDX-License-Identifier: MIT

import SprungModels

/// Computes the position of every item of a snapshot.
nonisolated enum SnapshotPositions {
  /// Returns the positions of all items.
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
