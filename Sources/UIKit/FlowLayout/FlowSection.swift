// SPDX-License-Identifier: MIT

/// One section laid out: where its header, lines and footer lie, measured from the start of the section.
nonisolated struct FlowSection {
  private enum Lines {
    case uniform(FlowUniformLines)
    case varying(FlowVaryingLines)
  }

  /// Number of items.
  let itemCount: Int
  /// Length of the header along the main axis, zero if there is none.
  let headerExtent: Double
  /// Length of the footer along the main axis, zero if there is none.
  let footerExtent: Double
  /// Where the footer starts, measured from the start of the section.
  let footerStart: Double
  /// Length of the whole section along the main axis, never negative.
  let extent: Double
  /// How far items may reach beyond the start or the end of the section; negative insets do that.
  let overhang: Double
  private let linesStart: Double
  private let crossInset: Double
  private let lines: Lines

  /// Lays out a section on lines of the given length, section insets included.
  init(metrics: FlowSectionMetrics, crossExtent: Double) {
    let available = crossExtent - metrics.insetCrossStart - metrics.insetCrossEnd
    let linesExtent: Double
    if let sizes = metrics.sizes.varying {
      let varying = FlowVaryingLines(sizes: sizes, available: available, metrics: metrics)
      linesExtent = varying.extent
      lines = .varying(varying)
    } else {
      let uniform = FlowUniformLines(
        count: metrics.sizes.count, size: metrics.sizes.uniform, available: available, metrics: metrics)
      linesExtent = uniform.extent
      lines = .uniform(uniform)
    }
    itemCount = metrics.sizes.count
    headerExtent = metrics.headerExtent
    footerExtent = metrics.footerExtent
    crossInset = metrics.insetCrossStart
    linesStart = headerExtent + metrics.insetMainStart
    footerStart = linesStart + linesExtent + metrics.insetMainEnd
    extent = max(0, footerStart + footerExtent)
    overhang = max(0, -linesStart, linesStart + linesExtent - extent, -footerStart)
  }

  /// The frame of an item, measured from the start of the section.
  func frame(ofItem item: Int) -> FlowFrame {
    switch lines {
    case .uniform(let uniform): return placed(uniform.frame(ofItem: item))
    case .varying(let varying): return placed(varying.frame(ofItem: item))
    }
  }

  /// Calls `body` with every item of the lines that may touch the stretch between `lower` and `upper`.
  func forEachItem(from lower: Double, to upper: Double, _ body: (Int, FlowFrame) -> Void) {
    switch lines {
    case .uniform(let uniform):
      for item in uniform.items(from: lower - linesStart, to: upper - linesStart) {
        body(item, placed(uniform.frame(ofItem: item)))
      }
    case .varying(let varying):
      let items = varying.items(from: lower - linesStart, to: upper - linesStart)
      varying.forEachFrame(in: items) { body($0, placed($1)) }
    }
  }

  private func placed(_ frame: FlowFrame) -> FlowFrame {
    FlowFrame(main: frame.main + linesStart, cross: frame.cross + crossInset, extent: frame.extent)
  }
}
