// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungModels

/// Tests sections whose sizes are queried in chunks, in any order, against a naive flow that knows all sizes.
@Suite struct FlowChunkedLinesTests {
  /// The sections, and the actual sizes of their items.
  private struct Truth {
    var sections: [FlowSectionMetrics] = []
    var sizes: [[FlowExtent]] = []

    /// The sections with all item sizes known.
    var known: [FlowSectionMetrics] {
      zip(sections, sizes).map { section, sizes in
        var section = section
        section.sizes = FlowItemSizes(expecting: sizes.count)
        for size in sizes { section.sizes.append(size) }
        return section
      }
    }

    /// The sections before any item size has been queried.
    var unknown: [FlowSectionMetrics] {
      zip(sections, sizes).map { section, sizes in
        var section = section
        section.sizes = FlowItemSizes(asking: sizes.count, estimate: FlowExtent(main: 50, cross: 50))
        return section
      }
    }
  }

  private enum Kind: CaseIterable { case rows, grid, tags, overlapping, tiny }

  private static func size(_ kind: Kind, _ random: inout SeededRandom) -> FlowExtent {
    let main = Double(random.int(in: 40..<400)) / 4
    switch kind {
    case .rows: return FlowExtent(main: main, cross: 300)
    case .grid: return FlowExtent(main: main, cross: 90)
    case .tags, .overlapping: return FlowExtent(main: main, cross: Double(random.int(in: 40..<500)) / 4)
    case .tiny: return FlowExtent(main: random.int(in: 0..<5) == 0 ? 1 : 0, cross: Double(random.int(in: 0..<2)) / 4)
    }
  }

  private static func truth(_ random: inout SeededRandom, _ kind: Kind) -> Truth {
    var truth = Truth()
    for _ in 0..<random.int(in: 1..<4) {
      var metrics = FlowSectionMetrics()
      metrics.lineSpacing = kind == .overlapping ? -random.double(in: 0..<60) : random.double(in: 0..<20)
      metrics.interitemSpacing = kind == .tiny ? 0 : random.double(in: 0..<20)
      metrics.insetMainStart = random.double(in: 0..<30)
      metrics.insetCrossEnd = random.double(in: 0..<20)
      metrics.headerExtent = random.bool() ? 0 : random.double(in: 0..<50)
      metrics.footerExtent = random.bool() ? 0 : random.double(in: 0..<50)
      truth.sections.append(metrics)
      // The naive flow takes quadratic time in the number of items per line.
      let count = [0, 1, 127, 128, 129, 300, 1000][random.int(in: 0..<(kind == .tiny ? 5 : 7))]
      truth.sizes.append((0..<count).map { _ in size(kind, &random) })
    }
    return truth
  }

  private static let environment = FlowEnvironment(crossExtent: 320, scale: 2)

  private func ask(_ model: inout FlowLayoutModel, _ truth: Truth, _ section: Int, _ chunks: Range<Int>) {
    let items = model.items(section: section, of: chunks)
    model.answer(section: section, chunks: chunks, Array(truth.sizes[section][items]))
  }

  private func askAll(_ model: inout FlowLayoutModel, _ truth: Truth) {
    for section in truth.sizes.indices {
      while let chunks = model.chunksToAsk(section: section, upTo: .max, atMost: 3) {
        ask(&model, truth, section, chunks)
      }
    }
  }

  private func ask(_ model: inout FlowLayoutModel, _ truth: Truth, from lower: Double, to upper: Double) {
    while let chunk = model.chunkToAsk(from: lower, to: upper) {
      ask(&model, truth, chunk.section, chunk.chunk..<chunk.chunk + 1)
    }
  }

  private func isNear(_ one: FlowFrame, _ other: FlowFrame) -> Bool {
    abs(one.main - other.main) < 1e-6 && abs(one.cross - other.cross) < 1e-6 && one.extent == other.extent
  }

  /// Expects all frames to be the same as if all sizes had been known from the start.
  private func expectExact(_ model: FlowLayoutModel, _ truth: Truth, _ what: String) {
    let naive = NaiveFlow(truth.known, cross: Self.environment.crossExtent)
    #expect(abs(model.mainExtent - naive.length) < 1e-6, "\(what): \(model.mainExtent), expected \(naive.length)")
    for section in truth.sizes.indices {
      for (item, frame) in naive.items[section].enumerated() {
        guard let found = model.flowFrame(ofItem: item, section: section), isNear(found, frame) else {
          Issue.record("\(what): item \(section)-\(item) is not at \(frame)")
          return
        }
      }
    }
    #expect(model.breaches == [], "\(what)")
  }

  /// Expects that all visible sizes have been queried, that each item has its own size, and that no line is split.
  private func expectShown(
    _ model: FlowLayoutModel, _ truth: Truth, from lower: Double, to upper: Double, _ what: String
  ) {
    var shown: Set<ItemPosition> = []
    model.forEachItem(from: lower, to: upper) { section, item, frame in
      #expect(shown.insert(ItemPosition(section, item)).inserted, "\(what): \(section)-\(item) twice")
      #expect(frame.extent == truth.sizes[section][item], "\(what): the size of \(section)-\(item)")
      #expect(model.flowFrame(ofItem: item, section: section) == frame)
    }
    for section in 0..<model.sectionCount {
      for item in 0..<model.itemCount(inSection: section) where !shown.contains(ItemPosition(section, item)) {
        guard let frame = model.flowFrame(ofItem: item, section: section),
          model.knowsLine(ofItem: item, section: section)
        else { continue }
        if frame.main < upper, frame.main + frame.extent.main > lower {
          Issue.record("\(what): \(section)-\(item) at \(frame.main) is not found between \(lower) and \(upper)")
          return
        }
      }
    }
    #expect(model.breaches == [], "\(what)")
  }

  @Test("chunks that are queried in any order are laid out as if all had been known", arguments: Seeds.below(20))
  func anyOrder(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let truth = Self.truth(&random, Kind.allCases[seed % 5])
    var model = FlowLayoutModel(environment: Self.environment, sections: truth.unknown)
    for step in 0..<10 {
      let lower = random.double(in: -100..<max(1, model.mainExtent + 100))
      let upper = lower + random.double(in: 0..<900)
      ask(&model, truth, from: lower, to: upper)
      if random.int(in: 0..<6) == 0 { model.estimateFromAnswers() }
      expectShown(model, truth, from: lower, to: upper, "seed \(seed), step \(step)")
    }
    askAll(&model, truth)
    expectExact(model, truth, "seed \(seed)")
  }

  @Test(
    "size changes of one or all items, with lines retained for a while, are laid out correctly",
    arguments: Seeds.below(20))
  func changes(seed: Int) {
    var random = SeededRandom(seed: UInt64(100 + seed))
    let kind = Kind.allCases[seed % 4]
    var truth = Self.truth(&random, kind)
    var model = FlowLayoutModel(environment: Self.environment, sections: truth.unknown)
    for step in 0..<20 {
      let section = random.int(in: 0..<truth.sizes.count)
      let count = truth.sizes[section].count
      guard count > 0 else { continue }
      switch random.int(in: 0..<5) {
      case 0:
        // A few sizes change, and all sizes must be queried again.
        for item in 0..<count where random.int(in: 0..<9) == 0 { truth.sizes[section][item] = Self.size(kind, &random) }
        let former = FormerFlow(model, stillHolds: false)
        model = FlowLayoutModel(environment: Self.environment, sections: truth.unknown, former: former)
      case 1:
        let item = random.int(in: 0..<count)
        truth.sizes[section][item] = Self.size(kind, &random)
        guard model.isAnswered(item: item, section: section) else { break }
        model.update(section: section, items: item...item) { $0.sizes.replace(truth.sizes[section][item], at: item) }
      case 2:
        let kept = (0..<3).map { _ in random.int(in: 0..<count) }.sorted()
        model.update(section: section, items: nil, keeping: kept[0] == kept[1] || kept[1] == kept[2] ? [] : kept) { _ in
        }
      default:
        let lower = random.double(in: 0..<max(1, model.mainExtent))
        ask(&model, truth, from: lower, to: lower + 700)
      }
      #expect(model.breaches == [], "seed \(seed), step \(step)")
    }
    for section in truth.sizes.indices { model.update(section: section, items: nil, keeping: []) { _ in } }
    askAll(&model, truth)
    expectExact(model, truth, "seed \(seed)")
  }

  @Test(
    "after an update, unchanged items keep their positions between changed items", arguments: Seeds.below(20)
  )
  func updates(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(200 + seed))
    let kind = Kind.allCases[seed % 3]
    var truth = Self.truth(&random, kind)
    truth.sizes[0] = (0..<900).map { _ in Self.size(kind, &random) }
    var model = FlowLayoutModel(environment: Self.environment, sections: truth.unknown)
    askAll(&model, truth)
    for step in 0..<4 {
      let before = truth.sizes.map(\.count)
      let old = random.int(in: 0..<before[0])
      let isInsert = random.bool()
      let size = Self.size(kind, &random)
      if isInsert { truth.sizes[0].insert(size, at: old) } else { truth.sizes[0].remove(at: old) }
      let place = ItemPosition(0, old)
      let map = try UpdateMap(
        before: before, after: truth.sizes.map(\.count),
        operations: [isInsert ? .insertItem(place) : .deleteItem(place)])
      let length = model.mainExtent
      model = FlowLayoutModel(
        environment: Self.environment, sections: truth.unknown,
        former: FormerFlow(model, stillHolds: false, map: map))
      #expect(abs(model.mainExtent - length) <= 130, "seed \(seed), step \(step): at most a line")
      let lower = random.double(in: 0..<model.mainExtent)
      ask(&model, truth, from: lower, to: lower + 700)
      expectShown(model, truth, from: lower, to: lower + 700, "seed \(seed), step \(step)")
    }
    askAll(&model, truth)
    expectExact(model, truth, "seed \(seed)")
  }

  @Test("lines of a different length are rebroken with all known sizes at any position") func otherLength() {
    var random = SeededRandom(seed: 77)
    var truth = Truth()
    truth.sections = [FlowSectionMetrics()]
    truth.sizes = [(0..<2_000).map { _ in Self.size(.tags, &random) }]
    var model = FlowLayoutModel(environment: FlowEnvironment(crossExtent: 250, scale: 2), sections: truth.unknown)
    ask(&model, truth, 0, 7..<9)
    model = FlowLayoutModel(
      environment: Self.environment, sections: model.metrics, former: FormerFlow(model, stillHolds: true))
    #expect(model.isAnswered(item: 1_000, section: 0) && model.breaches == [])
    askAll(&model, truth)
    expectExact(model, truth, "another length")
  }

  @Test("in a grid of one width, lines in the middle of ten thousand start as if all were known")
  func phase() {
    var metrics = FlowSectionMetrics()
    metrics.sizes = FlowItemSizes(asking: 10_000, estimate: FlowExtent(main: 50, cross: 50))
    var model = FlowLayoutModel(environment: Self.environment, sections: [metrics])
    let size = FlowExtent(main: 70, cross: 95)
    model.answer(section: 0, chunks: 40..<42, [FlowExtent](repeating: size, count: 256))
    for item in 40 * 128 + 3..<42 * 128 - 3 {
      #expect(model.items(inLineOf: item, section: 0).lowerBound == item / 3 * 3)
    }
    model.estimateFromAnswers()
    #expect(abs((model.flowFrame(ofItem: 5_400, section: 0)?.main ?? .nan) - 1_800 * 80) <= 80)
    #expect(model.isComplete(before: 100) == false)
  }

  @Test("ten million unqueried items need a few bytes per chunk and are found at their computed positions")
  func many() {
    var metrics = FlowSectionMetrics()
    metrics.lineSpacing = 0
    metrics.sizes = FlowItemSizes(asking: 10_000_000, estimate: FlowExtent(main: 20, cross: 320))
    var model = FlowLayoutModel(environment: Self.environment, sections: [metrics])
    #expect(model.mainExtent == 200_000_000)
    model.answer(
      section: 0, chunks: 50_000..<50_001, [FlowExtent](repeating: FlowExtent(main: 21, cross: 320), count: 128))
    #expect(model.mainExtent == 200_000_128)
    #expect(model.flowFrame(ofItem: 6_400_002, section: 0)?.main == 128_000_042)
    #expect(model.chunkToAsk(from: 128_000_100, to: 128_000_200) == nil)
    #expect(model.chunkToAsk(from: 128_000_100, to: 128_003_000) == FlowLayoutModel.Chunk(section: 0, chunk: 50_001))
  }
}
