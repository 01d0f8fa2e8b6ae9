// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ObservedByNameViewController()
  check.show { controller }
  let log = OffsetLog(scrollView: controller.scrollView)
  controller.scrollView.contentSize = CGSize(width: 320, height: 900)
  controller.scrollView.contentSize = CGSize(width: 320, height: 1200)
  check.frames(1)
  check.expect(controller.badge.frame.minY, is: 1200, "the badge is below the content")
  check.expect(controller.oldHeights == [0, 900], "the old heights: \(controller.oldHeights)")
  controller.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
  check.expect(check.settle(), "it comes to rest")
  check.expect(log.offsets.count > 10, "every frame of the way was told, \(log.offsets.count) of them")
  check.expect(log.offsets == log.offsets.sorted() && log.offsets.last == 100, "in order, to the end")
  let count = log.offsets.count
  log.end()
  controller.stopObserving()
  controller.scrollView.contentOffset.y = 0
  controller.scrollView.contentSize.height = 2000
  check.expect(log.offsets.count == count && controller.badge.frame.minY == 1200, "nothing is told any more")
}
