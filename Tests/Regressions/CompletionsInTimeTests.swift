// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// Completions of animations of stack views and of exempt layer properties were called too early or too late. A block
/// without a duration completes at the end of the current turn of the run loop. A transaction completes after all
/// animations added to it, or immediately if there are none.
@Suite(.oneApplication) @MainActor struct CompletionsInTimeTests {
  private func stage() -> (HeadlessHost, TestFinger, UIView) {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    let finger = TestFinger(on: host)
    finger.wait(0.1)
    return (host, finger, view)
  }

  @Test("Without a duration, the completion is called after the code that follows the block")
  func noDuration() {
    let (host, finger, view) = stage()
    defer { host.stop() }
    var lines: [String] = []
    host.perform {
      UIView.animate(withDuration: 0) {
        view.alpha = 0.5
      } completion: {
        lines.append("done \($0)")
      }
      lines.append("after")
    }
    finger.wait(1.0 / 60)
    #expect(lines == ["after", "done true"] && view.alpha == 0.5)
  }

  @Test("A transaction completes after the animations added to it")
  func transaction() {
    let (host, finger, view) = stage()
    defer { host.stop() }
    var ends: [(name: String, time: Double)] = []
    let begin = host.milliseconds
    host.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(("transaction", host.milliseconds - begin)) }
      UIView.animate(withDuration: 0.5) {
        view.frame.origin.x = 100
      } completion: { _ in
        ends.append(("view", host.milliseconds - begin))
      }
      CATransaction.commit()
    }
    finger.wait(0.3)
    #expect(ends.isEmpty)
    finger.wait(0.5)
    #expect(ends.map(\.name).sorted() == ["transaction", "view"] && ends.allSatisfy { abs($0.time - 500) < 50 })
    ends = []
    host.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(("nothing", 0)) }
      CATransaction.commit()
    }
    finger.wait(1.0 / 60)
    #expect(ends.map(\.name) == ["nothing"])
  }
}
