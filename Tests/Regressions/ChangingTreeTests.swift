// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Random fingers while the notified objects change the tree: views and recognizers are removed, added, moved and
/// disabled in handlers, touch methods and delegates. Whatever they do, each recognizer reports a legal sequence of
/// states, each state once to each handler, and everything that begins ends exactly once.
///
/// Such callbacks made a pan report cancelled twice and began never, and another recognizer report cancelled after
/// ended.
@Suite(.oneApplication)
@MainActor
struct ChangingTreeTests {
  @Test("All that begins ends once, whatever is changed meanwhile", arguments: Seeds.upTo(60))
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

  @Test("The same seed does the same")
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
