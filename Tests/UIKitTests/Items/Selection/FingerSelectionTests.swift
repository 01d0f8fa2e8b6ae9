// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the selection of items by dragging across them, with a client that is not a collection view.
@Suite("Finger selection", .oneApplication) @MainActor struct FingerSelectionTests {
  private func bench() -> PlainBench {
    let bench = PlainBench(count: 24)
    bench.engine.options.allowsMultipleSelection = true
    bench.client.refused.remove(.selectSeveral)
    bench.client.events = []
    return bench
  }

  private func selected(_ bench: PlainBench) -> [Int] { bench.engine.selection.selected.map(\.item) }

  @Test("Items below the touches are selected, and restored when the touches move back")
  func back() {
    let bench = bench()
    _ = bench.engine.touches.selectOnly(itemPath(2))
    let fingers = bench.engine.fingers
    fingers.beginMultipleSelection(at: itemPath(1), position: CGPoint(x: 50, y: 75))
    #expect(selected(bench) == [1, 2])
    fingers.moveMultipleSelection(to: CGPoint(x: 50, y: 130))
    #expect(selected(bench) == [1, 2])
    fingers.moveMultipleSelection(to: CGPoint(x: 50, y: 80))
    #expect(selected(bench) == [1, 2], "item 2 was selected before")
    fingers.moveMultipleSelection(to: CGPoint(x: 50, y: 70))
    fingers.endMultipleSelection()
    #expect(bench.client.events.first == "begin several 0-1" && bench.client.events.last == "end several")
    #expect(fingers.multipleSelection == nil)
  }

  @Test("Starting at a selected item deselects the items that the touches reach")
  func deselecting() {
    let bench = bench()
    for item in 0..<4 { _ = bench.engine.touches.selectOnly(itemPath(item)) }
    bench.engine.fingers.beginMultipleSelection(at: itemPath(1), position: CGPoint(x: 50, y: 75))
    bench.engine.fingers.moveMultipleSelection(to: CGPoint(x: 50, y: 130))
    #expect(selected(bench) == [0, 3])
    bench.engine.fingers.moveMultipleSelection(to: CGPoint(x: 50, y: 75))
    #expect(selected(bench) == [0, 2, 3])
    bench.engine.fingers.endMultipleSelection()
  }

  @Test("Outside all items, the nearest one is used")
  func nearest() {
    let bench = PlainBench(count: 3)
    bench.engine.options.allowsMultipleSelection = true
    bench.engine.fingers.beginMultipleSelection(at: itemPath(0), position: CGPoint(x: 50, y: 25))
    bench.engine.fingers.moveMultipleSelection(to: CGPoint(x: 150, y: 110))
    #expect(selected(bench) == [0, 1, 2])
    bench.engine.fingers.moveMultipleSelection(to: CGPoint(x: 150, y: -60))
    #expect(selected(bench) == [0])
    bench.engine.fingers.moveMultipleSelection(to: CGPoint(x: CGFloat.nan, y: 110))
    #expect(selected(bench) == [0])
    bench.engine.fingers.endMultipleSelection()
  }

  @Test("Near the lower edge, the content scrolls and more items are selected until the touches end")
  func edges() {
    let bench = bench()
    bench.engine.fingers.beginMultipleSelection(at: itemPath(1), position: CGPoint(x: 50, y: 75))
    bench.engine.fingers.moveMultipleSelection(to: CGPoint(x: 50, y: 199))
    #expect(selected(bench) == [1, 2, 3])
    bench.stage.wait(0.5)
    let offset = bench.client.contentOffset.y
    #expect(offset > 150)
    let last = Int((offset + 199) / 50)
    #expect(selected(bench) == Array(1...last))
    bench.engine.fingers.endMultipleSelection()
    bench.stage.wait(0.3)
    #expect(bench.client.contentOffset.y == offset && bench.engine.edges.edgeLink == nil)
  }

  @Test("A model change ends the selection")
  func model() {
    let bench = bench()
    bench.engine.fingers.beginMultipleSelection(at: itemPath(1), position: CGPoint(x: 50, y: 75))
    bench.perform([.deleteItem(.init(0, 5))]) { $0.numbers[0].remove(at: 5) }
    #expect(bench.engine.fingers.multipleSelection == nil && bench.client.events.contains("end several"))
    bench.engine.fingers.moveMultipleSelection(to: CGPoint(x: 50, y: 175))
    #expect(selected(bench) == [1])
    bench.settle()
  }

  @Test("Nothing begins with single selection, or at a nonexistent item")
  func impossible() {
    let bench = bench()
    #expect(!bench.engine.fingers.mayBeginMultipleSelection(at: itemPath(24)))
    #expect(bench.engine.fingers.mayBeginMultipleSelection(at: itemPath(23)))
    bench.engine.options.allowsMultipleSelection = false
    bench.engine.fingers.beginMultipleSelection(at: itemPath(1), position: CGPoint(x: 50, y: 75))
    #expect(bench.engine.fingers.multipleSelection == nil && selected(bench).isEmpty)
  }

  @Test("A range is selected until the model changes meanwhile")
  func choosing() {
    let bench = bench()
    bench.client.onEvent = { event in
      if event == "select 0-3" { bench.engine.passes.reloadContent() }
    }
    bench.engine.fingers.choose(true, 2..<9)
    #expect(bench.client.events.filter { $0.hasPrefix("select") } == ["select 0-2", "select 0-3"])
    bench.stage.tick()
    #expect(selected(bench).isEmpty && bench.engine.validation.validate() == [])
  }
}
