// SPDX-License-Identifier: MIT

/// The heights of one section of a table, from top to bottom.
nonisolated struct TableSectionShape {
  /// Points above the header.
  var topPadding = 0.0
  /// The height of the header; 0 where there is none.
  var header = 0.0
  /// Whether there is a view at the top.
  var hasHeader = false
  /// Whether the header's height is final, not an estimate.
  var isHeaderKnown = true
  /// The rows.
  var rows = RowHeights(count: 0, estimate: 0)
  /// The height of the footer; 0 where there is none.
  var footer = 0.0
  /// Whether there is a view at the bottom.
  var hasFooter = false
  /// Whether the footer's height is final, not an estimate.
  var isFooterKnown = true

  /// The whole height.
  var extent: Double { topPadding + header + rows.total + footer }

  /// How far the first row lies below the section's top.
  var rowsStart: Double { topPadding + header }

  /// How far the footer lies below the section's top.
  var footerStart: Double { rowsStart + rows.total }
}
