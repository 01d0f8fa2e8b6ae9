// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the plan that an update creates from the layout's results before any view changes.
@Suite("Update plan", .oneApplication) @MainActor struct UpdatePlanTests {
  private func plan(_ bench: PlainBench, _ y: CGFloat) -> UpdatePlan {
    bench.engine.transactions.inTransaction {
      UpdatePlan(of: bench.engine, bench.engine.passes.askContentSize(), proposedOffset: CGPoint(x: 0, y: y))
    }
  }

  @Test("The offset stays within the content", arguments: [(-90.0, 0.0), (0, 0), (130, 130), (399, 399), (5_000, 400)])
  func offset(proposed: Double, expected: Double) {
    let plan = plan(PlainBench(count: 12), CGFloat(proposed))
    #expect(plan.offset == CGPoint(x: 0, y: expected) && plan.contentSize == CGSize(width: 100, height: 600))
  }

  @Test("The delegate's offset takes precedence over the layout's; a non-finite one is ignored")
  func preferred() {
    let bench = PlainBench(count: 12)
    bench.scroll(to: 30)
    bench.client.preferred = { CGPoint(x: $0.x, y: $0.y + 70) }
    #expect(plan(bench, 100).offset.y == 170)
    bench.client.preferred = { _ in CGPoint(x: 0, y: CGFloat.nan) }
    #expect(plan(bench, 100).offset.y == 30)
  }

  @Test("Everything finally in the viewport is in the plan, from back to front")
  func shown() {
    let bench = PlainBench(count: 12)
    bench.layout.levels = [itemPath(4): 3]
    bench.layout.invalidateLayout()
    bench.stage.tick()
    // The viewport from 180 to 380 shows items 3 to 7.
    #expect(plan(bench, 180).shown.map(\.indexPath.item) == [3, 5, 6, 7, 4])
  }

  @Test("The layout is queried for one viewport around the final one")
  func surroundings() {
    let bench = PlainBench(count: 40)
    _ = plan(bench, 600)
    #expect(bench.layout.asked.last == CGRect(x: -100, y: 400, width: 300, height: 600))
  }

  @Test("Attributes of nonexistent items are ignored")
  func beyond() {
    let bench = PlainBench(count: 12)
    let beyond = UICollectionViewLayoutAttributes(forCellWith: itemPath(12))
    beyond.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    bench.layout.extra = [beyond]
    let faults = Diagnostics.recording { #expect(plan(bench, 0).shown.map(\.indexPath.item) == [0, 1, 2, 3]) }
    #expect(faults.map(\.kind) == ["attributesBeyondCounts"])
    bench.layout.extra = []
  }

  @Test("For a change of one side, only new elements are queried for their start, and leaving ones for their end")
  func oneSide() {
    let bench = PlainBench(count: 12)
    var plan = plan(bench, 100)
    plan.askForEndsOfOneSide(bench.engine)
    #expect(bench.layout.starts == [itemPath(4), itemPath(5)] && bench.layout.ends == [itemPath(0), itemPath(1)])
  }

  @Test("A change between two layouts uses the starts of the old one and the ends of the new one")
  func twoLayouts() {
    let bench = PlainBench(count: 12)
    let new = PlainLayout()
    new.itemHeight = 100
    new.client = bench.client
    new.prepare()
    var plan = plan(bench, 100)
    plan.askForEndsOfOneSide(bench.engine, from: bench.layout, to: new)
    #expect(plan.initial[ElementKey(section: 0, item: 4)]?.frame == CGRect(x: 0, y: 200, width: 100, height: 50))
    #expect(plan.final[ElementKey(section: 0, item: 1)]?.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(plan.initial.count == 2 && plan.final.count == 2)
    new.client = nil
  }
}
