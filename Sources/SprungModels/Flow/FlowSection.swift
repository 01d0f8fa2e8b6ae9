// SPDX-License-Identifier: MIT

/// The layout of one section: the positions of its header, lines and footer, measured from the start of the section.
struct FlowSection {
  /// The metrics of the section.
  private(set) var metrics: FlowSectionMetrics
  /// Length of the header along the main axis, zero if there is none.
  private(set) var headerExtent = 0.0
  /// Length of the footer along the main axis, zero if there is none.
  private(set) var footerExtent = 0.0
  /// Where the footer starts, measured from the start of the section.
  private(set) var footerStart = 0.0
  /// Length of the whole section along the main axis, never negative.
  private(set) var extent = 0.0
  /// How far items may reach beyond the start or the end of the section; negative insets do that.
  private(set) var overhang = 0.0
  /// Length of a line, section insets taken off, in points.
  let available: Double
  /// Items that begin a line in any case, ascending.
  private(set) var kept: [Int] = []
  private var linesStart = 0.0
  private let crossInset: Double
  /// The lines while all items are equal; nil once they differ.
  private var uniform: FlowUniformLines?
  /// The lines once items differ.
  private var varying: FlowVaryingLines?
  /// The lines if items are requested in chunks.
  private var chunked: FlowChunkedLines?

  /// Lays out a section on lines of the given length, section insets included. Of items that are requested in chunks the
  /// lines of `former` are a beginning.
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

  /// Number of items.
  var itemCount: Int { metrics.sizes.count }

  /// The length along the line of an item that is longer than the lines; zero if all fit.
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

  /// Changes the metrics in place; with the range of items whose sizes `change` touched, only what follows is laid out. From
  /// now on the items `starts` begin lines, nil for those that did before.
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

  /// The items of the line of an item.
  func items(inLineOf item: Int) -> Range<Int> {
    uniform?.items(inLineOf: item) ?? varying?.items(inLineOf: item, of: metrics.sizes)
      ?? search?.items(inLineOf: item) ?? item..<item + 1
  }

  /// The frame of an item, measured from the start of the section.
  @inline(__always)  // A call would copy the section.
  func frame(ofItem item: Int) -> FlowFrame {
    if let uniform { return placed(uniform.frame(ofItem: item)) }
    return placed(
      varying?.frame(ofItem: item, of: metrics.sizes) ?? search?.frame(ofItem: item)
        ?? FlowFrame(main: 0, cross: 0, extent: metrics.sizes[item]))
  }

  /// The lines of a section whose items are all equal, and their offset from the start of the section; nil if items differ. To go
  /// through them takes no copy of the section.
  var equalLines: (lines: FlowUniformLines, main: Double, cross: Double)? {
    guard let uniform else { return nil }
    return (uniform, linesStart, crossInset)
  }

  /// Calls `body` with every item of the lines that may touch the stretch between `lower` and `upper`, in a section whose items differ.
  @inline(__always)  // A call would copy the section, and so would closures that use it.
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
    // Other lines with the same items, which need not be requested again.
    if metrics.sizes.asked.hasAnswers { layLines() }
  }

  /// Points of the main axis that an item takes if all have the size that counts until they are requested.
  private var usualItemLength: Double {
    let uniform = FlowUniformLines(
      count: itemCount, size: metrics.sizes.uniform, available: available, lineSpacing: metrics.lineSpacing,
      interitemSpacing: metrics.interitemSpacing)
    return max(0, uniform.extent + metrics.lineSpacing) / Double(itemCount)
  }

  /// Takes the sizes of all items of some neighboring chunks, and breaks the lines that they touch. Returns the length that those
  /// lines had before, as far as it was known, and that which they have now.
  mutating func answer(_ chunks: Range<Int>, _ sizes: [FlowExtent], keeping starts: [Int]?) -> FlowLengthChange {
    let old = chunked?.knownLengths(of: chunks) ?? []
    let first = metrics.sizes.asked.items(ofChunk: chunks.lowerBound).lowerBound
    let last = metrics.sizes.asked.items(ofChunk: chunks.upperBound - 1).upperBound - 1
    update(items: first...last, keeping: starts) { $0.sizes.answer(chunks, sizes) }
    return chunked?.change(of: chunks, from: old) ?? FlowLengthChange()
  }

  /// Scales the lengths of lines that are to be requested again.
  mutating func scale(by ratio: Double) {
    chunked?.scale(by: ratio, metrics.sizes)
    stack()
  }

  /// The first chunk after another one that must be requested before what touches a stretch is known; nil if there is none.
  func chunkToAsk(from lower: Double, to upper: Double, after earlier: Int?) -> Int? {
    search?.chunkToAsk(from: lower - linesStart, to: upper - linesStart, after: earlier)
  }

  /// True if the line of an item is known.
  func knowsLine(ofItem item: Int) -> Bool {
    search.map { $0.items(inLineOf: item) != nil } ?? true
  }

  /// Length and number of the items of the lines that are broken of those that are requested in chunks.
  var broken: (length: Double, items: Int) { chunked?.broken(metrics.sizes) ?? (0, 0) }

  /// Gives items of which nothing was ever known a length.
  mutating func estimate(itemLength: Double) {
    chunked?.estimate(itemLength: itemLength, metrics.sizes)
    stack()
  }

  /// The violated invariants; empty if all hold.
  var breaches: [String] { search?.breaches() ?? [] }
}
