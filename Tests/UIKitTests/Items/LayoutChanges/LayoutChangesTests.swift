// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the replacement of a layout by another one, in a client that is not a collection view.
@Suite("Layout changes", .oneApplication) @MainActor struct LayoutChangesTests {
  private func tall() -> PlainLayout {
    let layout = PlainLayout()
    layout.itemHeight = 100
    return layout
  }

  @Test("Without animation, the new layout applies in the next pass, and the old one has no client")
  func replaced() {
    let bench = PlainBench(count: 12)
    let layout = tall()
    var finished: [Bool] = []
    bench.engine.changes.changeLayout(to: layout, animated: false) { finished.append($0) }
    #expect(bench.engine.currentLayout === layout && bench.layout.client == nil && layout.client === bench.client)
    bench.stage.tick()
    #expect(bench.tops == [0, 100] && bench.client.contentSize.height == 1200 && finished == [true])
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("With animation, cells in both layouts keep their views, and leaving ones move to their new frame")
  func animated() throws {
    let bench = PlainBench(count: 12)
    let cells = try (0..<4).map { try #require(bench.cell($0)) }
    var finished: [Bool] = []
    bench.engine.changes.changeLayout(to: tall(), animated: true) { finished.append($0) }
    #expect(bench.client.contentOffset.y == 50, "item 1, the nearest to the center, is centered")
    #expect(bench.cell(0) === cells[0] && bench.cell(1) === cells[1] && bench.cell(2) === cells[2])
    #expect(cells[3].frame == CGRect(x: 0, y: 300, width: 100, height: 100) && cells[3].superview === bench.client)
    #expect(finished.isEmpty)
    bench.settle()
    #expect(finished == [true] && cells[3].superview == nil && bench.tops == [0, 100, 200])
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("Setting the same layout changes nothing, and completes with true in the next frame")
  func same() {
    let bench = PlainBench(count: 12)
    var finished: [Bool] = []
    bench.engine.changes.changeLayout(to: bench.layout, animated: true) { finished.append($0) }
    #expect(finished.isEmpty && bench.engine.updates.animating == nil)
    bench.stage.tick()
    #expect(finished == [true] && bench.layout.prepared == 1)
  }

  @Test("A second change ends the first one with false")
  func twice() {
    let bench = PlainBench(count: 12)
    var log: [String] = []
    bench.engine.changes.changeLayout(to: tall(), animated: true) { log.append("first \($0)") }
    bench.stage.wait(0.1)
    let last = PlainLayout()
    last.itemHeight = 40
    bench.engine.changes.changeLayout(to: last, animated: true) { log.append("second \($0)") }
    #expect(log == ["first false"])
    bench.settle()
    #expect(log == ["first false", "second true"] && bench.cell(1)?.frame.height == 40)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("The center of the viewport decides which item stays in view; of two, the first")
  func middle() {
    let bench = PlainBench(count: 12)
    #expect(bench.engine.changes.itemNearestToMiddle() == itemPath(1))
    bench.scroll(to: 210)
    #expect(bench.engine.changes.itemNearestToMiddle() == itemPath(6))
    #expect(PlainBench([[]]).engine.changes.itemNearestToMiddle() == nil)
  }

  @Test("Changes are animated only on screen, after the first layout and outside transactions")
  func conditions() {
    let bench = PlainBench(count: 12)
    #expect(bench.engine.changes.canAnimateChanges)
    bench.engine.transactions.inTransaction { #expect(!bench.engine.changes.canAnimateChanges) }
    bench.engine.passes.reloadContent()
    #expect(!bench.engine.changes.canAnimateChanges)
    bench.stage.tick()
    bench.client.removeFromSuperview()
    #expect(!bench.engine.changes.canAnimateChanges)
  }

  @Test("A size changed in an animation block animates the cells")
  func bounds() throws {
    let bench = PlainBench(count: 12)
    let cell = try #require(bench.cell(3))
    UIView.animate(withDuration: 0.3) { bench.client.frame.size = CGSize(width: 60, height: 120) }
    #expect(cell.frame == CGRect(x: 0, y: 150, width: 60, height: 50) && cell.superview === bench.client)
    #expect(bench.cell(0)?.frame.width == 60)
    bench.settle()
    #expect(cell.superview == nil && bench.shown == [0, 1, 2] && bench.engine.validation.validate() == [])
  }
}
