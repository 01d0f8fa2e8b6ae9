// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = PendulumViewController()
  check.show { controller }
  let anchor = CGPoint(x: 160, y: 80)
  let length = hypot(220 - anchor.x, 200 - anchor.y)
  var least: CGFloat = 320
  for _ in 0..<240 {
    check.frames(1)
    let center = controller.weight.center
    check.expect(hypot(center.x - anchor.x, center.y - anchor.y), is: length, within: 0.5, "the rod's length")
    least = min(least, center.x)
  }
  check.expect(least < 115, "it swings to the other side, to \(least)")
  check.expect(controller.pendulum.moves == [true], "it is told once that it came to an animator")
  controller.pendulum.beginDraggingWeight(at: controller.weight.center)
  controller.pendulum.dragWeight(to: CGPoint(x: 120, y: 190))
  check.wait(1)
  controller.pendulum.endDraggingWeight(with: CGPoint(x: 1000, y: 0))
  check.wait(0.05)
  check.expect(controller.weight.center.x > 130, "it flies where it was thrown, to \(controller.weight.center.x)")
  check.wait(2)
  let center = controller.weight.center
  check.expect(hypot(center.x - anchor.x, center.y - anchor.y), is: length, within: 1, "the rod's length in the end")
}
