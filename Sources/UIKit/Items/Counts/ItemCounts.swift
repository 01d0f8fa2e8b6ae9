// SPDX-License-Identifier: MIT

/// The item counts of all sections, which the data source returned.
///
/// After a reload, the previous counts remain readable until the data source is queried again, but `areKnown` is false.
nonisolated struct ItemCounts: Equatable {
  /// The number of items of each section.
  private(set) var sections: [Int] = []
  /// The number of items before each section, followed by the total.
  private(set) var starts: [Int] = [0]
  /// Whether the counts match the data source.
  private(set) var areKnown = false

  /// Stores the counts that the data source returned.
  mutating func set(_ sections: [Int]) {
    areKnown = true
    guard sections != self.sections else { return }
    self.sections = sections
    starts = [0]
    starts.reserveCapacity(sections.count + 1)
    for count in sections { starts.append(starts[starts.count - 1] + count) }
  }

  /// Marks the counts as unknown, so that the data source is queried again.
  mutating func invalidate() { areKnown = false }

  /// The number of sections.
  var count: Int { sections.count }

  /// The indices of the sections.
  var indices: Range<Int> { sections.indices }

  /// The number of items in an existing section.
  subscript(section: Int) -> Int { sections[section] }

  /// The total number of items.
  var total: Int { starts[starts.count - 1] }

  /// Returns the index of an item among all items, starting at 0.
  func ordinal(section: Int, item: Int) -> Int { starts[section] + item }

  /// Returns whether the section exists.
  func hasSection(_ section: Int) -> Bool { section >= 0 && section < sections.count }

  /// Returns whether the item exists.
  func hasItem(section: Int, item: Int) -> Bool {
    hasSection(section) && item >= 0 && item < sections[section]
  }

  /// Returns whether an element with the given key can exist according to the counts. Supplementary views require an
  /// existing section; decoration views can have any index path.
  @inline(__always) func has(_ key: ElementKey) -> Bool {
    switch ElementKindTable.category(of: key.kind) {
    case .decorationView: true
    case .supplementaryView: hasSection(key.section)
    case .cell: hasItem(section: key.section, item: key.item)
    }
  }
}
