// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = LoadingViewController()
  check.show { controller }
  check.expect(controller.tableView.numberOfRows(inSection: 0) == 0, "nothing is there at first")
  check.wait(1)
  check.expect(controller.log == ["loaded"], "a continuation: \(controller.log)")
  check.expect(controller.tableView.numberOfRows(inSection: 0) == 3, "the rows")
  // Runs on the main queue, where events are also handled. A task that starts outside a host call does not use the
  // host's time.
  DispatchQueue.main.async { controller.searchChanged(to: "a") }
  check.wait(0.1)
  DispatchQueue.main.async { controller.searchChanged(to: "ab") }
  check.wait(0.1)
  check.expect(controller.log.count == 1, "it waits for more letters")
  check.wait(0.5)
  check.expect(controller.log == ["loaded", "search ab"], "the last letters only: \(controller.log)")
  DispatchQueue.main.async { controller.blink() }
  check.wait(0.15)
  check.expect(controller.log.count == 4 && controller.view.alpha == 1, "two steps: \(controller.log)")
  check.wait(0.3)
  check.expect(controller.log.count == 5 && controller.view.alpha == 1, "three steps: \(controller.log)")
  DispatchQueue.main.async { controller.cancelSleeping() }
  check.wait(0.5)
  check.expect(controller.log.suffix(2) == ["cancelled", "after"], "cancelled: \(controller.log)")
  DispatchQueue.main.async { controller.count(TapCounter()) }
  check.wait(0.5)
  check.expect(controller.log.last == "taps 2, sum 3998000", "an actor and a loop: \(controller.log)")
}
