// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor private final class Listener: RadialMenuDelegate {
  var events: [String] = []
  func radialMenu(_ menu: RadialMenu, didSelect index: Int) { events.append("select \(index)") }
  func radialMenuDidClose(_ menu: RadialMenu) { events.append("close") }
}

@MainActor public func check(_ check: Check) {
  let menu = RadialMenu(frame: CGRect(x: 0, y: 0, width: 320, height: 568), count: 3)
  let listener = Listener()
  menu.delegate = listener
  check.show(menu)
  // The center of the circle is at (280, 528). The buttons move left, diagonally, and up.
  check.finger.tap(CGPoint(x: 280, y: 528))
  check.expect(menu.isOpen, "a tap opens")
  check.frames(6)
  let underway = menu.buttons[0].center.x
  check.expect(underway < 279 && underway > 130, "the first button is on its way, at \(underway)")
  check.expect(check.settle(), "it comes to rest")
  let diagonal = 120 * CGFloat(0.5).squareRoot()
  let places = [CGPoint(x: 160, y: 528), CGPoint(x: 280 - diagonal, y: 528 - diagonal), CGPoint(x: 280, y: 408)]
  for (button, place) in zip(menu.buttons, places) {
    check.expect(button.center.x, is: place.x, within: 1, "a button's x")
    check.expect(button.center.y, is: place.y, within: 1, "a button's y")
    check.expect(button.alpha, is: 1, "a button's alpha")
  }
  check.expect(menu.hitTest(CGPoint(x: 60, y: 60), with: nil) == nil, "beside the buttons touches go through")
  check.finger.tap(places[1])
  check.expect(check.settle(), "it comes to rest")
  check.expect(listener.events == ["select 1", "close"], "the delegate hears \(listener.events)")
  check.expect(!menu.isOpen, "it is closed")
  for button in menu.buttons {
    check.expect(hypot(button.center.x - 280, button.center.y - 528), is: 0, within: 1, "a button's way back")
    check.expect(button.alpha, is: 0, "a button's alpha afterwards")
  }
  check.finger.tap(CGPoint(x: 280, y: 528))
  menu.radius = 60
  check.expect(check.settle(), "it comes to rest")
  check.expect(menu.buttons[2].center.y, is: 468, within: 1, "a smaller circle")
}
