// SPDX-License-Identifier: MIT

import UIKit

/// Maps index paths after an update to index paths before the update, based on the update items that a layout receives.
struct UpdatePaths {
  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var movedSections: [(from: Int, to: Int)] = []
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(from: IndexPath, to: IndexPath)] = []

  /// Creates a map from a layout's update items.
  init(_ updateItems: [UICollectionViewUpdateItem]) {
    for change in updateItems {
      let before = change.indexPathBeforeUpdate
      let after = change.indexPathAfterUpdate
      let isSection = (before ?? after)?.item == NSNotFound
      switch change.updateAction {
      case .insert:
        if let after { if isSection { insertedSections.append(after.section) } else { inserted.append(after) } }
      case .delete:
        if let before { if isSection { deletedSections.append(before.section) } else { deleted.append(before) } }
      case .move:
        guard let before, let after else { continue }
        if isSection {
          movedSections.append((before.section, after.section))
        } else {
          moved.append((before, after))
        }
      default: break
      }
    }
  }

  /// Returns the previous index path of an item, or nil for a new item.
  func before(_ path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.to == path }) { return move.from }
    if inserted.contains(path) { return nil }
    guard let section = sectionBefore(path.section) else { return nil }
    let isSame: (IndexPath) -> Int? = { $0.section == path.section ? $0.item : nil }
    let wasSame: (IndexPath) -> Int? = { $0.section == section ? $0.item : nil }
    let arrived = inserted.compactMap(isSame) + moved.map { $0.to }.compactMap(isSame)
    let left = deleted.compactMap(wasSame) + moved.map { $0.from }.compactMap(wasSame)
    return IndexPath(item: Self.origin(of: path.item, arrived: arrived, left: left), section: section)
  }

  private func sectionBefore(_ section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.to == section }) { return move.from }
    if insertedSections.contains(section) { return nil }
    return Self.origin(
      of: section, arrived: insertedSections + movedSections.map { $0.to },
      left: deletedSections + movedSections.map { $0.from })
  }

  /// Returns the previous index of an element that is neither inserted nor deleted. `arrived` contains the new indexes
  /// of inserted elements, and `left` the old indexes of deleted ones.
  private static func origin(of number: Int, arrived: [Int], left: [Int]) -> Int {
    var origin = number - arrived.filter { $0 < number }.count
    for gone in left.sorted() where gone <= origin { origin += 1 }
    return origin
  }
}
