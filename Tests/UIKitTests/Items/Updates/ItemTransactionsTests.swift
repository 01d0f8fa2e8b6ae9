// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests when clients are notified, and which calls are deferred until the end of a transaction.
@Suite("Item transactions", .oneApplication) @MainActor struct ItemTransactionsTests {
  @Test("A notification is sent at once without a transaction, or when the outermost one closes")
  func notify() {
    let bench = PlainBench(count: 12)
    let transactions = bench.engine.transactions
    var log: [String] = []
    transactions.notify { log.append("at once") }
    let answer = transactions.inTransaction {
      transactions.notify { log.append("later") }
      transactions.inTransaction { transactions.notify { log.append("last") } }
      log.append("inside")
      return 7
    }
    #expect(answer == 7 && log == ["at once", "inside", "later", "last"])
    #expect(!transactions.calls.isOpen && !transactions.isBusy)
  }

  @Test("A transaction is busy, but the block of an update is not")
  func busy() {
    let bench = PlainBench(count: 12)
    let transactions = bench.engine.transactions
    var states: [Bool] = []
    transactions.inTransaction { states.append(transactions.isBusy) }
    bench.perform([]) { _ in states.append(transactions.isBusy) }
    bench.perform([]) { client in client.engine.transactions.inTransaction { states.append(transactions.isBusy) } }
    #expect(states == [true, false, true] && !transactions.isBusy)
    bench.settle()
  }

  @Test("Events of a pass arrive after it, when the application can query everything")
  func afterThePass() {
    let bench = PlainBench(count: 12)
    var queried: [Int] = []
    bench.client.onEvent = { _ in
      queried.append(bench.engine.queries.numberOfItems(inSection: 0))
      #expect(!bench.engine.transactions.calls.isOpen && bench.engine.validation.validate() == [])
    }
    bench.scroll(to: 60)
    #expect(queried == [12, 12, 12])
  }

  @Test("A reload in the first of several events drops the others, whose elements no longer exist")
  func reloadInEvent() {
    let bench = PlainBench(count: 0)
    bench.client.numbers = [[5, 6, 7]]
    var isFirst = true
    bench.client.onEvent = { event in
      guard isFirst, event == "will 0-0" else { return }
      isFirst = false
      bench.engine.passes.reloadContent()
    }
    bench.engine.passes.reloadContent()
    bench.stage.tick()
    bench.stage.tick()
    #expect(bench.client.events == ["will 0-0", "end 0-0", "will 0-0", "will 0-1", "will 0-2"])
    #expect(bench.shown == [5, 6, 7] && bench.engine.validation.validate() == [])
  }

  @Test("A reload requested by a query waits until the pass ends, and happens once")
  func reloadInQuery() {
    let bench = PlainBench(count: 0)
    bench.client.numbers = [[5, 6, 7]]
    var isFirst = true
    bench.client.onQuery = { key in
      guard isFirst, key.item == 1 else { return }
      isFirst = false
      bench.client.numbers = [[8, 9, 10, 11]]
      bench.engine.passes.reloadContent()
      #expect(bench.client.reloads == 1, "the query is inside a transaction")
    }
    bench.engine.passes.reloadContent()
    bench.stage.tick()
    bench.stage.tick()
    #expect(bench.client.reloads == 2 && bench.shown == [8, 9, 10, 11])
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("Notifications that endlessly cause others do not prevent the frame from ending, and continue in later frames")
  func endless() {
    let bench = PlainBench(count: 12)
    var count = 0
    func again() {
      count += 1
      guard count < 35 else { return }
      bench.engine.transactions.inTransaction { bench.engine.transactions.notify { again() } }
    }
    bench.engine.transactions.inTransaction { bench.engine.transactions.notify { again() } }
    #expect(count == UIKitTuning.layoutPassLimit)
    for _ in 0..<6 { bench.stage.wait(0.02) }
    #expect(count == 35 && bench.engine.transactions.calls.pending.isEmpty)
  }

  @Test("A scroll notification is queued once per transaction")
  func scrollOnce() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let bench = PlainBench(count: 12)
    let listener = Listener()
    bench.client.delegate = listener
    bench.engine.transactions.inTransaction {
      for y in [10, 20, 30] { bench.client.contentOffset.y = CGFloat(y) }
      #expect(listener.offsets.isEmpty)
    }
    #expect(listener.offsets == [30])
    bench.client.contentOffset.y = 40
    #expect(listener.offsets == [30, 40])
  }

  @Test("A pending notification retains the client, and an engine without a client does nothing")
  func lifetime() {
    let engine: ItemEngine
    weak var client: PlainClient?
    var isDone = false
    do {
      let bench = PlainBench(count: 12)
      engine = bench.engine
      client = bench.client
      engine.transactions.inTransaction {
        engine.transactions.notify { isDone = engine.transactions.attachedEngine != nil }
      }
      bench.client.removeFromSuperview()
    }
    #expect(isDone)
    UIApplication.shared.reset()
    engine.updates.record([])
    engine.updates.perform(completion: nil) { Issue.record("there is no client to update") }
    engine.updates.finish(finished: false)
    #expect(client == nil && engine.transactions.attachedEngine == nil && engine.updates.generation == 0)
  }
}
