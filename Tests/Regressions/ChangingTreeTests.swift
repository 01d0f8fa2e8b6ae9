// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests random touches while callbacks change the tree: handlers, touch methods and delegates remove, add, move and
/// disable views and recognizers. Each recognizer must still report a valid sequence of states, once per handler, and
/// each sequence that begins must end exactly once.
///
/// Callbacks that changed the tree made a pan report `cancelled` twice without `began`, and another recognizer report
/// `cancelled` after `ended`.
@Suite(.oneApplication)
@MainActor
struct ChangingTreeTests {
  @Test("Each sequence that begins ends exactly once, regardless of changes", arguments: Seeds.upTo(60))
  func random(seed: Int) {
    let page = ChangingPage(seed: UInt64(seed))
    let faults = Diagnostics.recording { page.run(steps: 120) }
    #expect(faults.isEmpty, "seed \(seed): \(faults.map { $0.kind })")
    #expect(page.complaints.isEmpty, "seed \(seed): \(page.complaints.prefix(3))")
    #expect(page.unfinished.isEmpty, "seed \(seed): \(page.unfinished)")
    let dispatcher = TouchDispatcher.current
    #expect(dispatcher.liveTouches.isEmpty && dispatcher.delivery.undelivered.isEmpty)
    #expect(dispatcher.arbiter.participants.isEmpty)
    for recognizer in page.recognizers {
      #expect(recognizer.state == .possible && recognizer.touches.isEmpty && recognizer.request == nil)
      #expect(recognizer.statesToReport.isEmpty)
    }
    for view in [page.list, page.grid, page.inner] {
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming, "seed \(seed)")
    }
  }

  @Test("A seed produces reproducible results")
  func repeatable() {
    func once() -> [String] {
      let page = ChangingPage(seed: 77)
      page.run(steps: 200)
      return page.log
    }
    let first = once()
    #expect(first == once() && first.count > 100)
  }
}
