// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the appearance, reuse and removal of element views.
@Suite("Element display", .oneApplication) @MainActor struct ElementDisplayTests {
  @Test("The first layout displays the elements in the viewport from back to front, and reports each once")
  func firstLayout() {
    let bench = PlainBench(count: 12)
    #expect(bench.shown == [0, 1, 2, 3] && bench.tops == [0, 50, 100, 150])
    #expect(bench.stacked == [0, 1, 2, 3])
    #expect(bench.client.events == ["will 0-0", "will 0-1", "will 0-2", "will 0-3"])
    #expect(bench.cell(2)?.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
    let ordinal = bench.cell(2)?.itemState.ordinal
    #expect(ordinal?.position == 3 && ordinal?.count == 12)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("Ordinals count across all sections")
  func ordinals() {
    let bench = PlainBench([[0, 1], [], [2, 3]])
    #expect((0..<2).map { bench.cell($0, 2)?.itemState.ordinal.position } == [3, 4])
    #expect(bench.cell(0)?.itemState.ordinal.count == 4)
  }

  @Test("A view is reused only after its end was reported")
  func reuse() throws {
    let bench = PlainBench(count: 12)
    let first = try #require(bench.cell(0))
    _ = bench.takeEvents()
    bench.scroll(to: 60)
    #expect(bench.takeEvents() == ["end 0-0", "will 0-4", "will 0-5"])
    #expect(first.superview == nil && first.reuses == 0)
    #expect(bench.engine.registry.waitingViews.count == 1)
    bench.scroll(to: 120)
    #expect(bench.takeEvents() == ["end 0-1", "will 0-6"])
    #expect(bench.cell(6) === first && first.reuses == 1 && first.number == 6)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("Without a delegate, a view is reused in the pass that removes it")
  func reuseWithoutDelegate() throws {
    let bench = PlainBench([Array(0..<12)]) { client, _ in client.hasItemDelegate = false }
    let first = try #require(bench.cell(0))
    bench.scroll(to: 50)
    #expect(bench.shown == [1, 2, 3, 4] && bench.cell(4) === first)
    #expect(bench.client.events.isEmpty && bench.engine.registry.waitingViews.isEmpty)
  }

  @Test("Every reported element ends once, at any scroll position", arguments: Seeds.below(6))
  func balance(seed: Int) {
    let bench = PlainBench([Array(0..<40), Array(40..<70)]) { $1.headerHeight = 30 }
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<60 { bench.scroll(to: CGFloat(random.int(in: 0..<3000))) }
    var displayed: Set<String> = []
    for event in bench.client.events {
      if event.hasPrefix("will") {
        #expect(displayed.insert(String(event.dropFirst(5))).inserted, "\(event) twice")
      } else {
        #expect(displayed.remove(String(event.dropFirst(4))) != nil, "\(event) before it was displayed")
      }
    }
    #expect(displayed.count == bench.engine.visible.count)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("The background is behind all cells, fills the viewport and can be replaced")
  func background() {
    let bench = PlainBench(count: 12)
    let old = UIView()
    let new = UIView()
    bench.engine.display.backgroundView = old
    #expect(bench.client.subviews.first === old && old.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    bench.scroll(to: 130)
    #expect(old.frame == CGRect(x: 0, y: 130, width: 100, height: 200))
    bench.engine.display.backgroundView = new
    #expect(old.superview == nil && bench.client.subviews.first === new)
    bench.scroll(to: 0)
    #expect(bench.client.subviews.first === new && new.frame.minY == 0 && bench.stacked.sorted() == [0, 1, 2, 3])
    #expect(bench.engine.validation.validate() == [])
    bench.engine.display.backgroundView = nil
    #expect(new.superview == nil)
  }

  @Test("If a data source dequeues two views for one element, neither is lost")
  func dequeuedTwice() {
    let bench = PlainBench(count: 12)
    let faults = Diagnostics.recording {
      bench.client.onQuery = { key in _ = bench.engine.registration.dequeue(key, "cell") }
      bench.scroll(to: 50)
    }
    #expect(faults.map(\.kind) == ["dequeuedTwice"])
    #expect(faults.first?.message.contains("cell 0-4") ?? false)
    // The two reusable views are the one that was dequeued twice and the one whose item left the screen.
    #expect(bench.engine.registry.waitingViews.count == 2)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("A cell removed by the program is added again", arguments: 0..<4)
  func lostView(item: Int) throws {
    let bench = PlainBench(count: 12)
    let cell = try #require(bench.cell(item))
    cell.removeFromSuperview()
    bench.client.setNeedsLayout()
    bench.stage.tick()
    #expect(cell.superview === bench.client && bench.stacked == [0, 1, 2, 3])
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("A reconfigured cell shows the new content, keeps its view and is not prepared for reuse")
  func reconfigure() throws {
    let bench = PlainBench(count: 12)
    let cell = try #require(bench.cell(1))
    bench.client.numbers[0][1] = 77
    bench.client.numbers[0][9] = 99
    _ = bench.takeEvents()
    bench.engine.display.reconfigure([itemPath(1), itemPath(9)])
    #expect(bench.cell(1) === cell && cell.number == 77 && cell.reuses == 0)
    #expect(bench.client.events.isEmpty && bench.shown == [0, 77, 2, 3])
  }

  @Test("A reconfigured cell is measured again")
  func reconfiguredSize() {
    let bench = PlainBench(count: 12)
    bench.client.heights[1] = 80
    bench.engine.display.reconfigure([itemPath(1)])
    bench.stage.tick()
    #expect(bench.tops == [0, 50, 130, 180] && bench.cell(1)?.frame.height == 80)
  }

  @Test("A decoration without a class is reported and shown empty; one with a class is reused by its layout")
  func decorations() throws {
    let bench = PlainBench(count: 12)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "stripe", with: itemPath(0))
    attributes.frame = CGRect(x: 0, y: 10, width: 100, height: 20)
    bench.layout.extra = [attributes]
    let faults = Diagnostics.recording {
      bench.layout.invalidateLayout()
      bench.stage.tick()
    }
    #expect(faults.map(\.kind) == ["unregisteredDecoration"])
    #expect(bench.engine.visible[attributes.key]?.view is EmptyItemView)
    bench.layout.extra = []
    bench.layout.invalidateLayout()
    bench.stage.tick()
    bench.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "stripe")
    bench.layout.extra = [attributes]
    bench.layout.invalidateLayout()
    _ = bench.takeEvents()
    bench.stage.tick()
    let view = try #require(bench.engine.visible[attributes.key]?.view)
    #expect(view is UICollectionReusableView && view.frame == CGRect(x: 0, y: 10, width: 100, height: 20))
    #expect(bench.client.subviews.identityIndex(of: view) == 0, "decorations are behind cells")
    bench.scroll(to: 100)
    #expect(view.superview == nil && bench.layout.decorations.waitingViews.count == 1)
    #expect(!bench.client.events.contains { $0.contains("header") })
  }
}
