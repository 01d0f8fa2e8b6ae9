// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests update batches of a client that is not a collection view.
@Suite("Update engine", .oneApplication) @MainActor struct UpdateEngineTests {
  @Test("An insert gives the other cells their new frames and keys, and keeps their views")
  func insert() throws {
    let bench = PlainBench(count: 12)
    let cells = try (0..<4).map { try #require(bench.cell($0)) }
    bench.perform([.insertItem(ItemPosition(0, 1))]) { $0.numbers[0].insert(77, at: 1) }
    #expect(bench.cell(0) === cells[0] && bench.cell(2) === cells[1] && bench.cell(3) === cells[2])
    #expect(bench.shown == [0, 77, 1, 2] && bench.tops == [0, 50, 100, 150])
    #expect(cells[3].frame.minY == 200 && cells[3].superview === bench.client, "it moves out")
    bench.settle()
    #expect(cells[3].superview == nil && bench.engine.validation.validate() == [])
    #expect(bench.layout.announced == ["<insert - to 0-1>"] && bench.engine.updates.generation == 1)
  }

  @Test("A deleted cell fades in place; cells from below start at their former position")
  func delete() throws {
    let bench = PlainBench(count: 12)
    let gone = try #require(bench.cell(1))
    _ = bench.takeEvents()
    bench.perform([.deleteItem(ItemPosition(0, 1))]) { $0.numbers[0].remove(at: 1) }
    #expect(gone.alpha == 0 && gone.frame.minY == 50 && gone.superview === bench.client)
    #expect(bench.shown == [0, 2, 3, 4] && bench.client.events == ["will 0-3"])
    bench.settle()
    #expect(gone.superview == nil && bench.client.events == ["will 0-3", "end 0-1"])
    #expect(bench.client.contentSize.height == 550)
  }

  @Test("A moved item keeps its view, a reloaded one does not")
  func moveAndReload() throws {
    let bench = PlainBench(count: 12)
    let moved = try #require(bench.cell(3))
    let reloaded = try #require(bench.cell(1))
    bench.perform([.moveItem(from: ItemPosition(0, 3), to: ItemPosition(0, 0)), .reloadItem(ItemPosition(0, 1))]) {
      $0.numbers[0] = [3, 0, 71, 2] + Array(4..<12)
    }
    #expect(bench.cell(0) === moved && moved.frame.minY == 0)
    #expect(bench.shown == [3, 0, 71, 2] && bench.cell(2) !== reloaded)
    bench.settle()
    #expect(reloaded.superview == nil && bench.engine.validation.validate() == [])
  }

  @Test("Sections are inserted, moved and deleted with their items")
  func sections() throws {
    let bench = PlainBench([[0, 1], [10], [20]])
    let cell = try #require(bench.cell(0, 2))
    bench.perform([.deleteSection(0), .moveSection(from: 2, to: 0), .insertSection(2)]) {
      $0.numbers = [[20], [10], [30, 31]]
    }
    #expect(bench.cell(0, 0) === cell && cell.frame.minY == 0 && bench.shown == [20, 10, 30, 31])
    bench.settle()
    #expect(bench.engine.validation.validate() == [] && bench.client.contentSize.height == 200)
  }

  @Test("Completions are called in order when the animation ends; another batch ends it with false")
  func completions() {
    let bench = PlainBench(count: 12)
    var log: [String] = []
    let first: (Bool) -> Void = { log.append("first \($0)") }
    bench.perform([.deleteItem(ItemPosition(0, 0))], completion: first) { client in
      client.numbers[0].removeFirst()
      client.engine.updates.perform(completion: { log.append("inner \($0)") }) {}
      #expect(client.engine.updates.hasUncommitted)
    }
    #expect(log.isEmpty && !bench.engine.updates.hasUncommitted)
    bench.stage.wait(0.1)
    let second: (Bool) -> Void = { log.append("second \($0)") }
    bench.perform([.deleteItem(ItemPosition(0, 0))], completion: second) {
      $0.numbers[0].removeFirst()
    }
    #expect(log == ["first false", "inner false"])
    bench.settle()
    #expect(log == ["first false", "inner false", "second true"] && bench.shown == [2, 3, 4, 5])
  }

  @Test("An invalid batch reports the rule, displays the model and completes with false")
  func invalid() {
    let bench = PlainBench(count: 12)
    var finished: [Bool] = []
    let faults = Diagnostics.recording {
      bench.perform([.deleteItem(ItemPosition(0, 0))], completion: { finished.append($0) }) {
        $0.numbers[0].removeFirst(3)
      }
      bench.stage.tick()
      bench.stage.tick()
    }
    #expect(faults.map(\.kind) == ["invalidUpdate"] && finished == [false])
    #expect(bench.shown == [3, 4, 5, 6] && bench.engine.updates.generation == 0)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("After a reload, updates need not be reported, and reporting them changes nothing")
  func afterReload() {
    let bench = PlainBench(count: 12)
    bench.client.numbers[0].insert(99, at: 0)
    bench.engine.passes.reloadContent()
    bench.engine.updates.record([.insertItem(ItemPosition(0, 0))])
    bench.stage.tick()
    #expect(bench.shown == [99, 0, 1, 2] && bench.engine.counts.sections == [13])
  }

  @Test("Without a window the result is displayed at once, and the completion follows in the next frame")
  func withoutWindow() {
    let bench = PlainBench(count: 12)
    bench.client.removeFromSuperview()
    var finished: [Bool] = []
    let completion: (Bool) -> Void = { finished.append($0) }
    bench.perform([.deleteItem(ItemPosition(0, 0))], completion: completion) {
      $0.numbers[0].removeFirst()
    }
    #expect(finished.isEmpty && bench.engine.updates.animating == nil)
    bench.stage.tick()
    #expect(finished == [true])
    bench.client.layoutIfNeeded()
    #expect(bench.shown == [1, 2, 3, 4] && bench.engine.validation.validate() == [])
  }

  @Test("An update inside a query is reported and becomes a reload; its completion receives false")
  func insideQuery() {
    let bench = PlainBench(count: 12)
    var finished: [Bool] = []
    var isFirst = true
    bench.client.onQuery = { _ in
      guard isFirst else { return }
      isFirst = false
      let completion: (Bool) -> Void = { finished.append($0) }
      bench.perform([], completion: completion) { $0.numbers[0] = [40, 41] }
    }
    let faults = Diagnostics.recording {
      bench.scroll(to: 60)
      bench.stage.tick()
    }
    #expect(faults.map(\.kind) == ["updateInsideCallback"] && finished == [false])
    #expect(bench.shown == [40, 41] && bench.client.contentOffset.y == 0 && bench.engine.validation.validate() == [])
  }

  @Test("With animations disabled, an update ends at once")
  func withoutAnimation() throws {
    let bench = PlainBench(count: 12)
    let gone = try #require(bench.cell(0))
    UIView.performWithoutAnimation {
      bench.perform([.deleteItem(ItemPosition(0, 0))]) { $0.numbers[0].removeFirst() }
    }
    #expect(gone.superview == nil && bench.tops == [0, 50, 100, 150] && bench.shown == [1, 2, 3, 4])
  }

  @Test("For random batches the display matches the model, and every selected number stays selected")
  func random() {
    var random = SeededRandom(seed: 5)
    let bench = PlainBench([Array(0..<20), Array(100..<110)])
    bench.engine.options.allowsMultipleSelection = true
    var next = 1000
    for round in 0..<120 {
      let path = itemPath(random.int(in: 0..<bench.client.numbers[0].count))
      _ = bench.engine.touches.selectOnly(path)
      let selected = Set(bench.engine.selection.selected.map { bench.client.numbers[$0.section][$0.item] })
      var operations: [UpdateOperation] = []
      var numbers = bench.client.numbers
      var removed: Set<Int> = []
      for section in 0..<2 {
        let gone = numbers[section].indices.filter { _ in random.int(in: 0..<8) == 0 }
        for item in gone {
          operations.append(.deleteItem(ItemPosition(section, item)))
          removed.insert(numbers[section][item])
        }
        var rest = numbers[section].enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        var added: Set<Int> = []
        for _ in 0..<random.int(in: 1..<4) {
          rest.insert(next, at: random.int(in: 0..<rest.count + 1))
          added.insert(next)
          next += 1
        }
        for (item, number) in rest.enumerated() where added.contains(number) {
          operations.append(.insertItem(ItemPosition(section, item)))
        }
        numbers[section] = rest
      }
      bench.perform(operations) { $0.numbers = numbers }
      bench.stage.wait(random.double(in: 0..<0.4))
      if random.int(in: 0..<3) == 0 { bench.scroll(to: CGFloat(random.int(in: 0..<600))) }
      let paths = bench.engine.queries.visiblePaths
      #expect(bench.shown == paths.map { numbers[$0.section][$0.item] }, "round \(round)")
      let now = Set(bench.engine.selection.selected.map { numbers[$0.section][$0.item] })
      #expect(now == selected.subtracting(removed), "round \(round)")
      #expect(bench.engine.validation.validate() == [], "round \(round)")
    }
  }
}
