// SPDX-License-Identifier: MIT

/// The numbers of items that the data source answered, section by section.
///
/// After a reload the old numbers stay readable until the data source is queried again, but they are not known any more.
nonisolated struct ItemCounts: Equatable {
  /// The number of items of each section.
  private(set) var sections: [Int] = []
  /// The number of items in the sections before each section, and of all items at the end.
  private(set) var starts: [Int] = [0]
  /// True while the numbers are those of the data source.
  private(set) var areKnown = false

  /// Takes what the data source answered.
  mutating func set(_ sections: [Int]) {
    areKnown = true
    guard sections != self.sections else { return }
    self.sections = sections
    starts = [0]
    starts.reserveCapacity(sections.count + 1)
    for count in sections { starts.append(starts[starts.count - 1] + count) }
  }

  /// The data source has to be asked again.
  mutating func invalidate() { areKnown = false }

  /// The number of sections.
  var count: Int { sections.count }

  /// The numbers of the sections.
  var indices: Range<Int> { sections.indices }

  /// The number of items of a section that exists.
  subscript(section: Int) -> Int { sections[section] }

  /// The number of all items.
  var total: Int { starts[starts.count - 1] }

  /// The number of an item among all items, from 0.
  func ordinal(section: Int, item: Int) -> Int { starts[section] + item }

  /// True if there is a section of that number.
  func hasSection(_ section: Int) -> Bool { section >= 0 && section < sections.count }

  /// True if there is such an item.
  func hasItem(section: Int, item: Int) -> Bool {
    hasSection(section) && item >= 0 && item < sections[section]
  }

  /// True if there is an element with the key, according to the counts: decorations may be anywhere, supplementary
  /// views in every section.
  @inline(__always) func has(_ key: ElementKey) -> Bool {
    switch ElementKindTable.category(of: key.kind) {
    case .decorationView: true
    case .supplementaryView: hasSection(key.section)
    case .cell: hasItem(section: key.section, item: key.item)
    }
  }
}
