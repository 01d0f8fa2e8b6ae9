// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = DropViewController()
  check.show { controller }
  check.finger.tap(CGPoint(x: 100, y: 200))
  check.expect(controller.balls.count == 1, "a tap drops one")
  check.wait(1)
  check.expect(controller.balls[0].frame.maxY < 560, "it bounces: \(controller.balls[0].frame)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.balls[0].frame.maxY, is: 568, within: 1, "it lies on the ground")
  check.expect(controller.balls[0].center.x, is: 100, within: 1, "it fell straight")
  check.expect(controller.collisions == 0, "it met no other")
  check.finger.tap(CGPoint(x: 100, y: 200))
  check.expect(check.settle(), "the second comes to rest")
  check.expect(controller.collisions > 0, "it meets the first")
  check.expect(controller.balls[1].frame.maxY < 569, "it is on the screen: \(controller.balls[1].frame)")
  check.finger.tap(CGPoint(x: 30, y: 25))
  check.expect(controller.elasticity, is: 0, "the switch is a control")
  check.expect(controller.balls.count == 2, "a tap on the switch drops nothing")
  check.finger.tap(CGPoint(x: 275, y: 30))
  check.expect(controller.balls.isEmpty, "the button clears")
  check.expect(controller.view.subviews.count == 2, "only the controls are left")
  check.finger.tap(CGPoint(x: 200, y: 300))
  // A fall of 253 points at 1000 points per second squared takes 0.711 s, and nothing bounces.
  check.wait(0.85)
  let ball = controller.balls[0]
  check.expect(ball.frame.maxY, is: 568, within: 3, "it does not bounce")
}
