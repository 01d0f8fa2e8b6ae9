// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = SpringViewController()
  check.show { controller }
  controller.grow(damping: 0.2)
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.animator.isRunning == false, "the animator stops")
  check.expect(controller.bar.frame.width, is: 200, within: 0.5, "the bar at rest")
  let highest = controller.values.max() ?? 0
  // With a damping ratio of 0.2, a spring first overshoots by exp(-pi * 0.2 / sqrt(1 - 0.04)) = 0.527 of the distance.
  check.expect(highest, is: 252.7, within: 8, "the overshoot")
  controller.shrink()
  check.expect(controller.animator.behaviors.count == 1, "one spring an item")
  check.expect(check.settle(), "it comes to rest again")
  check.expect(controller.bar.frame.width, is: 100, within: 0.5, "the bar at rest again")
  check.expect(controller.values.min() ?? 0, is: 100, within: 1, "a critically damped spring does not overshoot")
  check.expect(controller.values.count > 10, "it goes in many steps")
}
