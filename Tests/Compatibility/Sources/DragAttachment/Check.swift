// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = PlankViewController()
  check.show { controller }
  check.expect(check.settle(), "it falls and comes to rest")
  let plank = controller.plank
  check.expect(plank.frame.maxY, is: 548, within: 1, "it lies above the inset")
  check.expect(plank.transform == .identity, "it lies flat")
  check.expect(controller.steps > 20, "the action runs with every step")
  // If the plank is grabbed near its right end and lifted, it hangs from that point.
  check.finger.down(CGPoint(x: 230, y: 533))
  check.finger.move(to: CGPoint(x: 180, y: 200), over: 0.8)
  check.wait(6)
  let place = plank.convert(controller.place, to: controller.view)
  check.expect(place.x, is: 180, within: 1, "the place that was touched, across")
  check.expect(place.y, is: 200, within: 1, "the place that was touched, down")
  check.expect(plank.center.y > 240, "its middle hangs below, at \(plank.center)")
  check.expect(plank.center.x, is: 180, within: 6, "its middle hangs straight below")
  check.finger.up()
  check.expect(check.settle(), "it falls and comes to rest again")
  check.expect(plank.frame.maxY, is: 548, within: 1.5, "it lies on the ground again: \(plank.frame)")
}
