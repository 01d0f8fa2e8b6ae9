// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ObservedHeaderViewController()
  check.show { controller }
  check.frames(2)
  // Three 90-point items and their spacing fit in 320 points: four lines of 60 points with three spaces of 10 points.
  check.expect(controller.gridHeight.constant, is: 270, "the grid is as high as its content")
  check.expect(controller.grid.frame, is: CGRect(x: 0, y: 0, width: 320, height: 270), "the grid")
  controller.items = 42
  check.frames(2)
  check.expect(controller.gridHeight.constant, is: 14 * 60 + 13 * 10, "more items make it higher")
  check.expect(controller.scrollView.contentSize.height, is: 970, "and the content with it")
  controller.scrollView.contentOffset.y = -200
  check.frames(1)
  check.finger.down(CGPoint(x: 160, y: 400))
  check.finger.move(to: CGPoint(x: 160, y: 310), over: 0.4)
  check.frames(1)
  let offset = controller.scrollView.contentOffset.y
  check.expect(offset > -130 && offset < -100, "the content followed the finger to \(offset)")
  check.expect(controller.header.frame.height, is: -offset, within: 0.01, "the header followed in the same frame")
  check.finger.up()
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.reports == ["began", "ended"], "the pan's states were told: \(controller.reports)")
  controller.scrollView.contentOffset.y = 300
  check.frames(1)
  check.expect(controller.header.frame.height, is: 80, "the header is not lower than that")
  controller.stopObserving()
  controller.scrollView.contentOffset.y = -200
  check.frames(1)
  check.expect(controller.header.frame.height, is: 80, "nothing is told any more")
}
