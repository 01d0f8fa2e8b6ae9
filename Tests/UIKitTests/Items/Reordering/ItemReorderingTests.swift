// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests an item that is moved by a touch, in a client that is not a collection view.
@Suite("Item reordering", .oneApplication) @MainActor struct ItemReorderingTests {
  private func bench() -> PlainBench {
    let bench = PlainBench(count: 12)
    bench.client.events = []
    return bench
  }

  private func move(_ bench: PlainBench, to y: CGFloat) {
    bench.engine.reordering.moveMovement(to: CGPoint(x: 50, y: y))
  }

  @Test("The item follows the touch above the others, which make space; the model changes once, at the end")
  func moving() throws {
    let bench = bench()
    let cell = try #require(bench.cell(0))
    let begins = bench.engine.reordering.beginMovement(of: itemPath(0))
    #expect(begins)
    move(bench, to: 70)
    #expect(bench.engine.reordering.movement?.current == ItemPosition(0, 1) && bench.client.events.isEmpty)
    bench.settle()
    #expect(bench.cell(1) === cell && cell.center == CGPoint(x: 50, y: 70) && bench.cell(0)?.frame.minY == 0)
    #expect(bench.stacked.last == 0 && bench.shown == [1, 0, 2, 3] && bench.client.numbers[0].prefix(3) == [0, 1, 2])
    #expect(bench.engine.visible[ElementKey(section: 0, item: 1)]?.applied.zIndex == UIKitTuning.movingItemLevel)
    bench.engine.reordering.endMovement(cancelled: false)
    #expect(bench.client.events.filter { $0.hasPrefix("move") } == ["move 0-0 to 0-1"])
    bench.settle()
    #expect(
      bench.client.numbers[0].prefix(3) == [1, 0, 2] && cell.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(bench.engine.reordering.movement == nil && bench.engine.validation.validate() == [])
  }

  @Test("A cancelled movement returns the item, and the model is not notified")
  func cancelling() {
    let bench = bench()
    _ = bench.engine.reordering.beginMovement(of: itemPath(0))
    move(bench, to: 120)
    bench.settle()
    #expect(bench.shown == [1, 2, 0, 3])
    bench.engine.reordering.endMovement(cancelled: true)
    bench.settle()
    #expect(bench.shown == [0, 1, 2, 3] && bench.tops == [0, 50, 100, 150])
    #expect(!bench.client.events.contains { $0.hasPrefix("move") } && bench.engine.validation.validate() == [])
  }

  @Test("The selection follows the items, while they move and when they return")
  func selection() {
    let bench = bench()
    _ = bench.engine.touches.selectOnly(itemPath(2))
    _ = bench.engine.reordering.beginMovement(of: itemPath(0))
    move(bench, to: 120)
    #expect(bench.engine.selection.selected == [itemPath(1)])
    bench.engine.reordering.endMovement(cancelled: true)
    #expect(bench.engine.selection.selected == [itemPath(2)])
    bench.settle()
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("No item is lifted that does not exist, cannot be moved, or while another one is held")
  func refused() {
    let bench = bench()
    #expect(!bench.engine.reordering.beginMovement(of: itemPath(12)))
    bench.client.refused.insert(.move)
    #expect(!bench.engine.reordering.beginMovement(of: itemPath(0)))
    bench.client.refused.remove(.move)
    #expect(bench.engine.reordering.beginMovement(of: itemPath(0)))
    #expect(!bench.engine.reordering.beginMovement(of: itemPath(1)))
    #expect(bench.engine.reordering.movement?.original == ItemPosition(0, 0))
    bench.engine.reordering.abandonMovement()
    #expect(bench.engine.reordering.movement == nil)
  }

  @Test("The delegate can choose another target, but only an existing position")
  func directed() {
    let bench = bench()
    _ = bench.engine.reordering.beginMovement(of: itemPath(0))
    bench.client.moveTarget = { _ in itemPath(3) }
    move(bench, to: 70)
    #expect(bench.engine.reordering.movement?.current == ItemPosition(0, 3))
    bench.client.moveTarget = { _ in itemPath(99) }
    move(bench, to: 20)
    #expect(bench.engine.reordering.movement?.current == ItemPosition(0, 3))
    bench.engine.reordering.endMovement(cancelled: true)
    bench.settle()
    #expect(bench.shown == [0, 1, 2, 3] && bench.engine.validation.validate() == [])
  }

  @Test("An item moves into another section, and the counts change with it")
  func sections() {
    let bench = PlainBench([[0, 1], [10, 11]])
    _ = bench.engine.reordering.beginMovement(of: itemPath(0))
    move(bench, to: 120)
    #expect(bench.engine.counts.sections == [1, 3] && bench.engine.reordering.movement?.current == ItemPosition(1, 0))
    bench.engine.reordering.endMovement(cancelled: false)
    bench.settle()
    #expect(bench.client.numbers == [[1], [0, 10, 11]] && bench.engine.counts.sections == [1, 3])
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("An update during a movement puts the item back first")
  func update() {
    let bench = bench()
    _ = bench.engine.reordering.beginMovement(of: itemPath(0))
    move(bench, to: 120)
    bench.perform([.deleteItem(ItemPosition(0, 1))]) { $0.numbers[0].remove(at: 1) }
    #expect(bench.engine.reordering.movement == nil && bench.shown == [0, 2, 3, 4])
    bench.settle()
    #expect(bench.tops == [0, 50, 100, 150] && bench.engine.validation.validate() == [])
  }

  @Test("A data source that does not move the item is reported, and the model is displayed")
  func forgetful() {
    let bench = bench()
    _ = bench.engine.reordering.beginMovement(of: itemPath(0))
    move(bench, to: 70)
    bench.client.onEvent = { _ in }
    let faults = Diagnostics.recording {
      bench.client.answeredCounts = [11]
      bench.client.numbers[0].removeLast()
      bench.engine.reordering.endMovement(cancelled: false)
      bench.client.answeredCounts = nil
      bench.settle()
    }
    #expect(faults.map(\.kind) == ["moveItem"] && bench.shown == [1, 0, 2, 3])
    #expect(bench.engine.counts.sections == [11] && bench.engine.validation.validate() == [])
  }

  @Test("Non-finite positions move nothing; near an edge, the content scrolls below the touch")
  func edges() {
    let bench = bench()
    _ = bench.engine.reordering.beginMovement(of: itemPath(0))
    move(bench, to: CGFloat.infinity)
    #expect(bench.engine.reordering.movement?.position == CGPoint(x: 50, y: 25))
    move(bench, to: 195)
    bench.stage.wait(0.3)
    let offset = bench.client.contentOffset.y
    #expect(offset > 50 && bench.engine.reordering.movement?.position == CGPoint(x: 50, y: 195 + offset))
    bench.engine.reordering.endMovement(cancelled: false)
    bench.settle()
    let index = bench.client.numbers[0].firstIndex(of: 0) ?? 0
    #expect(index == Int((195 + offset) / 50) && bench.engine.validation.validate() == [])
  }
}
