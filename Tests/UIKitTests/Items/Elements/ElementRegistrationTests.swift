// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the state of a dequeued view.
@Suite("Element registration", .oneApplication) @MainActor struct ElementRegistrationTests {
  private let cell = ElementKindTable.cell

  @Test("An identifier without a class is reported with the registered ones")
  func unknown() {
    let bench = PlainBench(count: 3)
    bench.engine.registry.register(PlainCell.self, kind: cell, identifier: "other")
    var view: (any ItemView)?
    let faults = Diagnostics.recording {
      view = bench.engine.registration.dequeue(ElementKey(section: 0, item: 0), "missing")
    }
    #expect(view == nil && faults.map(\.kind) == ["unregisteredIdentifier"])
    #expect(faults.first?.message.contains("'missing'") ?? false)
    #expect(faults.first?.message.contains("'cell', 'other'") ?? false)
  }

  @Test("A view dequeued for an element has its size and attributes at once")
  func size() {
    var sizes: [CGSize] = []
    var applications: [Int] = []
    let bench = PlainBench(count: 0)
    bench.client.numbers = [[1, 2]]
    bench.client.onQuery = { key in
      guard let view = bench.engine.registration.dequeue(key, "cell") as? PlainCell else { return }
      sizes.append(view.bounds.size)
      applications.append(view.applications)
    }
    _ = Diagnostics.recording {
      bench.engine.passes.reloadContent()
      bench.stage.tick()
    }
    #expect(sizes == [CGSize(width: 100, height: 50), CGSize(width: 100, height: 50)] && applications == [1, 2])
  }

  @Test("Outside a query, the layout determines the size, except for nonexistent items")
  func outside() {
    let bench = PlainBench(count: 3)
    let inside = bench.engine.registration.dequeue(ElementKey(section: 0, item: 2), "cell")
    #expect(inside?.frame == CGRect(x: 0, y: 100, width: 100, height: 50))
    let beyond = bench.engine.registration.dequeue(ElementKey(section: 0, item: 3), "cell")
    #expect(beyond?.frame == .zero)
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("A view dequeued for another element in a query does not receive the query's attributes")
  func nested() {
    let bench = PlainBench([[0, 1, 2, 3, 4, 5]])
    var frame: CGRect?
    bench.client.onQuery = { key in
      guard key.item == 4 else { return }
      let other = bench.engine.registration.dequeue(ElementKey(section: 0, item: 5), "cell")
      frame = other?.frame
    }
    _ = Diagnostics.recording { bench.scroll(to: 40) }
    #expect(frame == CGRect(x: 0, y: 250, width: 100, height: 50))
    #expect(bench.shown == [0, 1, 2, 3, 4] && bench.engine.validation.validate() == [])
  }
}
