// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that nothing moves on screen when the sizes of distant items become known. At the end, the layout is the same
/// as if all sizes had been known from the start.
@Suite(.oneApplication) @MainActor struct AskedSizesScrollTests {
  @Test("On leaps back and forth, visible cells only move by the scrolled distance", arguments: Seeds.below(12))
  func noJump(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let kind = AskedStage.Kind.allCases[seed % 6]
    let counts = seed % 2 == 0 ? [4_800] : [1_000, 0, 2_500, 100, 900]
    let s = AskedStage(kind, AskedStage.sizes(kind, counts, seed: UInt64(seed)), edges: seed % 3 == 0 ? 30 : 0)
    var compared = 0
    for _ in 0..<6 {
      let range = kind.isHorizontal ? s.view.offsetRange.x : s.view.offsetRange.y
      let place = random.double(in: range.lowerBound + 2_000..<range.upperBound - 2_000)
      if kind.isHorizontal { s.view.contentOffset.x = place } else { s.view.contentOffset.y = place }
      s.stage.tick()
      let away = random.bool() ? 1.0 : -1
      for _ in 0..<60 {
        let step = (away * random.double(in: 0..<200)).rounded()
        s.scroll(by: step)
        let strayed = s.strayed(from: -step)
        compared += strayed.count
        #expect(strayed.most <= 0.75, "seed \(seed): \(strayed.most) by \(step)")
        #expect(s.view.validate() == [])
      }
    }
    #expect(compared > 1_000)
    #expect(s.differences() == [])
  }

  @Test(
    "Scrolling back from the middle shows the first item at the start", arguments: AskedStage.Kind.allCases)
  func back(kind: AskedStage.Kind) {
    let s = AskedStage(kind, AskedStage.sizes(kind, [5_000], seed: 12))
    let isReversed = kind == .mirroredSideways
    let first = IndexPath(item: 0, section: 0)
    #expect(s.view.cellForItem(at: first) != nil)
    let length = kind.isHorizontal ? s.view.offsetRange.x.upperBound : s.view.offsetRange.y.upperBound
    s.scroll(by: (isReversed ? -1 : 1) * (length / 20).rounded())
    for _ in 0..<400 {
      let range = kind.isHorizontal ? s.view.offsetRange.x : s.view.offsetRange.y
      let offset = Double(kind.isHorizontal ? s.view.contentOffset.x : s.view.contentOffset.y)
      let rest = isReversed ? range.upperBound - offset : offset - range.lowerBound
      if rest <= 0 { break }
      s.scroll(by: (isReversed ? 1 : -1) * min(rest, 150))
    }
    let frame = s.view.cellForItem(at: first)?.frame
    #expect(frame == s.layout.layoutAttributesForItem(at: first)?.frame)
    #expect(kind.isHorizontal || frame?.minY ?? .nan < 60)
    #expect(s.view.validate() == [] && s.differences() == [])
  }

  @Test("A drag and a fling through items without sizes never cause a jump", arguments: [false, true])
  func fling(isUpward: Bool) {
    let s = AskedStage(.rows, AskedStage.sizes(.rows, [4_500], seed: 21))
    s.view.contentOffset.y = 130_000
    s.stage.tick()
    let sign = isUpward ? 1.0 : -1
    s.stage.down(160, 240)
    let end = s.stage.drag(from: CGPoint(x: 160, y: 240), by: CGPoint(x: 0, y: sign * 25), count: 8, every: 1.0 / 120)
    s.stage.up(Double(end.x), Double(end.y), at: s.stage.time + 1.0 / 120)
    var last = 0.0
    for _ in 0..<240 {
      s.note()
      s.stage.run(until: s.stage.time + 1.0 / 120)
      let way = s.way
      #expect(s.strayed(from: way).most <= 0.75, "apart")
      #expect(way * sign >= -0.75 && (last == 0 || way.magnitude <= last.magnitude + 1), "\(way) after \(last)")
      last = way
    }
    #expect(s.view.validate() == [] && s.differences() == [])
  }

  @Test(
    "After every kind of change the layout is valid, and finally exact", arguments: Seeds.below(12))
  func anything(seed: Int) {
    var random = SeededRandom(seed: UInt64(500 + seed))
    let kind = AskedStage.Kind.allCases[seed % 6]
    let s = AskedStage(
      kind, AskedStage.sizes(kind, [2_500, 1_900, 7], seed: UInt64(seed)), edges: seed % 2 == 0 ? 24 : 0)
    for step in 0..<30 {
      AskedOperations.run(s, kind, &random)
      s.stage.tick()
      #expect(s.view.validate() == [] && s.layout.model.breaches == [], "seed \(seed), step \(step)")
    }
    s.stage.wait(0.5)
    #expect(s.view.validate() == [])
    #expect(s.differences() == [])
  }
}

/// Random operations that an application and its users perform on a collection view.
@MainActor enum AskedOperations {
  static func run(_ s: AskedStage, _ kind: AskedStage.Kind, _ random: inout SeededRandom) {
    let section = random.int(in: 0..<2)
    let count = s.sizes.sizes[section].count
    let item = random.bool() ? random.int(in: 0..<count) : visibleItem(s, section) ?? 0
    let path = IndexPath(item: item, section: section)
    let size = AskedStage.size(kind, &random)
    switch random.int(in: 0..<9) {
    case 0:
      change(s) { $0[section].insert(size, at: item) }
      s.view.insertItems(at: [path])
    case 1:
      change(s) { $0[section].remove(at: item) }
      s.view.deleteItems(at: [path])
    case 2:
      let end = IndexPath(item: random.int(in: 0..<count), section: section)
      change(s) { $0[section].insert($0[section].remove(at: item), at: end.item) }
      s.view.moveItem(at: path, to: end)
    case 3:
      change(s) { $0[section][item] = size }
      s.view.reloadItems(at: [path])
    case 4:
      change(s) { $0[section][item] = size }
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      context.invalidateItems(at: [path])
      s.layout.invalidateLayout(with: context)
    case 5:
      change(s) { sizes in for index in 0..<50 { sizes[section][(item + index) % count].height += 3 } }
      s.layout.invalidateLayout()
    case 6:
      if random.int(in: 0..<3) == 0 { change(s) { $0[section].append(size) } }
      s.view.reloadData()
    default:
      let range = kind.isHorizontal ? s.view.offsetRange.x : s.view.offsetRange.y
      let place = random.double(in: range.lowerBound..<range.upperBound)
      if kind.isHorizontal { s.view.contentOffset.x = place } else { s.view.contentOffset.y = place }
    }
  }

  private static func change(_ s: AskedStage, _ body: (inout [[CGSize]]) -> Void) {
    body(&s.sizes.sizes)
    s.source.sizes = s.sizes.sizes
  }

  private static func visibleItem(_ s: AskedStage, _ section: Int) -> Int? {
    s.view.indexPathsForVisibleItems.last { $0.section == section }?.item
  }
}
