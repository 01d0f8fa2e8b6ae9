// SPDX-License-Identifier: MIT

/// The layout of a section: the positions of its header, lines and footer, relative to the start of the section.
struct FlowSection {
  /// The metrics of the section.
  private(set) var metrics: FlowSectionMetrics
  /// The length of the header along the main axis; zero if there is none.
  private(set) var headerExtent = 0.0
  /// The length of the footer along the main axis; zero if there is none.
  private(set) var footerExtent = 0.0
  /// The start of the footer relative to the start of the section.
  private(set) var footerStart = 0.0
  /// The length of the section along the main axis; never negative.
  private(set) var extent = 0.0
  /// The distance by which items can extend beyond the section, because of negative insets.
  private(set) var overhang = 0.0
  /// The length of lines without section insets, in points.
  let available: Double
  /// The forced line starts in ascending order.
  private(set) var kept: [Int] = []
  private var linesStart = 0.0
  private let crossInset: Double
  /// The lines if all items are equal; otherwise nil.
  private var uniform: FlowUniformLines?
  /// The lines if items differ; otherwise nil.
  private var varying: FlowVaryingLines?
  /// The lines if items are requested in chunks; otherwise nil.
  private var chunked: FlowChunkedLines?

  /// Lays out a section, including its insets, in lines of the given length. If items are requested in chunks, the
  /// section initially has the lines of `former`.
  init(metrics: FlowSectionMetrics, environment: FlowEnvironment, former: FormerFlowSection? = nil) {
    self.metrics = metrics
    let insetStart = metrics.insetCrossStart + environment.crossReferenceStart
    let insetEnd = metrics.insetCrossEnd + environment.crossReferenceEnd
    available = environment.crossExtent - insetStart - insetEnd
    crossInset = insetStart
    if metrics.sizes.asked.isEmpty {
      layLines()
    } else {
      goOn(from: former)
    }
    stack()
  }

  /// The number of items.
  var itemCount: Int { metrics.sizes.count }

  /// The length of the longest item that does not fit into a line; zero if all items fit.
  var longestOverhang: Double {
    if let chunked { return chunked.longestOverhang }
    if let varying { return varying.longestOverhang }
    let length = metrics.sizes.uniform.cross
    return itemCount > 0 && length > available + FlowLayoutModel.fittingTolerance ? length : 0
  }

  private mutating func layLines() {
    guard metrics.sizes.asked.isEmpty else {
      let last = itemCount - 1
      chunked?.update(metrics.sizes, changed: 0...last, kept: kept)
      return
    }
    if metrics.sizes.isUniform {
      varying = nil
      kept = []
      uniform = FlowUniformLines(
        count: metrics.sizes.count, size: metrics.sizes.uniform, available: available,
        lineSpacing: metrics.lineSpacing, interitemSpacing: metrics.interitemSpacing)
    } else {
      uniform = nil
      varying = FlowVaryingLines(metrics: metrics, available: available, kept: kept)
    }
  }

  private mutating func stack() {
    let linesExtent = uniform?.extent ?? varying?.extent ?? chunked?.extent ?? 0
    headerExtent = metrics.headerExtent > 0 ? metrics.knownHeaderExtent ?? metrics.headerExtent : 0
    footerExtent = metrics.footerExtent > 0 ? metrics.knownFooterExtent ?? metrics.footerExtent : 0
    linesStart = headerExtent + metrics.insetMainStart
    footerStart = linesStart + linesExtent + metrics.insetMainEnd
    extent = max(0, footerStart + footerExtent)
    overhang = max(0, -linesStart, linesStart + linesExtent - extent, -footerStart)
  }

  /// Changes the metrics in place. `items` is the range of items whose sizes `change` modifies; only these and the
  /// following items are laid out. `starts` are the new forced line starts; nil retains the previous ones.
  mutating func update(
    items: ClosedRange<Int>?, keeping starts: [Int]? = nil, _ change: (inout FlowSectionMetrics) -> Void
  ) {
    change(&metrics)
    var items = items
    if let starts, starts != kept {
      for start in starts where !kept.contains(start) { items = Self.widened(items, to: start) }
      for start in kept where !starts.contains(start) { items = Self.widened(items, to: start) }
      kept = starts
    }
    if let items {
      if chunked != nil {
        chunked?.update(metrics.sizes, changed: items, kept: kept)
      } else if varying == nil || metrics.sizes.isUniform {
        layLines()
      } else {
        varying?.update(metrics.sizes, changed: items, kept: kept)
      }
    }
    stack()
  }

  private static func widened(_ items: ClosedRange<Int>?, to item: Int) -> ClosedRange<Int> {
    guard let items else { return item...item }
    return min(items.lowerBound, item)...max(items.upperBound, item)
  }

  /// Returns the items in the line of the given item.
  func items(inLineOf item: Int) -> Range<Int> {
    uniform?.items(inLineOf: item) ?? varying?.items(inLineOf: item, of: metrics.sizes)
      ?? search?.items(inLineOf: item) ?? item..<item + 1
  }

  /// Returns the frame of the given item relative to the start of the section.
  @inline(__always)  // A call would copy the section.
  func frame(ofItem item: Int) -> FlowFrame {
    if let uniform { return placed(uniform.frame(ofItem: item)) }
    return placed(
      varying?.frame(ofItem: item, of: metrics.sizes) ?? search?.frame(ofItem: item)
        ?? FlowFrame(main: 0, cross: 0, extent: metrics.sizes[item]))
  }

  /// The lines of a section with equal items, and their offset from the start of the section; nil if items differ.
  /// Iterating over these lines does not copy the section.
  var equalLines: (lines: FlowUniformLines, main: Double, cross: Double)? {
    guard let uniform else { return nil }
    return (uniform, linesStart, crossInset)
  }

  /// Calls `body` with each item whose line may intersect the range from `lower` to `upper`, in a section whose items
  /// differ.
  @inline(__always)  // A call, or a closure that captures the section, would copy the section.
  func forEachDifferingItem(from lower: Double, to upper: Double, _ body: (Int, FlowFrame) -> Void) {
    let (main, cross) = (linesStart, crossInset)
    if let varying {
      varying.forEachFrame(from: lower - main, to: upper - main, of: metrics.sizes) {
        body($0, $1.moved(main: main, cross: cross))
      }
    } else {
      search?.forEachFrame(from: lower - main, to: upper - main) { body($0, $1.moved(main: main, cross: cross)) }
    }
  }

  private func placed(_ frame: FlowFrame) -> FlowFrame { frame.moved(main: linesStart, cross: crossInset) }

  // Items that are requested in chunks.

  private var search: FlowChunkSearch? { chunked.map { FlowChunkSearch($0, metrics.sizes) } }

  private mutating func goOn(from former: FormerFlowSection?) {
    let old = former?.section
    if let former, let lines = old?.chunked, lines.breaker.available == available,
      lines.breaker.lineSpacing == metrics.lineSpacing, lines.breaker.interitemSpacing == metrics.interitemSpacing
    {
      let itemLength = former.itemLength ?? usualItemLength
      if let oldItem = former.oldItem {
        chunked = FormerChunkedLines(lines, former.section.metrics.sizes).moved(
          to: metrics, itemLength: itemLength, oldItem)
      } else {
        metrics.sizes.continueAsking(former.section.metrics.sizes, stillHolds: former.stillHolds)
        chunked = lines
        kept = former.stillHolds ? former.section.kept : []
      }
      return
    }
    chunked = FlowChunkedLines(
      metrics: metrics, available: available, itemLength: former?.itemLength ?? usualItemLength)
    // The lines must be broken again, but the sizes of their items remain valid.
    if metrics.sizes.asked.hasAnswers { layLines() }
  }

  /// The average length per item along the main axis, including line spacing, if all items have the estimated size.
  private var usualItemLength: Double {
    let uniform = FlowUniformLines(
      count: itemCount, size: metrics.sizes.uniform, available: available, lineSpacing: metrics.lineSpacing,
      interitemSpacing: metrics.interitemSpacing)
    return max(0, uniform.extent + metrics.lineSpacing) / Double(itemCount)
  }

  /// Stores the sizes of all items of adjacent chunks, and breaks the affected lines. Returns the total length, before
  /// and after the change, of the lines that were known before.
  mutating func answer(_ chunks: Range<Int>, _ sizes: [FlowExtent], keeping starts: [Int]?) -> FlowLengthChange {
    let old = chunked?.knownLengths(of: chunks) ?? []
    let first = metrics.sizes.asked.items(ofChunk: chunks.lowerBound).lowerBound
    let last = metrics.sizes.asked.items(ofChunk: chunks.upperBound - 1).upperBound - 1
    update(items: first...last, keeping: starts) { $0.sizes.answer(chunks, sizes) }
    return chunked?.change(of: chunks, from: old) ?? FlowLengthChange()
  }

  /// Scales the lengths of stale lines.
  mutating func scale(by ratio: Double) {
    chunked?.scale(by: ratio, metrics.sizes)
    stack()
  }

  /// Returns the first chunk after `earlier` that must be requested to determine the content of a range; nil if there
  /// is none.
  func chunkToAsk(from lower: Double, to upper: Double, after earlier: Int?) -> Int? {
    search?.chunkToAsk(from: lower - linesStart, to: upper - linesStart, after: earlier)
  }

  /// Returns whether the line of the given item is known.
  func knowsLine(ofItem item: Int) -> Bool {
    search.map { $0.items(inLineOf: item) != nil } ?? true
  }

  /// The total length of the valid chunks, and the total number of their items.
  var broken: (length: Double, items: Int) { chunked?.broken(metrics.sizes) ?? (0, 0) }

  /// Sets the length of items whose sizes were never known.
  mutating func estimate(itemLength: Double) {
    chunked?.estimate(itemLength: itemLength, metrics.sizes)
    stack()
  }

  /// Descriptions of violated invariants; empty if there are none.
  var breaches: [String] { search?.breaches() ?? [] }
}
