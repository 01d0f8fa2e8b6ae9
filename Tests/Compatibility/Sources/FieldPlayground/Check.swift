// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = FieldPlaygroundViewController()
  check.show { controller }
  controller.addWell(at: CGPoint(x: 160, y: 274))
  check.wait(0.1)
  let start = controller.planet.center.x
  check.expect(start > 50, "the well draws, to \(start)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.planet.center.x, is: 160, within: 3, "the planet's x at rest")
  check.expect(controller.planet.center.y, is: 274, within: 1, "the planet's y at rest")
  check.expect(controller.duck.center == CGPoint(x: 250, y: 490), "what is not in the field stays")
  controller.removeFields()
  controller.addWind(strength: 0.5)
  check.wait(0.4)
  let inside = controller.leaf.center
  check.expect(inside.x > 32, "the wind blows, to \(inside)")
  check.expect(inside.y, is: 110, "straight to the right")
  check.expect(controller.duck.center == CGPoint(x: 250, y: 490), "it blows only in its region")
  // Outside the wind, the leaf continues at a constant speed.
  while controller.leaf.center.x < 170, controller.leaf.center.x > 0 { check.frames(10) }
  let one = controller.leaf.center.x
  check.frames(10)
  let two = controller.leaf.center.x
  check.frames(10)
  check.expect(controller.leaf.center.x - two, is: two - one, within: 0.1, "no force beyond the region")
  check.expect(two - one > 1, "it still moves")
}
