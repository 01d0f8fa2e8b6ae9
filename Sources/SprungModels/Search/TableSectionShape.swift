// SPDX-License-Identifier: MIT

/// The heights of the parts of a table's section, from top to bottom.
package struct TableSectionShape {
  /// The padding above the header in points.
  package var topPadding = 0.0
  /// The height of the header; 0 if there is none.
  package var header = 0.0
  /// Whether the section has a header view.
  package var hasHeader = false
  /// Whether the height of the header is known; if not, it is an estimate.
  package var isHeaderKnown = true
  /// The rows.
  package var rows = RowHeights(count: 0, estimate: 0)
  /// The height of the footer; 0 if there is none.
  package var footer = 0.0
  /// Whether the section has a footer view.
  package var hasFooter = false
  /// Whether the height of the footer is known; if not, it is an estimate.
  package var isFooterKnown = true

  /// Creates an empty section.
  package init() {}

  /// The total height.
  package var extent: Double { topPadding + header + rows.total + footer }

  /// The distance from the top of the section to the first row.
  package var rowsStart: Double { topPadding + header }

  /// The distance from the top of the section to the footer.
  package var footerStart: Double { rowsStart + rows.total }
}
