// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = SwipeDeckViewController()
  check.show { controller }
  let card = controller.cards[0]
  check.expect(controller.view.subviews.last === card, "the first card is on top")
  check.finger.down(CGPoint(x: 100, y: 250))
  check.finger.move(to: CGPoint(x: 164, y: 250), over: 0.3)
  let moved = card.center.x - 160
  check.expect(moved > 50 && moved <= 64, "the card follows the finger, by \(moved)")
  let fraction = moved / 320
  let scale = 1 - fraction / 4
  check.expect(card.transform.a, is: cos(fraction * 0.5) * scale, within: 0.001, "it turns and shrinks")
  check.expect(card.transform.b, is: sin(fraction * 0.5) * scale, within: 0.001, "it turns")
  check.expect(card.bounds.width, is: 240, "its own size stays")
  check.finger.up()
  check.expect(check.settle(), "it comes to rest")
  check.expect(card.frame, is: CGRect(x: 40, y: 100, width: 240, height: 320), "a short pull comes back")
  check.expect(controller.returned == 1, "the optional method is called once")
  check.finger.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 260, y: 250), over: 0.3)
  check.expect(check.settle(), "it leaves")
  check.expect(controller.liked == 1 && controller.passed == 0, "to the right: \(controller.liked)")
  check.expect(controller.cards.count == 2 && card.superview == nil, "it is gone")
  check.finger.drag(from: CGPoint(x: 260, y: 250), to: CGPoint(x: 100, y: 250), over: 0.3)
  check.expect(check.settle(), "the next one leaves")
  check.expect(controller.passed == 1, "to the left")
  check.expect(controller.cards.count == 1, "one is left")
  // A canceled touch has no effect.
  check.finger.down(CGPoint(x: 100, y: 250))
  check.finger.move(to: CGPoint(x: 260, y: 250), over: 0.3)
  check.finger.cancel()
  check.expect(check.settle(), "it comes back")
  check.expect(controller.cards.count == 1 && controller.returned == 2, "a canceled pull comes back")
}
