// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests when cells are queried for their preferred size, in a client that is not a collection view.
@Suite("Self-sizing rules", .oneApplication) @MainActor struct SelfSizingRulesTests {
  @Test("Preferred heights apply in the first frame, and move the content below")
  func first() {
    let bench = PlainBench([Array(0..<12)]) { client, _ in client.heights = [0: 30, 1: 80, 3: 20] }
    #expect(bench.tops == [0, 30, 110, 160, 180] && bench.client.contentSize.height == 580)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test(
    "A content change triggers measuring according to the option",
    arguments: [ItemSizing.disabled, .enabled, .enabledIncludingConstraints])
  func options(sizing: ItemSizing) throws {
    let bench = PlainBench(count: 12)
    bench.engine.options.sizing = sizing
    let cell = try #require(bench.cell(1))
    cell.preferredHeight = 90
    bench.engine.sizing.viewMayWantSize(cell, byConstraints: true)
    bench.stage.tick()
    #expect(cell.frame.height == (sizing == .enabledIncludingConstraints ? 90 : 50))
    bench.engine.sizing.viewMayWantSize(cell, byConstraints: false)
    bench.stage.tick()
    #expect(cell.frame.height == (sizing == .disabled ? 50 : 90))
    #expect(bench.client.discarded.count == sizing.rawValue)
  }

  @Test("Views off screen, and changes during a pass or a query, are ignored")
  func ignored() {
    let bench = PlainBench(count: 12)
    bench.engine.sizing.viewMayWantSize(PlainCell(frame: .zero), byConstraints: false)
    #expect(bench.client.discarded.isEmpty)
    bench.client.onQuery = { _ in
      if let cell = bench.cell(1) { bench.engine.sizing.viewMayWantSize(cell, byConstraints: false) }
    }
    bench.scroll(to: 20)
    #expect(bench.client.discarded.isEmpty)
  }

  @Test("A cell that always prefers another size is reported once and stays unchanged")
  func neverSettles() throws {
    let bench = PlainBench(count: 12)
    let cell = try #require(bench.cell(1))
    cell.growth = 1
    let faults = Diagnostics.recording {
      bench.engine.hold.askSizeAgain(of: bench.engine.visible[ElementKey(section: 0, item: 1)]!)
      bench.stage.tick()
    }
    #expect(faults.map(\.kind) == ["selfSizingNeverSettles"])
    #expect(cell.frame.height == 50 + CGFloat(UIKitTuning.fitLimit) && bench.engine.validation.validate() == [])
  }

  @Test("Visible content stays in place while cells above it are taller than estimated", arguments: [60.0, 100, 45])
  func holding(height: Double) throws {
    let bench = PlainBench([Array(0..<40)]) { _, layout in layout.holds = true }
    bench.scroll(to: 1000)
    for number in 0..<40 { bench.client.heights[number] = CGFloat(height) }
    var last = try #require(bench.cell(20)).frame.minY - bench.client.contentOffset.y
    var anchor = 20
    for _ in 0..<22 {
      bench.client.contentOffset.y -= 30
      bench.stage.tick()
      let place = try #require(bench.cell(anchor)).frame.minY - bench.client.contentOffset.y
      #expect(abs(place - last - 30) < 0.01, "cell \(anchor) jumped")
      anchor = try #require(
        bench.engine.queries.visiblePaths.first { path in
          (bench.cell(path.item)?.frame.minY ?? 0) >= bench.client.contentOffset.y
        }
      ).item
      last = try #require(bench.cell(anchor)).frame.minY - bench.client.contentOffset.y
    }
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("Only the sizes of invalidated elements are requested again")
  func named() throws {
    let bench = PlainBench(count: 12)
    let cells = try (0..<3).map { try #require(bench.cell($0)) }
    for cell in cells { cell.preferredHeight = 70 }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [itemPath(1)])
    bench.layout.invalidateLayout(with: context)
    bench.stage.tick()
    #expect(cells.map(\.frame.height) == [50, 70, 50] && bench.tops == [0, 50, 120, 170])
  }

  @Test("Lengths differ if they do not fit, or leave more than half a point free")
  func tolerance() {
    #expect(!FittingTolerance.differs(50, from: 50) && FittingTolerance.differs(50.01, from: 50))
    #expect(!FittingTolerance.differs(49.5, from: 50) && FittingTolerance.differs(49.4, from: 50))
    #expect(!FittingTolerance.differs(50.0005, from: 50) && FittingTolerance.differs(.nan, from: 50))
    #expect(FittingTolerance.differs(.infinity, from: 50) && FittingTolerance.differs(-.infinity, from: 50))
  }
}
