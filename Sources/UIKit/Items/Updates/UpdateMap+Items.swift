// SPDX-License-Identifier: MIT

import SprungModels

extension UpdateMap {
  /// The items for `prepare(forCollectionViewUpdates:)`: deletes from the end, then inserts, reloads and moves from the start.
  ///
  /// A reload has the positions before and after, which differ if neighbors were inserted or deleted.
  func updateItems() -> [UICollectionViewUpdateItem] {
    var deletes: [(ItemPosition, UICollectionViewUpdateItem)] = []
    var inserts: [(ItemPosition, UICollectionViewUpdateItem)] = []
    var reloads: [(ItemPosition, UICollectionViewUpdateItem)] = []
    var moves: [(ItemPosition, UICollectionViewUpdateItem)] = []
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
    deletes.sort { $0.0 > $1.0 }
    inserts.sort { $0.0 < $1.0 }
    reloads.sort { $0.0 < $1.0 }
    moves.sort { $0.0 < $1.0 }
    return (deletes + inserts + reloads + moves).map { $0.1 }
  }

  private func whole(_ section: Int) -> ItemPosition { ItemPosition(section, NSNotFound) }

  private func item(
    _ before: ItemPosition?, _ after: ItemPosition?, _ action: UICollectionViewUpdateItem.Action
  ) -> UICollectionViewUpdateItem {
    UICollectionViewUpdateItem(before: before?.indexPath, after: after?.indexPath, action: action)
  }
}
