// SPDX-License-Identifier: MIT

/// The heights of one section of a table, from top to bottom.
package struct TableSectionShape {
  /// Points above the header.
  package var topPadding = 0.0
  /// The height of the header; 0 where there is none.
  package var header = 0.0
  /// Whether there is a view at the top.
  package var hasHeader = false
  /// Whether the header's height is final, not an estimate.
  package var isHeaderKnown = true
  /// The rows.
  package var rows = RowHeights(count: 0, estimate: 0)
  /// The height of the footer; 0 where there is none.
  package var footer = 0.0
  /// Whether there is a view at the bottom.
  package var hasFooter = false
  /// Whether the footer's height is final, not an estimate.
  package var isFooterKnown = true

  /// A section without anything.
  package init() {}

  /// The whole height.
  package var extent: Double { topPadding + header + rows.total + footer }

  /// The distance of the first row below the section's top.
  package var rowsStart: Double { topPadding + header }

  /// The distance of the footer below the section's top.
  package var footerStart: Double { rowsStart + rows.total }
}
