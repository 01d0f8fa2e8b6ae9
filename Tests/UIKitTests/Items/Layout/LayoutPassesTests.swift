// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the queries that a layout pass makes, the number of queries, and the effects of invalid results.
@Suite("Layout passes", .oneApplication) @MainActor struct LayoutPassesTests {
  @Test("A load counts each section once; scrolling and new passes count nothing")
  func counting() {
    let bench = PlainBench([[0, 1], [2], []])
    #expect(bench.client.countings == [0: 1, 1: 1, 2: 1] && bench.layout.prepared == 1)
    bench.scroll(to: 20)
    bench.layout.invalidateLayout()
    bench.stage.tick()
    #expect(bench.client.countings == [0: 1, 1: 1, 2: 1] && bench.layout.prepared == 2)
    bench.engine.passes.reloadContent()
    #expect(bench.client.countings == [0: 1, 1: 1, 2: 1], "a reload queries nothing before the next layout")
    bench.stage.tick()
    #expect(bench.client.countings == [0: 2, 1: 2, 2: 2] && bench.client.reloads == 1)
  }

  @Test("Negative counts are reported and count as zero")
  func negative() {
    let bench = PlainBench([[0, 1], [2]])
    let faults = Diagnostics.recording {
      bench.client.answeredCounts = [2, -3]
      bench.engine.passes.reloadContent()
      bench.stage.tick()
    }
    #expect(faults.map(\.kind) == ["negativeCount"] && bench.engine.counts.sections == [2, 0])
    #expect(bench.shown == [0, 1] && bench.engine.validation.validate() == [])
  }

  @Test("Without a data source the view is empty, and nothing is queried")
  func noSource() {
    let bench = PlainBench([[0, 1]]) { client, _ in client.hasSource = false }
    #expect(bench.shown.isEmpty && bench.engine.counts.areKnown && bench.engine.counts.count == 0)
    #expect(bench.client.countings.isEmpty)
  }

  @Test("Attributes of nonexistent items and sections are reported and ignored")
  func beyond() {
    let bench = PlainBench(count: 3)
    let item = UICollectionViewLayoutAttributes(forCellWith: itemPath(3))
    let section = UICollectionViewLayoutAttributes(forCellWith: itemPath(0, 1))
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: ElementKindTable.headerName, with: itemPath(0, 1))
    for attributes in [item, section, header] { attributes.frame = CGRect(x: 0, y: 0, width: 9, height: 9) }
    let faults = Diagnostics.recording {
      bench.layout.extra = [item, section, header]
      bench.layout.invalidateLayout()
      bench.stage.tick()
      bench.layout.extra = []
    }
    #expect(faults.filter { $0.kind == "attributesBeyondCounts" }.count == 3 && faults.count == 3)
    #expect(faults.first?.message.contains("section 0 has only 3 items") ?? false)
    #expect(bench.engine.visible.count == 3)
  }

  @Test("For duplicate attributes of an element, the first count")
  func twice() {
    let bench = PlainBench(count: 3)
    let twin = UICollectionViewLayoutAttributes(forCellWith: itemPath(1))
    twin.frame = CGRect(x: 0, y: 120, width: 30, height: 30)
    bench.layout.extra = [twin]
    bench.layout.invalidateLayout()
    bench.stage.tick()
    #expect(bench.cell(1)?.frame == CGRect(x: 0, y: 50, width: 100, height: 50) && bench.engine.visible.count == 3)
    bench.layout.extra = []
  }

  @Test("A layout that is invalidated in every pass is reported, and the frame ends")
  func neverSettles() {
    let bench = PlainBench(count: 12)
    let faults = Diagnostics.recording {
      bench.layout.whileAsked = { bench.layout.invalidateLayout() }
      bench.layout.invalidateLayout()
      bench.client.layoutIfNeeded()
      bench.layout.whileAsked = {}
    }
    #expect(faults.map(\.kind) == ["layoutNeverSettles"])
    // The layout was prepared once initially, and then at most one more time than the limit.
    #expect(bench.layout.prepared <= 2 + UIKitTuning.layoutPassLimit && bench.shown == [0, 1, 2, 3])
    bench.stage.tick()
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("A non-finite content size is reported and changes nothing; a negative one counts as zero")
  func contentSize() {
    let bench = PlainBench(count: 12)
    let faults = Diagnostics.recording {
      bench.layout.answeredSize = CGSize(width: 100, height: CGFloat.nan)
      bench.layout.invalidateLayout()
      bench.stage.tick()
    }
    #expect(faults.map(\.kind) == ["contentSize"] && bench.client.contentSize == CGSize(width: 100, height: 600))
    _ = Diagnostics.recording {
      bench.layout.answeredSize = CGSize(width: 100, height: -5)
      bench.layout.invalidateLayout()
      bench.stage.tick()
    }
    #expect(bench.client.contentSize == CGSize(width: 100, height: 0))
  }

  @Test("Adjustments of a context change content size and offset once, right after prepare")
  func adjustments() {
    let bench = PlainBench(count: 12)
    bench.scroll(to: 100)
    for _ in 0..<2 {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 15)
      context.contentSizeAdjustment = CGSize(width: 0, height: 40)
      bench.layout.invalidateLayout(with: context)
    }
    #expect(bench.client.contentOffset.y == 100 && bench.client.contentSize.height == 600)
    bench.stage.tick()
    #expect(bench.client.contentOffset.y == 130 && bench.client.contentSize.height == 680)
    bench.stage.tick()
    #expect(bench.client.contentOffset.y == 130)
  }

  @Test("A raised element is moved to the front, and the rest keeps its order")
  func levels() {
    let bench = PlainBench(count: 12)
    bench.layout.levels = [itemPath(1): 5, itemPath(0): 2]
    bench.layout.invalidateLayout()
    bench.stage.tick()
    #expect(bench.stacked == [2, 3, 0, 1] && bench.shown == [0, 1, 2, 3])
    bench.layout.levels = [:]
    bench.layout.invalidateLayout()
    bench.stage.tick()
    #expect(bench.stacked == [0, 1, 2, 3] && bench.engine.validation.validate() == [])
  }

  @Test("A different viewport size invalidates the layout, an equal one does not")
  func bounds() {
    let bench = PlainBench(count: 12)
    bench.client.frame = CGRect(x: 0, y: 0, width: 60, height: 120)
    bench.stage.tick()
    #expect(bench.layout.prepared == 2 && bench.shown == [0, 1, 2] && bench.cell(0)?.frame.width == 60)
    bench.client.frame = CGRect(x: 10, y: 10, width: 60, height: 120)
    bench.stage.tick()
    #expect(bench.layout.prepared == 2 && bench.engine.validation.validate() == [])
  }

  @Test("Positions are the same at every screen scale", arguments: [1.0, 1.5, 2, 3])
  func scales(scale: Double) {
    let bench = PlainBench([Array(0..<9)], scale: CGFloat(scale)) { $1.itemHeight = 41 }
    bench.scroll(to: 82)
    #expect(bench.tops == [82, 123, 164, 205, 246] && bench.client.contentSize.height == 369)
    #expect(bench.engine.validation.validate() == [])
  }
}
