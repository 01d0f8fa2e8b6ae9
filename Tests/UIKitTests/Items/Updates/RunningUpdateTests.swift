// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the state of an update while it is applied and animated.
@Suite("Running update", .oneApplication) @MainActor struct RunningUpdateTests {
  private func element(_ item: Int, y: CGFloat) -> VisibleElement {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: itemPath(item))
    attributes.frame = CGRect(x: 0, y: y, width: 100, height: 50)
    return VisibleElement(key: attributes.key, view: PlainCell(frame: .zero), attributes: attributes, stamp: 0)
  }

  @Test("Attributes of visible elements are found by old keys, as a new copy each time")
  func onScreen() {
    let shown = element(3, y: 150)
    let update = RunningUpdate(map: UpdateMap(unchanged: [5]), completions: [], elements: [shown])
    let changed = UICollectionViewLayoutAttributes(forCellWith: itemPath(3))
    changed.frame.origin.y = 999
    _ = shown.update(to: changed)
    let first = update.attributesOnScreen(shown.key)
    #expect(first?.frame == CGRect(x: 0, y: 150, width: 100, height: 50))
    first?.alpha = 0
    #expect(update.attributesOnScreen(shown.key)?.alpha == 1)
    #expect(update.attributesOnScreen(ElementKey(section: 0, item: 4)) == nil)
  }

  @Test("Completions are called once, in order, also for a released view")
  func completions() {
    var log: [String] = []
    let update = RunningUpdate(
      map: UpdateMap(unchanged: []), completions: [{ log.append("a \($0)") }, { log.append("b \($0)") }], elements: [])
    update.atEnd = { _ in Issue.record("there is no engine to end in") }
    update.complete(finished: false, in: nil)
    update.complete(finished: true, in: nil)
    #expect(log == ["a false", "b false"] && update.atEnd == nil)
  }

  @Test("The final work precedes the completions")
  func atEnd() throws {
    let bench = PlainBench(count: 12)
    var log: [String] = []
    let completion: (Bool) -> Void = { _ in log.append("completion") }
    bench.perform([.deleteItem(ItemPosition(0, 0))], completion: completion) {
      $0.numbers[0].removeFirst()
    }
    let update = try #require(bench.engine.updates.animating)
    update.atEnd = { engine in
      log.append("end")
      #expect(engine === bench.engine)
    }
    bench.settle()
    #expect(log == ["end", "completion"])
  }

  @Test("Leaving cells are kept separately without a key, and removed at the end")
  func departing() throws {
    let bench = PlainBench(count: 12)
    let cells = try [1, 2].map { try #require(bench.cell($0)) }
    bench.perform([.deleteItem(ItemPosition(0, 1)), .deleteItem(ItemPosition(0, 2))]) {
      $0.numbers[0].removeSubrange(1...2)
    }
    let update = try #require(bench.engine.updates.animating)
    #expect(update.departing.map { ObjectIdentifier($0.view as UIView) } == cells.map { ObjectIdentifier($0) })
    #expect(cells.allSatisfy { bench.engine.queries.path(of: $0) == nil })
    #expect(bench.engine.registry.waitingViews.isEmpty && bench.engine.validation.validate() == [])
    bench.settle()
    #expect(update.departing.isEmpty && bench.engine.registry.waitingViews.count == 2)
    #expect(bench.engine.updates.animating == nil && bench.engine.queries.runningUpdate == nil)
  }

  @Test("A cell that leaves in an update does not end twice if the model is reloaded meanwhile")
  func reloadMeanwhile() throws {
    let bench = PlainBench(count: 12)
    let gone = try #require(bench.cell(0))
    bench.perform([.deleteItem(ItemPosition(0, 0))]) { $0.numbers[0].removeFirst() }
    bench.stage.wait(0.1)
    _ = bench.takeEvents()
    bench.engine.passes.reloadContent()
    #expect(gone.superview == nil && bench.client.events.filter { $0 == "end 0-0" }.count == 2, "the old and the new")
    bench.settle()
    #expect(bench.shown == [1, 2, 3, 4] && bench.engine.validation.validate() == [])
  }

  @Test("The layout is queried for initial and final attributes of visible elements by old and new index paths")
  func ends() {
    let bench = PlainBench(count: 12)
    bench.perform([.deleteItem(ItemPosition(0, 0))]) { $0.numbers[0].removeFirst() }
    #expect(bench.layout.ends == (0..<4).map { itemPath($0) } && bench.layout.starts == (0..<4).map { itemPath($0) })
    bench.settle()
  }

  @Test("An item from off screen starts at its former position, and a new one fades in")
  func starts() throws {
    let bench = PlainBench(count: 12)
    bench.scroll(to: 100)
    bench.perform([
      .moveItem(from: ItemPosition(0, 11), to: ItemPosition(0, 3)), .insertItem(ItemPosition(0, 4)),
    ]) { client in
      client.numbers[0] = [0, 1, 2, 11, 50] + Array(3..<11)
    }
    let moved = try #require(bench.cell(3))
    let new = try #require(bench.cell(4))
    #expect(bench.shown == [2, 11, 50, 3] && moved.frame.minY == 150 && new.frame.minY == 200)
    bench.stage.tick()
    #expect(new.layer.presentation().map { $0.opacity < 0.5 } ?? false)
    bench.settle()
    #expect(new.alpha == 1 && bench.engine.validation.validate() == [])
  }
}
