// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ChatViewController()
  check.show { controller }
  check.finger.setKeyboardHeight(200)
  let bar = controller.bar
  check.expect(bar.frame, is: CGRect(x: 0, y: 516, width: 320, height: 52), "the bar at the bottom")
  check.expect(bar.textView.frame, is: CGRect(x: 8, y: 6, width: 236, height: 40), "the text view")
  check.expect(bar.sendButton.frame.minX, is: 252, "the button's left")
  check.finger.tap(CGPoint(x: 60, y: 540))
  check.expect(bar.textView.isFirstResponder, "a tap edits")
  check.expect(check.settle(), "the bar comes to rest")
  check.expect(bar.frame, is: CGRect(x: 0, y: 316, width: 320, height: 52), "the bar above the keyboard")
  check.finger.type("Hi")
  check.expect(bar.sendButton.isEnabled, "there is something to send")
  check.finger.type("\nthere\nyou")
  check.frames(2)
  check.expect(bar.frame.height > 70, "the bar grows: \(bar.frame)")
  check.expect(bar.frame.maxY, is: 368, "it grows upwards")
  check.finger.type("\na\nb\nc\nd")
  check.frames(2)
  check.expect(bar.frame, is: CGRect(x: 0, y: 256, width: 320, height: 112), "it grows no further")
  check.expect(bar.textView.isScrollEnabled, "from here it scrolls")
  check.finger.tap(CGPoint(x: 282, y: 348))
  check.frames(2)
  check.expect(controller.sent == ["Hi\nthere\nyou\na\nb\nc\nd"], "it is sent: \(controller.sent)")
  check.expect(bar.frame, is: CGRect(x: 0, y: 316, width: 320, height: 52), "the bar is small again")
  check.expect(!bar.sendButton.isEnabled, "nothing to send")
  bar.textView.resignFirstResponder()
  check.expect(check.settle(), "the bar goes down")
  check.expect(bar.frame, is: CGRect(x: 0, y: 516, width: 320, height: 52), "the bar at the bottom again")
}
