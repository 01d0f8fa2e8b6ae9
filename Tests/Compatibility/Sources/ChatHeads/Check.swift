// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ChatHeadViewController()
  check.show { controller }
  let head = controller.head
  check.finger.tap(CGPoint(x: 30, y: 130))
  check.expect(controller.opened == 1, "a tap opens it")
  check.finger.down(CGPoint(x: 30, y: 130))
  check.finger.move(to: CGPoint(x: 150, y: 300), over: 0.5)
  check.wait(0.3)
  check.expect(head.center.x, is: 150, within: 2, "it hangs on the finger")
  check.expect(head.center.y, is: 300, within: 2, "it hangs on the finger")
  let pauses = controller.pauses
  check.finger.up()
  check.expect(check.settle(), "it comes to rest")
  check.expect(head.center.x, is: 30, within: 0.5, "it snaps to the left edge")
  check.expect(head.center.y, is: 300, within: 3, "it snaps at its height")
  check.expect(controller.pauses == pauses + 1, "the animator pauses once")
  check.expect(head.transform == .identity, "it does not turn")
  check.finger.flick(from: head.center, to: CGPoint(x: 140, y: 320), over: 0.1)
  check.expect(check.settle(), "thrown, it comes to rest")
  check.expect(head.center.x, is: 290, within: 0.5, "it is thrown to the right edge")
  check.expect(head.center.y >= 300 && head.center.y <= 518, "at a height on the screen: \(head.center.y)")
  check.expect(controller.opened == 1, "a pan is no tap")
}
