// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = KeyboardFormViewController()
  check.show { controller }
  check.finger.setKeyboardHeight(250)
  let scrollView = controller.scrollView
  check.finger.tap(CGPoint(x: 100, y: 500))
  check.expect(controller.fields[5].isFirstResponder, "the last field is edited")
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.story == ["show 250"], "the keyboard shows once: \(controller.story)")
  check.expect(scrollView.contentInset.bottom, is: 250, "the inset")
  // The field ends at 520 and needs a margin of 10 points; 318 points are visible above the keyboard.
  check.expect(scrollView.contentOffset.y, is: 530 - 318, within: 0.6, "the field is above the keyboard")
  check.finger.type("\n")
  check.expect(check.settle(), "Return on the last one ends")
  check.expect(controller.story == ["show 250", "hide"], "the keyboard hides once: \(controller.story)")
  check.expect(scrollView.contentInset.bottom, is: 0, "the inset is gone")
  check.expect(scrollView.contentOffset.y, is: 0, within: 0.6, "nothing is scrolled any more")
  controller.fields[0].becomeFirstResponder()
  check.frames(2)
  check.finger.type("a\nb\n")
  check.expect(controller.fields[2].isFirstResponder, "Return leads on")
  check.expect(controller.fields[0].text == "a" && controller.fields[1].text == "b", "the texts")
  check.settle()
  check.finger.drag(from: CGPoint(x: 310, y: 250), to: CGPoint(x: 310, y: 150), over: 0.3)
  check.expect(check.settle(), "the drag comes to rest")
  check.expect(!controller.fields[2].isFirstResponder, "a drag ends editing")
}
