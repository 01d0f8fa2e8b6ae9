// SPDX-License-Identifier: MIT

import SprungModels

extension UpdateMap {
  /// Returns the update items for `prepare(forCollectionViewUpdates:)`: deletes in descending order, then inserts,
  /// reloads and moves in ascending order.
  ///
  /// A reload contains the item's old and new positions, which differ if preceding items were inserted or deleted.
  func updateItems() -> [UICollectionViewUpdateItem] {
    var deletes: [Positioned] = []
    var inserts: [Positioned] = []
    var reloads: [Positioned] = []
    var moves: [Positioned] = []
    for operation in operations {
      switch operation {
      case .deleteItem(let position): deletes.append((position, item(position, nil, .delete)))
      case .insertItem(let position): inserts.append((position, item(nil, position, .insert)))
      case .reloadItem(let position): reloads.append((position, item(position, newPosition(ofOld: position), .reload)))
      case .moveItem(let from, let to): moves.append((from, item(from, to, .move)))
      case .deleteSection(let section): deletes.append((whole(section), item(whole(section), nil, .delete)))
      case .insertSection(let section): inserts.append((whole(section), item(nil, whole(section), .insert)))
      case .reloadSection(let section):
        reloads.append(
          (whole(section), item(whole(section), newSection(ofOld: section).map { whole($0) }, .reload)))
      case .moveSection(let from, let to): moves.append((whole(from), item(whole(from), whole(to), .move)))
      }
    }
    deletes.sort(by: UpdateMap.isAfter)
    inserts.sort(by: UpdateMap.isBefore)
    reloads.sort(by: UpdateMap.isBefore)
    moves.sort(by: UpdateMap.isBefore)
    return (deletes + inserts + reloads + moves).map { $0.1 }
  }

  // An update item and the position by which it is sorted.
  private typealias Positioned = (ItemPosition, UICollectionViewUpdateItem)

  // These are functions, because a closure would check in every comparison that it runs on the main actor.
  nonisolated private static func isBefore(_ item: Positioned, _ other: Positioned) -> Bool { item.0 < other.0 }
  nonisolated private static func isAfter(_ item: Positioned, _ other: Positioned) -> Bool { item.0 > other.0 }

  private func whole(_ section: Int) -> ItemPosition { ItemPosition(section, NSNotFound) }

  private func item(
    _ before: ItemPosition?, _ after: ItemPosition?, _ action: UICollectionViewUpdateItem.Action
  ) -> UICollectionViewUpdateItem {
    UICollectionViewUpdateItem(before: before?.indexPath, after: after?.indexPath, action: action)
  }
}
