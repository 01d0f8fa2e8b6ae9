// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = FeedViewController()
  check.show { controller }
  let header = controller.header
  let scrollView = controller.scrollView
  check.finger.down(CGPoint(x: 160, y: 100))
  check.finger.move(to: CGPoint(x: 160, y: 150), over: 0.3)
  let pulled = -scrollView.contentOffset.y
  check.expect(pulled > 5 && pulled < 50, "the content yields less than the finger moves, \(pulled)")
  check.expect(header.state == .pulling(pulled / 60), "the header follows: \(header.state)")
  check.expect(header.arrow.transform.b, is: sin(.pi * pulled / 60), within: 0.001, "the arrow turns")
  check.finger.up()
  check.expect(check.settle(), "a short pull comes back")
  check.expect(scrollView.contentOffset.y, is: 0, "nothing is pulled")
  check.expect(controller.loads == 0 && header.state == .idle, "nothing loads: \(header.state)")
  check.finger.down(CGPoint(x: 160, y: 100))
  check.finger.move(to: CGPoint(x: 160, y: 400), over: 0.5)
  check.expect(header.state == .pulling(1), "far enough: \(header.state)")
  check.expect(header.arrow.transform.a, is: -1, "the arrow is turned")
  check.finger.up()
  check.expect(check.settle(), "it comes to rest while it loads")
  check.expect(controller.loads == 1 && header.state == .loading, "it loads once: \(controller.loads)")
  check.expect(scrollView.contentOffset.y, is: -60, "the header stays in sight")
  header.endLoading()
  check.expect(check.settle(), "it comes to rest after it")
  check.expect(scrollView.contentOffset.y, is: 0, "the header is gone")
  check.expect(header.state == .idle, "it is idle")
}
