// SPDX-License-Identifier: MIT

/// The geometry of a flow layout as a pure value: sections, line breaking, spacing and positions, without views.
///
/// Follows the measured behavior of UIKit: full lines are justified; a last line of equal items is spaced as if it were
/// full; a last line of different items has the minimum spacing; a single item is centered if no second one fits;
/// origins are rounded to pixels. Queries cost a binary search over sections and lines.
package struct FlowLayoutModel {
  /// Points by which a line may be overfull, so that items that fit exactly stay although sums were rounded.
  package static let fittingTolerance = 1e-6

  /// The axis, line length and pixel grid that this model was made for.
  package let environment: FlowEnvironment
  private(set) var sections: [FlowSection]
  /// Where each section starts along the main axis; one more entry holds the end of the content.
  private(set) var starts: [Double]
  private var overhang: Double
  /// Whether item sizes are requested in chunks.
  package let asksInChunks: Bool
  /// Points of the main axis that an item mostly takes that is requested in chunks; nil while none was.
  package private(set) var itemLength: Double?
  /// How the lengths of lines have changed since all was to be requested again.
  private var change = FlowLengthChange()

  /// Lays out the sections. The metrics must be finite; `FlowMetricsCheck` sees to it. Of items that are requested in chunks the
  /// lines of `former` are a beginning.
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

  /// A model without sections.
  package init() {
    self.init(environment: FlowEnvironment(), sections: [])
  }

  /// Number of sections.
  package var sectionCount: Int { sections.count }

  /// Length of the whole content along the scrolling axis, in points.
  package var mainExtent: Double { starts[sections.count] }

  /// Number of items in a section, zero if there is no such section.
  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// The metrics of the sections.
  package var metrics: [FlowSectionMetrics] { sections.map { $0.metrics } }

  /// True if sizes have become known of elements that size themselves.
  package var knowsSizes: Bool {
    sections.contains {
      !$0.metrics.sizes.known.isEmpty || $0.metrics.knownHeaderExtent != nil || $0.metrics.knownFooterExtent != nil
    }
  }

  /// The metrics of a section.
  package func metrics(ofSection section: Int) -> FlowSectionMetrics { sections[section].metrics }

  /// The first section with an item that is longer than the lines, the item's length and the available length; nil if
  /// all fit.
  package var firstOverhang: (section: Int, length: Double, available: Double)? {
    for section in sections.indices where sections[section].longestOverhang > 0 {
      return (section, sections[section].longestOverhang, sections[section].available)
    }
    return nil
  }

  /// Changes the metrics of a section in place, and moves the sections after it. With the range of items whose sizes
  /// `change` touches, only these and what follows them are laid out again; without, no item may change. The items
  /// `lineStarts` begin lines in any case from now on, nil for those that did before.
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
      // The rest is where it was.
      if starts[index + 1] == end { return }
      starts[index + 1] = end
    }
  }

  /// The items of a section that begin a line in any case, ascending.
  package func keptStarts(ofSection section: Int) -> [Int] { sections[section].kept }

  /// The items of the line of an item, which must exist.
  package func items(inLineOf item: Int, section: Int) -> Range<Int> { sections[section].items(inLineOf: item) }

  /// Where a section starts and ends along the scrolling axis, in points.
  package func stretch(ofSection section: Int) -> ClosedRange<Double> {
    starts[section]...starts[section] + sections[section].extent
  }

  /// The frame of an item along the axes of the flow, nil if there is no such item.
  package func flowFrame(ofItem item: Int, section: Int) -> FlowFrame? {
    guard item >= 0, item < itemCount(inSection: section) else { return nil }
    return sections[section].frame(ofItem: item).movedAlongMain(by: starts[section])
  }

  /// The frame of a header along the axes of the flow, nil if the section has none.
  package func flowFrame(ofHeaderInSection section: Int) -> FlowFrame? {
    guard sections.indices.contains(section), sections[section].headerExtent > 0 else { return nil }
    return boundary(at: starts[section], extent: sections[section].headerExtent)
  }

  /// The frame of a footer along the axes of the flow, nil if the section has none.
  package func flowFrame(ofFooterInSection section: Int) -> FlowFrame? {
    guard sections.indices.contains(section), sections[section].footerExtent > 0 else { return nil }
    return boundary(at: starts[section] + sections[section].footerStart, extent: sections[section].footerExtent)
  }

  private func boundary(at main: Double, extent: Double) -> FlowFrame {
    FlowFrame(main: main, cross: 0, extent: FlowExtent(main: extent, cross: environment.crossExtent))
  }

  /// The sections that may touch the stretch of the main axis between `lower` and `upper`.
  package func sections(from lower: Double, to upper: Double) -> Range<Int> {
    let first = BinarySearch.firstIndex(in: 0..<sections.count) { starts[$0 + 1] + overhang >= lower }
    let end = BinarySearch.firstIndex(in: first..<sections.count) { starts[$0] - overhang > upper }
    return first..<end
  }

  /// Calls `body` with section, item and frame of everything that may touch a stretch of the main axis, in order.
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

  /// Takes the sizes of all items of some neighboring chunks, and lays out what follows them.
  package mutating func answer(
    section: Int, chunks: Range<Int>, _ sizes: [FlowExtent], keeping lineStarts: [Int]? = nil
  ) {
    let change = sections[section].answer(chunks, sizes, keeping: lineStarts)
    self.change.before += change.before
    self.change.after += change.after
    moveSections(after: section)
  }

  /// Assumes that sizes to be requested again changed like the requested ones if those changed by more than a tenth: all rows have
  /// become as high again, say. Returns whether it did.
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

  /// Gives items of which nothing was ever known the length that items have of which something is.
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
