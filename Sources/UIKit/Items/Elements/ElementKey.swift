// SPDX-License-Identifier: MIT

/// The identity of an element, which consists of its kind, its section and its item.
///
/// A key consists of integers rather than strings, because every element is looked up by its key in every frame.
nonisolated package struct ElementKey: Equatable {
  /// The number that `ElementKindTable` assigns to the category and element kind. The number of cells is 0.
  var kind: Int32
  /// The section of the index path.
  var section: Int
  /// The item of the index path.
  var item: Int

  /// The key of a cell.
  init(section: Int, item: Int) {
    self.init(kind: ElementKindTable.cell, section: section, item: item)
  }

  /// The key of an element of any kind.
  init(kind: Int32, section: Int, item: Int) {
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// The key of an element of any kind at an index path.
  init(kind: Int32, indexPath: IndexPath) {
    self.init(kind: kind, section: indexPath.section, item: indexPath.item)
  }

  /// Whether the key belongs to a cell.
  var isCell: Bool { kind == ElementKindTable.cell }

  /// The section and item as an index path.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

nonisolated extension ElementKey: Hashable {
  /// Combines all three numbers into one word. Different keys that result in the same word are distinguished by `==`.
  package func hash(into hasher: inout Hasher) {
    let word =
      UInt64(truncatingIfNeeded: item) ^ UInt64(truncatingIfNeeded: section) << 36
      ^ UInt64(truncatingIfNeeded: Int64(kind)) << 56
    hasher.combine(word)
  }
}
