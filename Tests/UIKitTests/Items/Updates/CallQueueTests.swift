// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the notification queue in isolation: the time and order of deliveries, and cases in which the owner must
/// resume delivery.
@Suite(.oneApplication)
@MainActor
struct CallQueueTests {
  private final class Log {
    var calls: [String] = []
  }

  private let queue = CallQueue<String>()
  private let log = Log()

  private func close(rounds: Int = 5, _ also: @escaping (String) -> Void = { _ in }) -> Bool {
    queue.close(rounds: rounds) { [log] call in
      log.calls.append(call)
      also(call)
    }
  }

  @Test("Calls are delivered in order when the outermost transaction closes, which reports that none is left")
  func outermost() {
    queue.open(holding: nil)
    queue.open(holding: nil)
    queue.add("a")
    #expect(queue.isOpen && queue.depth == 2)
    #expect(close() && log.calls.isEmpty && queue.isOpen)
    queue.add("b")
    #expect(close() && log.calls == ["a", "b"] && !queue.isOpen && queue.depth == 0)
    #expect(queue.pending.isEmpty && !queue.isDelivering)
  }

  @Test("Requests come before notifications, and a request added by a notification before the remaining ones")
  func requests() {
    queue.open(holding: nil)
    queue.add("a")
    queue.add("b")
    queue.request { [log] in log.calls.append("request") }
    #expect(queue.hasRequests)
    let isEmpty = close { [queue, log] call in
      guard call == "a" else { return }
      queue.open(holding: nil)
      queue.request { log.calls.append("later request") }
      _ = queue.close(rounds: 5) { _ in Issue.record("delivered inside a delivery") }
    }
    #expect(isEmpty && log.calls == ["request", "a", "later request", "b"] && !queue.hasRequests)
  }

  @Test("A notification added during delivery follows the others in the same closing")
  func added() {
    queue.open(holding: nil)
    queue.add("a")
    queue.add("b")
    let isEmpty = close { [queue] call in
      guard call == "a" else { return }
      queue.open(holding: nil)
      queue.add("c")
      _ = queue.close(rounds: 5) { _ in Issue.record("delivered inside a delivery") }
    }
    #expect(isEmpty && log.calls == ["a", "b", "c"])
  }

  @Test("Notifications that endlessly add others stop after the rounds, and continue when the owner resumes")
  func endless() {
    var count = 0
    func more(_ call: String) {
      count += 1
      queue.open(holding: nil)
      queue.add("again")
      _ = queue.close(rounds: 5) { _ in Issue.record("delivered inside a delivery") }
    }
    queue.open(holding: nil)
    queue.add("first")
    #expect(!close(rounds: 4, more))
    #expect(count == 4 && queue.pending.count == 1 && !queue.isDelivering)
    let isEmpty = queue.resume(rounds: 4) { [log] in log.calls.append($0) }
    #expect(isEmpty && log.calls.count == 5 && queue.pending.isEmpty)
    #expect(queue.resume(rounds: 4) { _ in Issue.record("delivered twice") })
  }

  @Test("Held observers are notified once, when the transaction that holds them closes")
  func observers() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    var offsets: [CGFloat] = []
    let observation = view.observe(\.contentOffset) { view, _ in offsets.append(view.contentOffset.y) }
    let held = try #require(view.layer.observers)
    queue.open(holding: held)
    view.contentOffset.y = 10
    view.contentOffset.y = 20
    #expect(offsets.isEmpty)
    #expect(close() && offsets == [20])
    // External code now defers the observers' notifications, and a transaction without observers must not deliver them.
    held.willChange([])
    queue.open(holding: nil)
    view.contentOffset.y = 30
    #expect(close() && offsets == [20])
    held.didChange([])
    #expect(offsets == [20, 30])
    observation.invalidate()
  }
}
