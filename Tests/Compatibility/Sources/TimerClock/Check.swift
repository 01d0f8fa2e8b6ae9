// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ClockViewController()
  check.show { controller }
  controller.start()
  // Timers follow the run loop's own time.
  let limit = Date(timeIntervalSinceNow: 5)
  while controller.ticks < 3, Date() < limit { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
  check.expect(controller.ticks == 3, "three ticks: \(controller.ticks)")
  check.expect(controller.isOwnTimer, "the timer brings itself")
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
  check.expect(controller.ticks == 3, "none after the last: \(controller.ticks)")
  controller.later()
  while controller.order.count < 4, Date() < limit {
    check.frames(1)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
  }
  check.expect(
    Set(controller.order) == ["async", "delayed hello", "once", "block"], "each comes once: \(controller.order)")
}
