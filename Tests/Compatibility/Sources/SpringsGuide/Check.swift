// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let card = BottomCard(frame: CGRect(x: 0, y: 488, width: 320, height: 400))
  check.show(card)
  check.finger.flick(from: CGPoint(x: 160, y: 520), to: CGPoint(x: 160, y: 380), over: 0.15)
  check.frames(1)
  let before = card.layer.presentation()?.frame.minY ?? 0
  check.frames(1)
  let after = card.layer.presentation()?.frame.minY ?? 0
  // The card continues without a pause at the touch's speed of 933 points per second, and the spring accelerates it.
  check.expect(before - after > 933 / 60 && before - after < 30, "after the finger \(before - after) points in a frame")
  check.expect(check.settle(), "the card comes to rest")
  check.expect(card.frame, is: CGRect(x: 0, y: 168, width: 320, height: 400), "the card, open")
  check.finger.flick(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 400), over: 0.1)
  check.expect(check.settle(), "the card comes to rest again")
  check.expect(card.frame, is: CGRect(x: 0, y: 488, width: 320, height: 400), "the card, closed")
}
