// SPDX-License-Identifier: MIT

/// The metrics of a section, in terms of the axes of the flow. They come from the delegate or from the layout's
/// properties.
package struct FlowSectionMetrics {
  /// The items and their sizes.
  package var sizes = FlowItemSizes()
  /// The distance between lines in points. With a negative distance, lines overlap, but a line never starts before the
  /// previous one.
  package var lineSpacing = 10.0
  /// The minimum distance between two items of a line in points.
  package var interitemSpacing = 10.0
  /// The inset before the first line in points.
  package var insetMainStart = 0.0
  /// The inset after the last line in points.
  package var insetMainEnd = 0.0
  /// The inset before the first item of a line in points.
  package var insetCrossStart = 0.0
  /// The inset after the last item of a line in points.
  package var insetCrossEnd = 0.0
  /// The length of the header along the main axis; zero for no header.
  package var headerExtent = 0.0
  /// The length of the footer along the main axis; zero for no footer.
  package var footerExtent = 0.0
  /// The measured length of the header; ignored if there is no header.
  package var knownHeaderExtent: Double?
  /// The measured length of the footer; ignored if there is no footer.
  package var knownFooterExtent: Double?

  /// Creates a section without items and with UIKit's default spacing.
  package init() {}

  /// Takes over the measured sizes that the same section had before.
  package mutating func adopt(_ known: FlowSizeStore, header: Double?, footer: Double?) {
    if !known.isEmpty { sizes.adopt(known) }
    knownHeaderExtent = header
    knownFooterExtent = footer
  }
}
