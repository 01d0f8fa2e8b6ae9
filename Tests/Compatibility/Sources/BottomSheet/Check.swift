// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = BottomSheetViewController()
  check.show { controller }
  check.expect(controller.sheet.frame, is: CGRect(x: 0, y: 488, width: 320, height: 400), "the sheet below")
  // A drag over three tenths of the distance is canceled, so the sheet returns.
  controller.beginPull()
  controller.pull(by: -96)
  check.frames(1)
  let shown = controller.sheet.layer.presentation()
  check.expect(shown?.frame.minY ?? 0, is: 488 - 96, within: 0.5, "the sheet under the finger")
  check.expect(CGFloat(controller.shade.layer.presentation()?.opacity ?? 0), is: 0.15, within: 0.01, "the shade")
  check.wait(0.3)
  check.expect(
    controller.sheet.layer.presentation()?.frame.minY ?? 0, is: 488 - 96, within: 0.5, "a paused sheet stays")
  controller.endPull(goesOn: false)
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.ends == [.start], "the pull that is given up ends at the start: \(controller.ends)")
  check.expect(controller.sheet.frame, is: CGRect(x: 0, y: 488, width: 320, height: 400), "the sheet, back")
  check.expect(controller.shade.alpha, is: 0, "the shade, back")
  // A drag that is not canceled opens the sheet.
  controller.beginPull()
  controller.pull(by: -160)
  controller.endPull(goesOn: true)
  check.expect(check.settle(), "it comes to rest again")
  check.expect(controller.ends == [.start, .end], "it ends at the end")
  check.expect(controller.state == .expanded, "it is open")
  check.expect(controller.sheet.frame, is: CGRect(x: 0, y: 168, width: 320, height: 400), "the sheet, open")
  check.expect(controller.shade.alpha, is: 0.5, "the shade, open")
  // Without a touch, the sheet has moved by half of the distance after half of the time.
  controller.toggle(duration: 1)
  check.wait(0.5)
  check.expect(
    controller.sheet.layer.presentation()?.frame.minY ?? 0, is: 328, within: 6, "the sheet halfway")
  check.expect(check.settle(), "it comes to rest below")
  check.expect(controller.state == .collapsed, "it is closed")
}
