// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests random changes, inside and outside of callbacks, with a client that is not a collection view. The elements
/// must be valid after each step and match the model at the end.
@Suite("Random callbacks", .oneApplication) @MainActor struct RandomCallbacksTests {
  /// A client whose model changes at random.
  @MainActor final class Scene {
    let bench: PlainBench
    var random: SeededRandom
    var entries: [StandingPlaceholder] = []
    /// The number of changes that callbacks can still make in this step.
    var budget = 0
    private var next = 100
    private var isChanging = false

    init(seed: Int, sections: [[Int]]) {
      random = SeededRandom(seed: UInt64(seed))
      bench = PlainBench(sections)
      bench.client.onEvent = { [unowned self] _ in
        guard budget > 0, !isChanging, random.int(in: 0..<3) == 0 else { return }
        budget -= 1
        change()
      }
    }

    var client: PlainClient { bench.client }
    var engine: ItemEngine { bench.engine }

    private func position() -> ItemPosition? {
      let sections = client.numbers.indices.filter { !client.numbers[$0].isEmpty }
      guard !sections.isEmpty else { return nil }
      let section = sections[random.int(in: 0..<sections.count)]
      return ItemPosition(section, random.int(in: 0..<client.numbers[section].count))
    }

    private func gap() -> ItemPosition? {
      guard !client.numbers.isEmpty else { return nil }
      let section = random.int(in: 0..<client.numbers.count)
      return ItemPosition(section, random.int(in: 0..<client.numbers[section].count + 1))
    }

    /// Randomly changes the model, the selection or the content offset.
    func change() {
      isChanging = true
      defer { isChanging = false }
      switch random.int(in: 0..<9) {
      case 0, 1:
        guard let place = gap() else { return }
        next += 1
        let number = next
        bench.perform([.insertItem(place)]) { $0.numbers[place.section].insert(number, at: place.item) }
      case 2:
        guard let place = position() else { return }
        bench.perform([.deleteItem(place)]) { $0.numbers[place.section].remove(at: place.item) }
      case 3:
        guard let from = position() else { return }
        let to = ItemPosition(from.section, random.int(in: 0..<client.numbers[from.section].count))
        bench.perform([.moveItem(from: from, to: to)]) {
          let number = $0.numbers[from.section].remove(at: from.item)
          $0.numbers[to.section].insert(number, at: to.item)
        }
      case 4:
        guard let place = position() else { return }
        bench.perform([.reloadItem(place)]) { _ in }
      case 5:
        let section = random.int(in: 0..<client.numbers.count + 1)
        next += 10
        let numbers = Array(next..<next + random.int(in: 0..<4))
        bench.perform([.insertSection(section)]) { $0.numbers.insert(numbers, at: section) }
      case 6:
        guard client.numbers.count > 1 else { return }
        let section = random.int(in: 0..<client.numbers.count)
        bench.perform([.deleteSection(section)]) { $0.numbers.remove(at: section) }
      case 7:
        if let place = position() { _ = engine.touches.selectOnly(place.indexPath) }
      default:
        if random.bool() {
          engine.passes.reloadContent()
        } else {
          client.contentOffset.y = CGFloat(random.int(in: 0..<900))
        }
      }
    }

    /// Randomly performs an action of a user or a layout.
    func act() {
      switch random.int(in: 0..<10) {
      case 0:
        if let place = gap() {
          let entry = StandingPlaceholder("cell", update: { ($0 as? PlainCell)?.number = -7 }, parameters: nil)
          if engine.shown.insertPlaceholder(entry, before: place.indexPath) != nil { entries.append(entry) }
        }
      case 1:
        if let entry = entries.popLast() { _ = engine.shown.deletePlaceholder(entry) }
      case 2:
        if let entry = entries.popLast() {
          next += 1
          let number = next
          _ = engine.shown.commitPlaceholder(entry) { self.client.numbers[$0.section].insert(number, at: $0.item) }
        }
      case 3:
        if let place = position() { _ = engine.reordering.beginMovement(of: place.indexPath) }
      case 4, 5:
        engine.reordering.moveMovement(
          to: CGPoint(x: 50, y: client.contentOffset.y + CGFloat(random.int(in: 0..<200))))
      case 6: engine.reordering.endMovement(cancelled: random.bool())
      case 7:
        let layout = PlainLayout()
        layout.itemHeight = CGFloat(random.int(in: 20..<80))
        engine.changes.changeLayout(to: layout, animated: random.bool(), nil)
      case 8: client.frame.size.height = CGFloat(random.int(in: 100..<260))
      default:
        if let cell = engine.queries.visibleCells.first { FocusController.shared.give(to: cell) }
      }
    }

    /// Descriptions of the cells that do not show the item at their index path.
    var wrong: [String] {
      engine.queries.visiblePaths.compactMap { path in
        let number = (engine.queries.cell(at: path) as? PlainCell)?.number
        return number == client.numbers[path.section][path.item] ? nil : "\(path) shows \(number ?? -1)"
      }
    }
  }

  @Test("Elements are valid after each step, and show the model when nothing moves", arguments: Seeds.below(30))
  func steps(seed: Int) {
    let scene = Scene(seed: seed, sections: [Array(0..<8), [], Array(8..<12)])
    let faults = Diagnostics.recording {
      for step in 0..<40 {
        scene.budget = 3
        if scene.random.bool() { scene.change() } else { scene.act() }
        #expect(scene.engine.validation.validate() == [], "seed \(seed), step \(step), at once")
        switch scene.random.int(in: 0..<3) {
        case 0: break
        case 1: scene.bench.stage.tick()
        default: scene.bench.stage.wait(scene.random.double(in: 0..<0.4))
        }
        #expect(scene.engine.validation.validate() == [], "seed \(seed), step \(step)")
      }
      scene.budget = 0
      scene.engine.reordering.endMovement(cancelled: true)
      scene.bench.stage.wait(1)
    }
    #expect(faults.isEmpty, "seed \(seed): \(faults.map(\.message))")
    #expect(scene.engine.validation.validate() == [] && scene.wrong == [], "seed \(seed)")
    #expect(scene.engine.shown.modelCounts.sections == scene.client.numbers.map(\.count))
    #expect(scene.engine.reordering.movement == nil && scene.engine.updates.animating == nil)
  }

  @Test("Events are paired for all changes made by callbacks", arguments: Seeds.below(20))
  func pairs(seed: Int) {
    let scene = Scene(seed: seed, sections: [Array(0..<20)])
    for _ in 0..<40 {
      scene.budget = 2
      scene.change()
      scene.bench.stage.wait(scene.random.double(in: 0..<0.2))
    }
    scene.budget = 0
    scene.bench.stage.wait(1)
    let shown = scene.client.events.count { $0.hasPrefix("will ") }
    let ended = scene.client.events.count { $0.hasPrefix("end ") }
    #expect(shown - ended == scene.bench.shown.count, "seed \(seed)")
    #expect(scene.engine.validation.validate() == [] && scene.wrong == [], "seed \(seed)")
  }

  @Test("A client released by a callback is deallocated, and nothing runs afterward", arguments: 1...24)
  func released(at moment: Int) {
    final class Owner { var client: PlainClient? }
    let stage = FingerStage(size: CGSize(width: 100, height: 200))
    let owner = Owner()
    weak var released: PlainClient?
    var calls = 0
    var callsAfter = 0
    do {
      let client = PlainClient([Array(0..<12)], layout: PlainLayout(), size: CGSize(width: 100, height: 200))
      owner.client = client
      released = client
      stage.window.addSubview(client)
      client.onEvent = { _ in
        calls += 1
        if owner.client == nil { callsAfter += 1 }
        guard calls == moment else { return }
        owner.client?.removeFromSuperview()
        owner.client = nil
      }
    }
    stage.tick()
    owner.client?.contentOffset.y = 130
    stage.tick()
    if let client = owner.client {
      client.engine.updates.perform(
        [.deleteItem(ItemPosition(0, 3)), .insertItem(ItemPosition(0, 2))], completion: nil
      ) {
        [weak client] in
        client?.numbers[0].remove(at: 3)
        client?.numbers[0].insert(99, at: 2)
      }
    }
    stage.wait(0.5)
    owner.client?.engine.passes.reloadContent()
    stage.wait(0.5)
    owner.client?.removeFromSuperview()
    owner.client = nil
    stage.tick()
    #expect(released == nil, "after \(calls) calls")
  }
}
