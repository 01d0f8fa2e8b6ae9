// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the offset at which scrolling to an item ends, with a client that is not a collection view. The client shows
/// 20 items, each 50 points high, in a viewport that is 200 points high.
@Suite("Scroll aim", .oneApplication) @MainActor struct ScrollAimTests {
  nonisolated static let positions: [(ItemScrollPosition, Int, Double)] = [
    (.top, 10, 500), (.centeredVertically, 10, 425), (.bottom, 10, 350), ([], 10, 350), (.top, 19, 800),
    (.bottom, 0, 0), (.centeredVertically, 1, 0), ([], 2, 0), (.left, 3, 0), (.right, 4, 50),
  ]

  @Test("An item is scrolled to the specified position, within the content", arguments: positions)
  func position(position: ItemScrollPosition, item: Int, expected: Double) {
    let bench = PlainBench(count: 20)
    bench.engine.scrollAim.scroll(to: itemPath(item), at: position, animated: false)
    #expect(bench.client.contentOffset == CGPoint(x: 0, y: expected))
    bench.stage.tick()
    #expect(bench.cell(item)?.number == item && bench.client.contentOffset.y == CGFloat(expected))
  }

  @Test(
    "Without a position, the content moves by the minimum distance",
    arguments: [(0.0, 350.0), (350, 350), (420, 420), (500, 500), (600, 500)])
  func least(start: Double, expected: Double) {
    let bench = PlainBench(count: 20)
    bench.scroll(to: CGFloat(start))
    bench.engine.scrollAim.scroll(to: itemPath(10), at: [], animated: false)
    #expect(bench.client.contentOffset.y == CGFloat(expected))
  }

  @Test(
    "Insets reduce the visible part of the viewport",
    arguments: [
      (ItemScrollPosition.top, 480.0), (.centeredVertically, 430), (.bottom, 380), (ItemScrollPosition(), 380),
    ])
  func insets(position: ItemScrollPosition, expected: Double) {
    let bench = PlainBench(count: 20)
    bench.client.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    bench.engine.scrollAim.scroll(to: itemPath(10), at: position, animated: false)
    #expect(bench.client.contentOffset.y == CGFloat(expected))
    bench.engine.scrollAim.scroll(to: itemPath(0), at: position, animated: false)
    #expect(bench.client.contentOffset.y == -20)
    bench.engine.scrollAim.scroll(to: itemPath(19), at: .top, animated: false)
    #expect(bench.client.contentOffset.y == 830)
  }

  @Test("Without a position, an item taller than the viewport is aligned to the top")
  func tall() {
    let bench = PlainBench([Array(0..<20)]) { $1.learned = [ElementKey(section: 0, item: 4): 260] }
    let frame = CGRect(x: 0, y: 200, width: 100, height: 260)
    #expect(
      bench.engine.scrollAim.targetOffset(of: frame, at: [], contentSize: CGSize(width: 100, height: 1210)).y == 200)
    #expect(
      bench.engine.scrollAim.targetOffset(of: frame, at: .bottom, contentSize: CGSize(width: 100, height: 1210)).y
        == 260)
    #expect(
      bench.engine.scrollAim.targetOffset(of: frame, at: .top, contentSize: CGSize(width: 100, height: 210)).y == 10)
  }

  @Test("Two positions on one axis, and nonexistent items, are reported and do not scroll")
  func mistakes() {
    let bench = PlainBench(count: 20)
    bench.scroll(to: 120)
    let faults = Diagnostics.recording {
      bench.engine.scrollAim.scroll(to: itemPath(3), at: [.top, .bottom], animated: false)
      bench.engine.scrollAim.scroll(to: itemPath(3), at: [.left, .right], animated: false)
      bench.engine.scrollAim.scroll(to: itemPath(20), at: .top, animated: false)
    }
    #expect(faults.map(\.kind) == ["scrollPosition", "scrollPosition", "itemOutOfRange"])
    #expect(bench.client.contentOffset.y == 120)
    bench.engine.scrollAim.scroll(to: itemPath(3), at: [.top, .left], animated: false)
    #expect(bench.client.contentOffset.y == 150)
  }

  @Test("The aim is kept only for layouts that learn sizes, until the item is in position")
  func learning() {
    let plain = PlainBench(count: 20)
    plain.engine.scrollAim.scroll(to: itemPath(10), at: .top, animated: false)
    #expect(plain.engine.hold.holding.aim == nil)
    let bench = PlainBench([Array(0..<40)]) { client, layout in
      layout.holds = true
      for number in 0..<40 { client.heights[number] = 80 }
    }
    #expect(bench.tops == [0, 80, 160])
    for (item, position) in [(10, ItemScrollPosition.top), (25, .bottom), (3, .centeredVertically)] {
      bench.engine.scrollAim.scroll(to: itemPath(item), at: position, animated: false)
      #expect(bench.engine.hold.holding.aim?.path == itemPath(item))
      bench.stage.tick()
      bench.stage.tick()
      let place = (bench.cell(item)?.frame.minY ?? -1) - bench.client.contentOffset.y
      #expect(place == (position == .top ? 0 : position == .bottom ? 120 : 60), "item \(item)")
      #expect(bench.cell(item)?.frame.height == 80 && bench.engine.hold.holding.aim == nil)
      #expect(bench.engine.validation.validate() == [])
    }
  }

  @Test("If the program scrolls elsewhere before the sizes are known, the aim is dropped")
  func abandoned() {
    let bench = PlainBench([Array(0..<40)]) { client, layout in
      layout.holds = true
      for number in 0..<40 { client.heights[number] = 80 }
    }
    bench.engine.scrollAim.scroll(to: itemPath(20), at: .top, animated: false)
    bench.client.contentOffset.y = 0
    bench.stage.tick()
    #expect(bench.client.contentOffset.y == 0 && bench.engine.hold.holding.aim == nil && bench.shown == [0, 1, 2])
  }

  @Test("An animated scroll ends at the item although sizes become known meanwhile")
  func animated() {
    let bench = PlainBench([Array(0..<40)]) { client, layout in
      layout.holds = true
      for number in 0..<40 { client.heights[number] = 70 }
    }
    bench.engine.scrollAim.scroll(to: itemPath(12), at: .top, animated: true)
    bench.stage.wait(1)
    let place = (bench.cell(12)?.frame.minY ?? -1) - bench.client.contentOffset.y
    #expect(abs(place) <= 0.5 && bench.cell(12)?.frame.minY == 840 && bench.engine.validation.validate() == [])
  }

  @Test("A touch, another offset or an update ends a scroll to an item with an estimated size")
  func ended() {
    let s = FittingStage([ScrollToEstimatedTests.heights(300)], estimate: 130)
    s.view.scrollToItem(at: IndexPath(item: 299, section: 0), at: .bottom, animated: false)
    s.view.contentOffset.y = 1000
    s.stage.tick()
    #expect(s.cell(299) == nil && s.view.engine.hold.holding.aim == nil)
    s.view.scrollToItem(at: IndexPath(item: 290, section: 0), at: .top, animated: true)
    s.stage.wait(0.1)
    s.stage.down(160, 200)
    s.stage.run(until: s.stage.time + 0.05)
    #expect(!s.view.engine.scrollAim.keepsAim() && s.cell(290) == nil)
    s.stage.up(160, 200)
    s.view.scrollToItem(at: IndexPath(item: 250, section: 0), at: .top, animated: true)
    s.stage.wait(0.05)
    s.source.sections[0].remove(at: 0)
    s.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(s.view.engine.hold.holding.aim == nil)
    s.stage.wait(1)
    #expect(s.view.validate() == [])
  }
}
