// SPDX-License-Identifier: MIT

/// The lines of a section whose items differ in size: one record a line, found by binary search.
nonisolated struct FlowVaryingLines {
  /// One line of the section.
  struct Line: Equatable {
    /// The first item of the line.
    var first: Int
    /// One past the last item of the line.
    var end: Int
    /// Start along the main axis, measured from the section inset.
    var start: Double
    /// The largest length along the main axis of the items of the line.
    var extent: Double
    /// Points between two neighbours.
    var spacing: Double
    /// Start of the first item along the line, measured from the section inset.
    var crossStart: Double
    /// The furthest end of this line and all lines before it; lines that overlap need it for the search.
    var furthestEnd: Double
  }

  /// The lines in order.
  private(set) var lines: [Line] = []
  private let sizes: [FlowExtent]

  /// Breaks the items greedily into lines that are `available` points long.
  init(sizes: [FlowExtent], available: Double, metrics: FlowSectionMetrics) {
    self.sizes = sizes
    var first = 0
    while first < sizes.count {
      var used = sizes[first].cross
      var end = first + 1
      while end < sizes.count,
        used + metrics.interitemSpacing + sizes[end].cross <= available + FlowLayoutModel.fittingTolerance
      {
        used += metrics.interitemSpacing + sizes[end].cross
        end += 1
      }
      appendLine(first..<end, available: available, metrics: metrics)
      first = end
    }
  }

  private mutating func appendLine(_ items: Range<Int>, available: Double, metrics: FlowSectionMetrics) {
    var lengths = 0.0
    var extent = 0.0
    var isUniform = true
    for item in items {
      lengths += sizes[item].cross
      extent = max(extent, sizes[item].main)
      if sizes[item] != sizes[items.lowerBound] { isUniform = false }
    }
    var spacing = metrics.interitemSpacing
    var crossStart = 0.0
    if items.upperBound < sizes.count {
      if items.count == 1 {
        crossStart = (available - lengths) / 2
      } else {
        spacing = (available - lengths) / Double(items.count - 1)
      }
    } else if isUniform {
      // The last line of equal items is spaced as a line of a uniform section is.
      let uniform = FlowUniformLines(
        count: items.count, size: sizes[items.lowerBound], available: available, metrics: metrics)
      crossStart = uniform.frame(ofItem: 0).cross
      if items.count > 1, uniform.capacity >= items.count {
        spacing = uniform.frame(ofItem: 1).cross - crossStart - sizes[items.lowerBound].cross
      }
    }
    let start = lines.last.map { $0.start + max(0, $0.extent + metrics.lineSpacing) } ?? 0
    lines.append(
      Line(
        first: items.lowerBound, end: items.upperBound, start: start, extent: extent, spacing: spacing,
        crossStart: crossStart, furthestEnd: max(lines.last?.furthestEnd ?? 0, start + extent)))
  }

  /// Length of all lines together with the spacing between them, in points.
  var extent: Double {
    lines.last?.furthestEnd ?? 0
  }

  /// The frame of an item, measured from the inset corner of the section.
  func frame(ofItem item: Int) -> FlowFrame {
    frame(ofItem: item, in: lines[line(ofItem: item)])
  }

  private func frame(ofItem item: Int, in line: Line) -> FlowFrame {
    var cross = line.crossStart
    for earlier in line.first..<item { cross += sizes[earlier].cross + line.spacing }
    return FlowFrame(main: line.start + (line.extent - sizes[item].main) / 2, cross: cross, extent: sizes[item])
  }

  private func line(ofItem item: Int) -> Int {
    BinarySearch.firstIndex(in: 0..<lines.count) { lines[$0].end > item }
  }

  /// The items of the lines that may touch the stretch of the main axis between `lower` and `upper`.
  func items(from lower: Double, to upper: Double) -> Range<Int> {
    let first = BinarySearch.firstIndex(in: 0..<lines.count) { lines[$0].furthestEnd >= lower }
    let end = BinarySearch.firstIndex(in: first..<lines.count) { lines[$0].start > upper }
    guard first < end else { return 0..<0 }
    return lines[first].first..<lines[end - 1].end
  }

  /// Calls `body` with the frame of each item of a range that starts and ends at line boundaries.
  func forEachFrame(in items: Range<Int>, _ body: (Int, FlowFrame) -> Void) {
    guard !items.isEmpty else { return }
    var index = line(ofItem: items.lowerBound)
    while index < lines.count, lines[index].first < items.upperBound {
      let line = lines[index]
      var cross = line.crossStart
      for item in line.first..<line.end {
        let main = line.start + (line.extent - sizes[item].main) / 2
        body(item, FlowFrame(main: main, cross: cross, extent: sizes[item]))
        cross += sizes[item].cross + line.spacing
      }
      index += 1
    }
  }
}
