// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ClockViewController()
  check.show { controller }
  controller.start()
  check.wait(5)
  check.expect(controller.ticks == 3, "three ticks, and none after the last: \(controller.ticks)")
  check.expect(controller.isOwnTimer, "the timer brings itself")
  controller.later()
  check.wait(2)
  check.expect(
    Set(controller.order) == ["async", "delayed hello", "once", "block"], "each comes once: \(controller.order)")
}
