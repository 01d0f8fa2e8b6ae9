// SPDX-License-Identifier: MIT

/// The metrics of one section from the delegate or the properties of the layout, converted to the axes of the flow.
package struct FlowSectionMetrics {
  /// The items and their sizes.
  package var sizes = FlowItemSizes()
  /// Points between lines; negative values overlap lines, but no line ever starts before the one above it.
  package var lineSpacing = 10.0
  /// The minimum number of points between two items of a line.
  package var interitemSpacing = 10.0
  /// Points before the first line.
  package var insetMainStart = 0.0
  /// Points after the last line.
  package var insetMainEnd = 0.0
  /// Points before the first item of a line.
  package var insetCrossStart = 0.0
  /// Points after the last item of a line.
  package var insetCrossEnd = 0.0
  /// Length of the header along the main axis; zero means that there is none.
  package var headerExtent = 0.0
  /// Length of the footer along the main axis; zero means that there is none.
  package var footerExtent = 0.0
  /// The length that the header turned out to have; it counts if there is a header.
  package var knownHeaderExtent: Double?
  /// The length that the footer turned out to have; it counts if there is a footer.
  package var knownFooterExtent: Double?

  /// A section without items and with the spacing that UIKit gives.
  package init() {}

  /// Takes over what became known of the same section before.
  package mutating func adopt(_ known: FlowSizeStore, header: Double?, footer: Double?) {
    if !known.isEmpty { sizes.adopt(known) }
    knownHeaderExtent = header
    knownFooterExtent = footer
  }
}
