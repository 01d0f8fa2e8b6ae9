// SPDX-License-Identifier: MIT

/// The geometry of a flow layout as a value type without views: sections, lines, spacing and positions.
///
/// The model reproduces the measured behavior of UIKit. Full lines are justified. A last line of equal items has the
/// spacing of a full line; a last line of different items has the minimum spacing. A single item is centered if no
/// second item fits. Origins are rounded to pixels. Each query performs a binary search over sections and lines.
package struct FlowLayoutModel {
  /// The distance in points by which a line may exceed its length. The tolerance keeps items that fit exactly on the
  /// line despite rounding errors.
  package static let fittingTolerance = 1e-6

  /// The axis, line length and pixel grid of this model.
  package let environment: FlowEnvironment
  private(set) var sections: [FlowSection]
  /// The start of each section along the main axis, followed by the end of the content.
  private(set) var starts: [Double]
  private var overhang: Double
  /// Whether item sizes are requested in chunks.
  package let asksInChunks: Bool
  /// The typical length along the main axis of items that are requested in chunks; nil before the first request.
  package private(set) var itemLength: Double?
  /// The change in the lengths of lines since all sizes became stale.
  private var change = FlowLengthChange()

  /// Lays out the sections. The metrics must be finite; see `FlowMetricsCheck`. Sections whose items are requested in
  /// chunks initially have the lines of `former`.
  package init(
    environment: FlowEnvironment, sections metrics: [FlowSectionMetrics], former: FormerFlow? = nil
  ) {
    self.environment = environment
    let former = former?.checked(for: metrics)
    asksInChunks = metrics.contains { !$0.sizes.asked.isEmpty }
    itemLength = former?.itemLength(in: environment)
    var sections: [FlowSection] = []
    var starts: [Double] = []
    var position = 0.0
    var overhang = 0.0
    sections.reserveCapacity(metrics.count)
    starts.reserveCapacity(metrics.count + 1)
    for (index, metric) in metrics.enumerated() {
      let isAsked = !metric.sizes.asked.isEmpty
      let section = FlowSection(
        metrics: metric, environment: environment, former: isAsked ? former?.section(index, metric) : nil)
      sections.append(section)
      starts.append(position)
      position += section.extent
      overhang = max(overhang, section.overhang)
    }
    starts.append(position)
    self.sections = sections
    self.starts = starts
    self.overhang = overhang
  }

  /// Creates a model without sections.
  package init() {
    self.init(environment: FlowEnvironment(), sections: [])
  }

  /// The number of sections.
  package var sectionCount: Int { sections.count }

  /// The length of the content along the scrolling axis in points.
  package var mainExtent: Double { starts[sections.count] }

  /// Returns the number of items in the given section; zero if the section does not exist.
  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// The metrics of the sections.
  package var metrics: [FlowSectionMetrics] { sections.map { $0.metrics } }

  /// Whether measured sizes of self-sizing elements are known.
  package var knowsSizes: Bool {
    sections.contains {
      !$0.metrics.sizes.known.isEmpty || $0.metrics.knownHeaderExtent != nil || $0.metrics.knownFooterExtent != nil
    }
  }

  /// Returns the metrics of the given section.
  package func metrics(ofSection section: Int) -> FlowSectionMetrics { sections[section].metrics }

  /// The first section with an item that does not fit into a line, the item's length, and the available length; nil if
  /// all items fit.
  package var firstOverhang: (section: Int, length: Double, available: Double)? {
    for section in sections.indices where sections[section].longestOverhang > 0 {
      return (section, sections[section].longestOverhang, sections[section].available)
    }
    return nil
  }

  /// Changes the metrics of a section in place, and moves the sections after it. `items` is the range of items whose
  /// sizes `change` modifies; only these and the following items are laid out again. If `items` is nil, no item sizes
  /// may change. `lineStarts` are the new forced line starts; nil retains the previous ones.
  package mutating func update(
    section: Int, items: ClosedRange<Int>?, keeping lineStarts: [Int]? = nil,
    _ change: (inout FlowSectionMetrics) -> Void
  ) {
    sections[section].update(items: items, keeping: lineStarts, change)
    moveSections(after: section)
  }

  private mutating func moveSections(after section: Int) {
    overhang = max(overhang, sections[section].overhang)
    for index in section..<sections.count {
      let end = starts[index] + sections[index].extent
      // The following sections do not move.
      if starts[index + 1] == end { return }
      starts[index + 1] = end
    }
  }

  /// Returns the forced line starts of the given section in ascending order.
  package func keptStarts(ofSection section: Int) -> [Int] { sections[section].kept }

  /// Returns the items in the line of the given item, which must exist.
  package func items(inLineOf item: Int, section: Int) -> Range<Int> { sections[section].items(inLineOf: item) }

  /// Returns the start and the end of the given section along the scrolling axis in points.
  package func stretch(ofSection section: Int) -> ClosedRange<Double> {
    starts[section]...starts[section] + sections[section].extent
  }

  /// Returns the frame of the given item along the axes of the flow; nil if the item does not exist.
  package func flowFrame(ofItem item: Int, section: Int) -> FlowFrame? {
    guard item >= 0, item < itemCount(inSection: section) else { return nil }
    return sections[section].frame(ofItem: item).movedAlongMain(by: starts[section])
  }

  /// Returns the frame of the section's header along the axes of the flow; nil if the section has no header.
  package func flowFrame(ofHeaderInSection section: Int) -> FlowFrame? {
    guard sections.indices.contains(section), sections[section].headerExtent > 0 else { return nil }
    return boundary(at: starts[section], extent: sections[section].headerExtent)
  }

  /// Returns the frame of the section's footer along the axes of the flow; nil if the section has no footer.
  package func flowFrame(ofFooterInSection section: Int) -> FlowFrame? {
    guard sections.indices.contains(section), sections[section].footerExtent > 0 else { return nil }
    return boundary(at: starts[section] + sections[section].footerStart, extent: sections[section].footerExtent)
  }

  private func boundary(at main: Double, extent: Double) -> FlowFrame {
    FlowFrame(main: main, cross: 0, extent: FlowExtent(main: extent, cross: environment.crossExtent))
  }

  /// Returns the sections that may intersect the range from `lower` to `upper` on the main axis.
  package func sections(from lower: Double, to upper: Double) -> Range<Int> {
    let first = BinarySearch.firstIndex(in: 0..<sections.count) { starts[$0 + 1] + overhang >= lower }
    let end = BinarySearch.firstIndex(in: first..<sections.count) { starts[$0] - overhang > upper }
    return first..<end
  }

  /// Calls `body` with the section, index and frame of each item that may intersect the range from `lower` to `upper`
  /// on the main axis, in order.
  package func forEachItem(from lower: Double, to upper: Double, _ body: (Int, Int, FlowFrame) -> Void) {
    for section in sections(from: lower, to: upper) {
      let start = starts[section]
      guard let (lines, main, cross) = sections[section].equalLines else {
        sections[section].forEachDifferingItem(from: lower - start, to: upper - start) { item, frame in
          body(section, item, frame.movedAlongMain(by: start))
        }
        continue
      }
      for item in lines.items(from: lower - start - main, to: upper - start - main) {
        body(section, item, lines.frame(ofItem: item).moved(main: main, cross: cross).movedAlongMain(by: start))
      }
    }
  }

  // Items that are requested in chunks.

  /// Stores the sizes of all items of adjacent chunks, and lays out the following items.
  package mutating func answer(
    section: Int, chunks: Range<Int>, _ sizes: [FlowExtent], keeping lineStarts: [Int]? = nil
  ) {
    let change = sections[section].answer(chunks, sizes, keeping: lineStarts)
    self.change.before += change.before
    self.change.after += change.after
    moveSections(after: section)
  }

  /// Scales the lengths of stale chunks if requested sizes have changed by more than 10 %, for example if all rows are
  /// twice as high. Returns whether any lengths were scaled.
  package mutating func scaleFromAnswers() -> Bool {
    guard change.before > 0, change.after > 0 else { return false }
    let ratio = change.after / change.before
    guard (ratio - 1).magnitude > 0.1 else { return false }
    itemLength = itemLength.map { $0 * ratio }
    for section in sections.indices {
      sections[section].scale(by: ratio)
      starts[section + 1] = starts[section] + sections[section].extent
    }
    return true
  }

  /// Uses the known items to estimate the length of items whose sizes were never known.
  package mutating func estimateFromAnswers() {
    var sum = (length: 0.0, items: 0)
    for section in sections {
      let broken = section.broken
      sum = (sum.length + broken.length, sum.items + broken.items)
    }
    guard sum.items > 0 else { return }
    let length = sum.length / Double(sum.items)
    itemLength = length
    for section in sections.indices {
      sections[section].estimate(itemLength: length)
      starts[section + 1] = starts[section] + sections[section].extent
    }
  }
}
