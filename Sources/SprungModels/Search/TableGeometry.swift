// SPDX-License-Identifier: MIT

/// The vertical positions of all elements of a table: the header of the table, its sections and its footer.
package struct TableGeometry {
  /// The height of the table's header.
  package var header = 0.0
  /// The height of the table's footer.
  package var footer = 0.0
  /// The sections. Use `update(_:_:)` to change a section.
  package private(set) var sections: [TableSectionShape]
  private var extents: SumTree

  /// Creates a table with sections.
  package init(_ sections: [TableSectionShape] = []) {
    self.sections = sections
    extents = SumTree(count: sections.count) { sections[$0].extent }
  }

  /// Changes the given section.
  package mutating func update(_ section: Int, _ change: (inout TableSectionShape) -> Void) {
    change(&sections[section])
    extents[section] = sections[section].extent
  }

  /// The total height.
  package var height: Double { header + extents.total + footer }

  /// The top of the table's footer.
  package var footerTop: Double { header + extents.total }

  /// Returns the top of the given section. If `section` is the number of sections, returns the end of the last section.
  package func top(ofSection section: Int) -> Double { header + extents.sum(before: section) }

  /// Returns the top and the height of the given section.
  package func place(ofSection section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section), sections[section].extent)
  }

  /// Returns the top and the height of the given section's header.
  package func place(ofHeader section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section) + sections[section].topPadding, sections[section].header)
  }

  /// Returns the top and the height of the given section's footer.
  package func place(ofFooter section: Int) -> (top: Double, height: Double) {
    (top(ofSection: section) + sections[section].footerStart, sections[section].footer)
  }

  /// Returns the top and the height of the given row.
  package func place(ofRow row: Int, section: Int) -> (top: Double, height: Double) {
    let shape = sections[section]
    return (top(ofSection: section) + shape.rowsStart + shape.rows.start(of: row), shape.rows[row])
  }

  /// Returns whether the given row exists.
  package func hasRow(_ row: Int, section: Int) -> Bool {
    sections.indices.contains(section) && row >= 0 && row < sections[section].rows.count
  }

  /// Returns the sections that intersect the given range.
  package func sections(from lower: Double, to upper: Double) -> Range<Int> {
    guard !sections.isEmpty, upper >= lower else { return 0..<0 }
    var first = extents.index(at: lower - header).index
    // Sections of height zero can precede the found section.
    while first > 0, sections[first - 1].extent == 0 { first -= 1 }
    let last = extents.index(at: max(lower, upper) - header).index
    return first..<max(first, last) + 1
  }

  /// Returns the rows of a section that intersect the given range.
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
