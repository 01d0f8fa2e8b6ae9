// SPDX-License-Identifier: MIT

/// The positions of everything in a table, from top to bottom: the table's header, the sections, the table's footer.
package struct TableGeometry {
  /// The height of the table's header.
  package var header = 0.0
  /// The height of the table's footer.
  package var footer = 0.0
  /// The sections; `update(_:_:)` changes one.
  package private(set) var sections: [TableSectionShape]
  private var extents: SumTree

  /// A table of sections.
  package init(_ sections: [TableSectionShape] = []) {
    self.sections = sections
    extents = SumTree(count: sections.count) { sections[$0].extent }
  }

  /// Changes a section.
  package mutating func update(_ section: Int, _ change: (inout TableSectionShape) -> Void) {
    change(&sections[section])
    extents[section] = sections[section].extent
  }

  /// The whole height.
  package var height: Double { header + extents.total + footer }

  /// The top of the table's footer.
  package var footerTop: Double { header + extents.total }

  /// The top of a section; the number of sections means the end of the last.
  package func top(ofSection section: Int) -> Double { header + extents.sum(before: section) }

  /// Top and height of a section.
  package func place(ofSection section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section), sections[section].extent)
  }

  /// Top and height of a section's header.
  package func place(ofHeader section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section) + sections[section].topPadding, sections[section].header)
  }

  /// Top and height of a section's footer.
  package func place(ofFooter section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section) + sections[section].footerStart, sections[section].footer)
  }

  /// Top and height of a row.
  package func place(ofRow row: Int, section: Int) -> (top: Double, height: Double) {
    let shape = sections[section]
    return (top(ofSection: section) + shape.rowsStart + shape.rows.start(of: row), shape.rows[row])
  }

  /// True if there is such a row.
  package func hasRow(_ row: Int, section: Int) -> Bool {
    sections.indices.contains(section) && row >= 0 && row < sections[section].rows.count
  }

  /// The sections that touch a stretch.
  package func sections(from lower: Double, to upper: Double) -> Range<Int> {
    guard !sections.isEmpty, upper >= lower else { return 0..<0 }
    var first = extents.index(at: lower - header).index
    // Sections without height are in front of the one that was found.
    while first > 0, sections[first - 1].extent == 0 { first -= 1 }
    let last = extents.index(at: max(lower, upper) - header).index
    return first..<max(first, last) + 1
  }

  /// The rows of a section that touch a stretch.
  package func rows(ofSection section: Int, from lower: Double, to upper: Double) -> Range<Int> {
    let shape = sections[section]
    guard shape.rows.count > 0 else { return 0..<0 }
    let top = top(ofSection: section) + shape.rowsStart
    guard upper >= top, lower <= top + shape.rows.total else { return 0..<0 }
    let first = shape.rows.row(at: lower - top)
    let last = shape.rows.row(at: upper - top)
    return first..<last + 1
  }
}
