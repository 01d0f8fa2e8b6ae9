// SPDX-License-Identifier: MIT

import SprungGeometry

/// The position of an item before or after an update.
package struct ItemPosition: Hashable, Comparable {
  /// The section.
  package var section: Int
  /// The index of the item in the section.
  package var item: Int

  /// Creates a position from a section and an item.
  package init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates the position of an index path.
  package init(_ indexPath: IndexPath) {
    self.init(indexPath.section, indexPath.item)
  }

  /// The position as an index path.
  package var indexPath: IndexPath { IndexPath(item: item, section: section) }

  /// The position in messages, such as "0-3".
  package var text: String { "\(section)-\(item)" }

  package static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    left.section != right.section ? left.section < right.section : left.item < right.item
  }
}
