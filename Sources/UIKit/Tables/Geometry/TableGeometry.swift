// SPDX-License-Identifier: MIT

/// Where everything in a table lies, from top to bottom: the table's header, the sections, the table's footer.
nonisolated struct TableGeometry {
  /// The height of the table's header.
  var header = 0.0
  /// The height of the table's footer.
  var footer = 0.0
  /// The sections; `update(_:_:)` changes one.
  private(set) var sections: [TableSectionShape]
  private var extents: SumTree

  /// A table of sections.
  init(_ sections: [TableSectionShape] = []) {
    self.sections = sections
    extents = SumTree(count: sections.count) { sections[$0].extent }
  }

  /// Changes a section.
  mutating func update(_ section: Int, _ change: (inout TableSectionShape) -> Void) {
    change(&sections[section])
    extents[section] = sections[section].extent
  }

  /// The whole height.
  var height: Double { header + extents.total + footer }

  /// The top of the table's footer.
  var footerTop: Double { header + extents.total }

  /// The top of a section; the number of sections means the end of the last.
  func top(ofSection section: Int) -> Double { header + extents.sum(before: section) }

  /// Top and height of a section.
  func place(ofSection section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section), sections[section].extent)
  }

  /// Top and height of a section's header.
  func place(ofHeader section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section) + sections[section].topPadding, sections[section].header)
  }

  /// Top and height of a section's footer.
  func place(ofFooter section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section) + sections[section].footerStart, sections[section].footer)
  }

  /// Top and height of a row.
  func place(ofRow row: Int, section: Int) -> (top: Double, height: Double) {
    let shape = sections[section]
    return (top(ofSection: section) + shape.rowsStart + shape.rows.start(of: row), shape.rows[row])
  }

  /// True if there is such a row.
  func hasRow(_ row: Int, section: Int) -> Bool {
    sections.indices.contains(section) && row >= 0 && row < sections[section].rows.count
  }

  /// The sections that touch a stretch.
  func sections(from lower: Double, to upper: Double) -> Range<Int> {
    guard !sections.isEmpty, upper >= lower else { return 0..<0 }
    var first = extents.index(at: lower - header).index
    // Sections without height stand in front of the one that was found.
    while first > 0, sections[first - 1].extent == 0 { first -= 1 }
    let last = extents.index(at: max(lower, upper) - header).index
    return first..<max(first, last) + 1
  }

  /// The rows of a section that touch a stretch.
  func rows(ofSection section: Int, from lower: Double, to upper: Double) -> Range<Int> {
    let shape = sections[section]
    guard shape.rows.count > 0 else { return 0..<0 }
    let top = top(ofSection: section) + shape.rowsStart
    guard upper >= top, lower <= top + shape.rows.total else { return 0..<0 }
    let first = shape.rows.row(at: lower - top)
    let last = shape.rows.row(at: upper - top)
    return first..<last + 1
  }
}
