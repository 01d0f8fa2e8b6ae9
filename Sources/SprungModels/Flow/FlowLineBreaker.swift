// SPDX-License-Identifier: MIT

/// The rule by which the items of a section fill lines, one line at a time.
struct FlowLineBreaker {
  /// One line of a section.
  struct Line: Equatable {
    /// The first item of the line.
    var first: Int
    /// One past the last item of the line.
    var end: Int
    /// Start along the main axis, measured from the section inset.
    var start: Double
    /// The largest length along the main axis of the items of the line.
    var extent: Double
    /// Points between two neighbors.
    var spacing: Double
    /// Start of the first item along the line, measured from the section inset.
    var crossStart: Double

    /// Number of items.
    var count: Int { end - first }

    /// The same line `count` times `pitch` points further on, with the items that come then.
    func repeated(_ count: Int, pitch: Double) -> Line {
      var line = self
      line.first += count * (end - first)
      line.end += count * (end - first)
      line.start += Double(count) * pitch
      return line
    }

    /// Calls `body` with every item of the line and its frame.
    func forEachFrame(of sizes: FlowItemSizes, _ body: (Int, FlowFrame) -> Void) {
      var cross = crossStart
      for item in first..<end {
        let size = sizes[item]
        body(item, FlowFrame(main: start + (extent - size.main) / 2, cross: cross, extent: size))
        cross += size.cross + spacing
      }
    }
  }

  /// Length of the lines, section insets taken off, in points.
  let available: Double
  /// Points between lines.
  let lineSpacing: Double
  /// The minimum number of points between two items of a line.
  let interitemSpacing: Double
  /// Items that begin a line in any case, ascending: those that began one on the screen when sizes became known before them.
  var kept: [Int] = []

  /// The rule for a section with lines of the given length.
  init(metrics: FlowSectionMetrics, available: Double) {
    self.available = available
    lineSpacing = metrics.lineSpacing
    interitemSpacing = metrics.interitemSpacing
  }

  /// Points from the start of a line to the start of the next one.
  func pitch(of line: Line) -> Double { max(0, line.extent + lineSpacing) }

  /// The line that starts with an item: as many items as fit, at least one, and none from `border` on.
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

  /// The next item after one that begins a line in any case; nil if there is none.
  func nextKept(after item: Int) -> Int? {
    let index = BinarySearch.firstIndex(in: 0..<kept.count) { kept[$0] > item }
    return index < kept.count ? kept[index] : nil
  }

  /// The last line of equal items is spaced as a line of a uniform section is.
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
