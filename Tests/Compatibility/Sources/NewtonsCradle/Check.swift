// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = UIViewController()
  check.show { controller }
  let cradle = NewtonsCradleView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), count: 5)
  controller.view.addSubview(cradle)
  check.wait(0.3)
  for (ball, anchor) in zip(cradle.balls, cradle.anchors) {
    check.expect(ball.center.x, is: anchor.x, within: 0.2, "a ball hangs below its anchor")
    check.expect(ball.center.y, is: anchor.y + 150, within: 0.2, "a ball hangs at its string's length")
  }
  cradle.kickFirst(by: 0.4)
  var left: CGFloat = 0
  var right: CGFloat = 0
  for _ in 0..<240 {
    check.frames(1)
    left = max(left, cradle.anchors[0].x - cradle.balls[0].center.x)
    right = max(right, cradle.balls[4].center.x - cradle.anchors[4].x)
    for (ball, anchor) in zip(cradle.balls, cradle.anchors) {
      let length = hypot(ball.center.x - anchor.x, ball.center.y - anchor.y)
      check.expect(length, is: 150, within: 1.5, "a string's length")
    }
  }
  check.expect(left > 25, "the first ball swings out, by \(left)")
  check.expect(right > 0.6 * left, "the last ball takes over, by \(right) of \(left)")
  check.expect(right < 1.1 * left, "nothing is won, \(right) of \(left)")
}
