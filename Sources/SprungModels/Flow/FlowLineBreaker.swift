// SPDX-License-Identifier: MIT

/// Breaks the items of a section into lines, one line at a time.
struct FlowLineBreaker {
  /// A line of a section.
  struct Line: Equatable {
    /// The first item of the line.
    var first: Int
    /// The index after the last item of the line.
    var end: Int
    /// The start along the main axis relative to the section inset.
    var start: Double
    /// The largest length of the line's items along the main axis.
    var extent: Double
    /// The distance between two adjacent items in points.
    var spacing: Double
    /// The start of the first item along the line relative to the section inset.
    var crossStart: Double

    /// The number of items.
    var count: Int { end - first }

    /// Returns the line that is `count` lines after this one, if all of them are equal and start `pitch` points apart.
    func repeated(_ count: Int, pitch: Double) -> Line {
      var line = self
      line.first += count * (end - first)
      line.end += count * (end - first)
      line.start += Double(count) * pitch
      return line
    }

    /// Calls `body` with each item of the line and its frame.
    func forEachFrame(of sizes: FlowItemSizes, _ body: (Int, FlowFrame) -> Void) {
      var cross = crossStart
      for item in first..<end {
        let size = sizes[item]
        body(item, FlowFrame(main: start + (extent - size.main) / 2, cross: cross, extent: size))
        cross += size.cross + spacing
      }
    }
  }

  /// The length of lines without section insets, in points.
  let available: Double
  /// The distance between lines in points.
  let lineSpacing: Double
  /// The minimum distance between two items of a line in points.
  let interitemSpacing: Double
  /// Forced line starts in ascending order: items that began a visible line when sizes before them became known.
  var kept: [Int] = []

  /// Creates a line breaker for a section with lines of the given length.
  init(metrics: FlowSectionMetrics, available: Double) {
    self.available = available
    lineSpacing = metrics.lineSpacing
    interitemSpacing = metrics.interitemSpacing
  }

  /// Returns the distance in points from the start of a line to the start of the next line.
  func pitch(of line: Line) -> Double { max(0, line.extent + lineSpacing) }

  /// Returns the line that starts with the given item. The line contains as many items before `border` as fit, but at
  /// least one.
  func line(at first: Int, start: Double, of sizes: FlowItemSizes, before border: Int = .max) -> Line {
    let size = sizes[first]
    let count = sizes.count
    let limit = min(border, kept.isEmpty ? count : nextKept(after: first) ?? count)
    var used = size.cross
    var lengths = size.cross
    var extent = max(0, size.main)
    var isUniform = true
    var end = first + 1
    while end < limit {
      let next = sizes[end]
      guard used + interitemSpacing + next.cross <= available + FlowLayoutModel.fittingTolerance else { break }
      used += interitemSpacing + next.cross
      lengths += next.cross
      extent = max(extent, next.main)
      if next != size { isUniform = false }
      end += 1
    }
    var line = Line(first: first, end: end, start: start, extent: extent, spacing: interitemSpacing, crossStart: 0)
    if end < count {
      if end - first == 1 {
        line.crossStart = (available - lengths) / 2
      } else {
        line.spacing = (available - lengths) / Double(end - first - 1)
      }
    } else if isUniform {
      spaceAsIfFull(&line, size)
    }
    return line
  }

  /// Returns the next forced line start after the given item; nil if there is none.
  func nextKept(after item: Int) -> Int? {
    let index = BinarySearch.firstIndex(in: 0..<kept.count) { kept[$0] > item }
    return index < kept.count ? kept[index] : nil
  }

  /// Gives the last line, which contains equal items, the spacing of a full line.
  private func spaceAsIfFull(_ line: inout Line, _ size: FlowExtent) {
    let count = line.end - line.first
    let uniform = FlowUniformLines(
      count: count, size: size, available: available, lineSpacing: lineSpacing, interitemSpacing: interitemSpacing)
    line.crossStart = uniform.frame(ofItem: 0).cross
    if count > 1, uniform.capacity >= count {
      line.spacing = uniform.frame(ofItem: 1).cross - line.crossStart - size.cross
    }
  }
}
