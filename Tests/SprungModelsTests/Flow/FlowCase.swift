// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungModels

/// A row of the acceptance table: the metrics of a flow layout, and the frames that UIKit computes from them.
struct FlowCase: Sendable, CustomTestStringConvertible {
  var row: String
  var isHorizontal = false
  var cross: Double
  var scale = 2.0
  /// The item sizes, with one array per section.
  var sizes: [[CGSize]]
  var line = 10.0
  var interitem = 10.0
  /// The section inset: top, left, bottom, right.
  var inset: [Double] = [0, 0, 0, 0]
  var header = 0.0
  var footer = 0.0
  /// The expected origins of items: section, item, x, y.
  var origins: [[Double]]
  /// The expected frames of headers and footers: section, x, y, width, height.
  var headers: [[Double]] = []
  var footers: [[Double]] = []
  var content: CGSize

  var testDescription: String { row }

  var model: FlowLayoutModel {
    FlowLayoutModel(
      environment: FlowEnvironment(isHorizontal: isHorizontal, crossExtent: cross, scale: scale),
      sections: sizes.map { section in
        var metrics = FlowSectionMetrics()
        for size in section { metrics.sizes.append(extent(size)) }
        metrics.lineSpacing = line
        metrics.interitemSpacing = interitem
        metrics.insetMainStart = isHorizontal ? inset[1] : inset[0]
        metrics.insetMainEnd = isHorizontal ? inset[3] : inset[2]
        metrics.insetCrossStart = isHorizontal ? inset[0] : inset[1]
        metrics.insetCrossEnd = isHorizontal ? inset[2] : inset[3]
        metrics.headerExtent = header
        metrics.footerExtent = footer
        return metrics
      })
  }

  private func extent(_ size: CGSize) -> FlowExtent {
    isHorizontal
      ? FlowExtent(main: Double(size.width), cross: Double(size.height))
      : FlowExtent(main: Double(size.height), cross: Double(size.width))
  }
}

func size(_ width: Double, _ height: Double) -> CGSize { CGSize(width: width, height: height) }

func items(_ count: Int, _ width: Double, _ height: Double) -> [CGSize] {
  [CGSize](repeating: CGSize(width: width, height: height), count: count)
}

/// Returns the origins of a section's items in a single line at `y`, with the given x positions, starting with item
/// `first`.
func line(_ section: Int, from first: Int, x: [Double], y: Double) -> [[Double]] {
  x.enumerated().map { [Double(section), Double(first + $0.offset), $0.element, y] }
}
