// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = TrayViewController()
  check.show { controller }
  let tray = controller.tray
  check.expect(check.settle(), "it comes to rest")
  check.expect(tray.frame.minX, is: 280, within: 1, "it is closed")
  // After a short drag, the tray closes again.
  check.finger.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 220, y: 320), over: 0.5)
  check.expect(tray.frame.minX < 270, "it follows the finger, to \(tray.frame.minX)")
  check.expect(tray.frame.minY, is: 0, within: 1, "it slides along one axis")
  check.expect(check.settle(), "it comes to rest after a little")
  check.expect(tray.frame.minX, is: 280, within: 1, "it is closed again")
  check.expect(controller.hits.isEmpty, "it did not meet the left side: \(controller.hits)")
  // After a drag past the center, the tray opens with a bounce.
  let before = controller.hits.count
  check.finger.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 120, y: 300), over: 0.6)
  check.expect(check.settle(), "it comes to rest when open")
  check.expect(tray.frame.minX, is: 0, within: 1, "it is open")
  check.expect(controller.hits.dropFirst(before).contains("left"), "it met the left side: \(controller.hits)")
  // A short flick closes the tray.
  check.finger.flick(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 150, y: 300), over: 0.08)
  check.expect(check.settle(), "it comes to rest after the flick")
  check.expect(tray.frame.minX, is: 280, within: 1, "the flick closes it")
  check.expect(tray.transform == .identity, "it never turns")
}
