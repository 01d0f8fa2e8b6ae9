// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = CollisionCounterViewController()
  check.show { controller }
  // Falling by 210 points at 1000 points per second squared takes 0.648 s.
  check.wait(0.58)
  check.expect(controller.counts.isEmpty, "nothing is met in the air: \(controller.counts)")
  check.wait(0.15)
  check.expect(controller.counts["shelf"] == 1, "the shelf is met: \(controller.counts)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.box.frame.maxY, is: 300, within: 1, "it lies on the shelf")
  check.expect(controller.box.center.x, is: 160, within: 1, "it fell straight")
  check.expect(controller.story.last == "pause", "the animator says that it pauses: \(controller.story)")
  check.expect((controller.counts["shelf"] ?? 0) >= 2, "it bounced: \(controller.counts)")
  check.expect(controller.counts["edge"] == nil, "the edge was not met")
  check.expect(controller.ends == (controller.counts["shelf"] ?? 0) - 1, "all contacts but the last have ended")
  let before = controller.story.count
  controller.dropShelf()
  check.expect(check.settle(), "it comes to rest below")
  check.expect(controller.box.frame.maxY, is: 568, within: 1, "it lies on the ground")
  check.expect((controller.counts["edge"] ?? 0) >= 1, "the ground was met: \(controller.counts)")
  check.expect(Array(controller.story.dropFirst(before)) == ["resume", "pause"], "it ran again: \(controller.story)")
  let sum = controller.counts.values.reduce(0, +)
  check.expect(controller.label.text == "\(sum) contacts", "the label counts: \(controller.label.text ?? "")")
}
