// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungModels

/// Tests the value types of the flow layout against a naive flow, with unusual metrics, while sizes become known one
/// after another.
@Suite struct FlowModelUpdateTests {
  private static func length(_ random: inout SeededRandom) -> Double {
    switch random.int(in: 0..<10) {
    case 0: return 0
    case 1: return Double(random.int(in: 0..<5)) * 50
    case 2: return 1e6
    default: return random.double(in: 0..<120)
    }
  }

  private static func size(_ random: inout SeededRandom) -> FlowExtent {
    // A few items are longer than a line, but none is so large that small differences are lost to rounding.
    FlowExtent(main: min(300, length(&random)), cross: min(random.int(in: 0..<9) == 0 ? 400 : 90, length(&random)))
  }

  private static func section(_ random: inout SeededRandom) -> FlowSectionMetrics {
    var metrics = FlowSectionMetrics()
    let count = [0, 1, 5, 40, 90, 300][random.int(in: 0..<6)]
    let usual = size(&random)
    switch random.int(in: 0..<3) {
    case 0: metrics.sizes = FlowItemSizes(count: count, uniform: usual)
    default:
      for item in 0..<count {
        metrics.sizes.append(random.int(in: 0..<4) == 0 || item == 0 ? size(&random) : usual)
      }
    }
    metrics.lineSpacing = random.int(in: 0..<4) == 0 ? random.double(in: -40..<0) : random.double(in: 0..<20)
    metrics.interitemSpacing = random.bool() ? 0 : random.double(in: 0..<20)
    metrics.insetMainStart = random.double(in: -20..<30)
    metrics.insetMainEnd = random.double(in: -20..<30)
    metrics.insetCrossStart = random.double(in: 0..<30)
    metrics.insetCrossEnd = random.double(in: 0..<30)
    metrics.headerExtent = random.bool() ? 0 : random.double(in: 0..<50)
    metrics.footerExtent = random.bool() ? 0 : random.double(in: 0..<50)
    return metrics
  }

  private func isNear(_ one: FlowFrame, _ other: FlowFrame) -> Bool {
    abs(one.main - other.main) < 1e-5 && abs(one.cross - other.cross) < 1e-5 && one.extent == other.extent
  }

  private func expectNaive(_ model: FlowLayoutModel, _ what: String) {
    let naive = NaiveFlow(model.metrics, cross: model.environment.crossExtent)
    #expect(abs(model.mainExtent - naive.length) < 1e-5, "\(what): \(model.mainExtent), \(naive.length)")
    for section in 0..<model.sectionCount {
      for (item, frame) in naive.items[section].enumerated() {
        guard let found = model.flowFrame(ofItem: item, section: section), isNear(found, frame) else {
          Issue.record("\(what): item \(section)-\(item) is not at \(frame)")
          return
        }
      }
      #expect(model.flowFrame(ofHeaderInSection: section)?.main.rounded() == naive.headers[section]?.main.rounded())
      #expect(model.flowFrame(ofFooterInSection: section)?.main.rounded() == naive.footers[section]?.main.rounded())
    }
  }

  private func expectSearch(_ model: FlowLayoutModel, _ random: inout SeededRandom, _ what: String) {
    let start = random.double(in: -50..<max(1, model.mainExtent + 50))
    let end = start + random.double(in: 0..<600)
    var found: Set<[Int]> = []
    model.forEachItem(from: start, to: end) { section, item, frame in
      #expect(found.insert([section, item]).inserted, "\(what): twice")
      #expect(model.flowFrame(ofItem: item, section: section).map { isNear($0, frame) } == true)
    }
    for section in 0..<model.sectionCount {
      for item in 0..<model.itemCount(inSection: section) {
        guard let frame = model.flowFrame(ofItem: item, section: section) else { continue }
        if frame.main < end, frame.main + frame.extent.main > start, !found.contains([section, item]) {
          Issue.record("\(what): item \(section)-\(item) at \(frame.main) is not found between \(start) and \(end)")
          return
        }
      }
    }
  }

  @Test(
    "after random changes, frames match the naive flow and every search is complete", arguments: Seeds.below(40))
  func changes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let sections = (0..<random.int(in: 1..<4)).map { _ in Self.section(&random) }
    var model = FlowLayoutModel(
      environment: FlowEnvironment(crossExtent: Double(random.int(in: 0..<5)) * 90, scale: 2), sections: sections)
    expectNaive(model, "seed \(seed), at first")
    var place = 0
    for change in 0..<12 {
      let section = random.int(in: 0..<sections.count)
      let count = model.itemCount(inSection: section)
      let what = "seed \(seed), change \(change)"
      if count == 0 || random.int(in: 0..<8) == 0 {
        model.update(section: section, items: nil) { metrics in
          metrics.knownHeaderExtent = random.bool() ? nil : random.double(in: 0..<90)
          metrics.knownFooterExtent = random.bool() ? nil : random.double(in: 0..<90)
        }
      } else {
        // Updates mostly the items before the previous ones, as when a list is scrolled upward.
        place = random.int(in: 0..<4) == 0 ? random.int(in: 0..<count) : (place + count - 1) % count
        let last = min(count - 1, place + random.int(in: 0..<4))
        model.update(section: section, items: place...last) { metrics in
          for item in place...last {
            switch random.int(in: 0..<8) {
            case 0: metrics.sizes.forget(item)
            case 1: metrics.sizes.replace(Self.size(&random), at: item)
            default: metrics.sizes.learn(Self.size(&random), at: item)
            }
          }
        }
      }
      expectNaive(model, what)
      expectSearch(model, &random, what)
    }
  }

  @Test("scrolling up through a million estimated items keeps few blocks of bounded length")
  func blocks() {
    var metrics = FlowSectionMetrics()
    metrics.sizes = FlowItemSizes(count: 1_000_000, uniform: FlowExtent(main: 40, cross: 300))
    var lines: FlowVaryingLines?
    var random = SeededRandom(seed: 5)
    var length = 1_000_000.0 * 40 + 999_999 * 10
    for item in (990_000..<1_000_000).reversed() {
      let main = random.double(in: 20..<90)
      length += main - 40
      metrics.sizes.learn(FlowExtent(main: main, cross: 300), at: item)
      if lines == nil { lines = FlowVaryingLines(metrics: metrics, available: 320) }
      lines?.update(metrics.sizes, changed: item...item)
    }
    let blocks = lines?.blocks ?? []
    #expect(blocks.count < 10_000 / FlowVaryingLines.blockLength + 20)
    #expect(blocks.first?.equalLines ?? 0 > 980_000)
    for (block, next) in zip(blocks, blocks.dropFirst()) where block.equalLines == 0 {
      #expect(next.first - block.first <= 3 * FlowVaryingLines.blockLength)
    }
    #expect(abs((lines?.extent ?? 0) - length) < 1e-3)
  }

  @Test("the size store is equivalent to a dictionary", arguments: 0..<20)
  func store(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var store = FlowSizeStore()
    var naive: [Int: FlowExtent] = [:]
    let limit = [70, 700, 300_000][seed % 3]
    for _ in 0..<400 {
      let item = random.int(in: 0..<limit)
      if random.int(in: 0..<3) == 0 {
        store.remove(item)
        naive[item] = nil
      } else {
        let size = Self.size(&random)
        store.set(size, at: item)
        naive[item] = size
      }
      let asked = random.int(in: 0..<limit)
      #expect(store[asked] == naive[asked])
      #expect(store.first(from: asked) == naive.keys.filter { $0 >= asked }.min())
    }
    #expect(store.count == naive.count && store.isEmpty == naive.isEmpty)
    var all: [Int] = []
    store.forEachKnown { item, size in
      all.append(item)
      #expect(naive[item] == size)
    }
    #expect(all == naive.keys.sorted())
    store.truncate(to: limit / 2)
    #expect(store.count == naive.keys.filter { $0 < limit / 2 }.count)
  }

  @Test("sizes of removed items are dropped; equal sizes need no array, different sizes exactly one")
  func sizes() {
    var sizes = FlowItemSizes(expecting: 100)
    for _ in 0..<100 { sizes.append(FlowExtent(main: 4, cross: 5)) }
    #expect(sizes.isUniform && !sizes.isVarying)
    var store = FlowSizeStore()
    store.set(FlowExtent(main: 1, cross: 1), at: 99)
    store.set(FlowExtent(main: 2, cross: 2), at: 100)
    sizes.adopt(store)
    #expect(sizes.known.count == 1 && sizes[99].main == 1 && !sizes.isUniform)
    sizes.forget(99)
    #expect(sizes.isUniform && sizes[99].main == 4)
    sizes.replace(FlowExtent(main: 4, cross: 5), at: 7)
    #expect(!sizes.isVarying)
    sizes.replace(FlowExtent(main: 9, cross: 9), at: 7)
    #expect(sizes.isVarying && sizes.count == 100 && sizes[7].main == 9 && sizes[8].main == 4)
  }

  @Test(
    "empty data, zero height and zero item sizes cause no division by zero", arguments: [0.0, 1, 320])
  func nothing(cross: Double) {
    for count in [0, 1, 7] {
      for length in [0.0, 50] {
        for isHorizontal in [false, true] {
          var metrics = FlowSectionMetrics()
          metrics.sizes = FlowItemSizes(count: count, uniform: FlowExtent(main: length, cross: length))
          metrics.interitemSpacing = 0
          metrics.lineSpacing = 0
          let model = FlowLayoutModel(
            environment: FlowEnvironment(isHorizontal: isHorizontal, crossExtent: cross), sections: [metrics])
          #expect(model.contentSize.width.isFinite && model.contentSize.height.isFinite)
          for item in 0..<count {
            let frame = model.frame(ofItem: item, section: 0)
            #expect(frame.map { $0.minX.isFinite && $0.minY.isFinite } == true)
          }
          model.forEachItem(in: CGRect(x: 0, y: 0, width: 320, height: 480)) { _, _, frame in
            #expect(frame.minX.isFinite && frame.minY.isFinite)
          }
        }
      }
    }
  }
}
