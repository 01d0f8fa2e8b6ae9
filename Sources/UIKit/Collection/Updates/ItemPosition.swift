// SPDX-License-Identifier: MIT

/// The place of an item, before or after an update.
nonisolated struct ItemPosition: Hashable, Comparable {
  /// The section.
  var section: Int
  /// The item within the section.
  var item: Int

  /// A place by section and item.
  init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// The place that an index path names.
  init(_ indexPath: IndexPath) {
    self.init(indexPath.section, indexPath.item)
  }

  /// The same place as an index path.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  /// How the place is written in messages: "0-3".
  var text: String { "\(section)-\(item)" }

  static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.item < right.item
  }
}
