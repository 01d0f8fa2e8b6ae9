// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

class MenuOwner: FloatingMenuDelegate {
  var selected: [Int] = []
  func floatingMenu(_ menu: FloatingMenuView, didSelect index: Int) { selected.append(index) }
}

@MainActor public func check(_ check: Check) {
  let controller = UIViewController()
  check.show { controller }
  let below = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  var touched = 0
  below.addAction(UIAction { _ in touched += 1 }, for: .touchUpInside)
  controller.view.addSubview(below)
  let menu = FloatingMenuView(frame: CGRect(x: 100, y: 300, width: 200, height: 250), count: 3)
  let owner = MenuOwner()
  menu.delegate = owner
  controller.view.addSubview(menu)
  check.frames(1)
  check.finger.tap(CGPoint(x: 150, y: 350))
  check.expect(touched == 1, "beside its buttons the menu lets touches through")
  check.finger.tap(CGPoint(x: 272, y: 522))
  check.expect(menu.isOpen, "a tap opens it")
  check.wait(0.1)
  let first = menu.itemButtons[0].layer.presentation()?.position.y ?? 0
  let last = menu.itemButtons[2].layer.presentation()?.position.y ?? 0
  check.expect((222 - first) / 60 > (222 - last) / 180, "the first goes ahead: \(first), \(last)")
  check.expect(check.settle(), "it comes to rest")
  for (index, button) in menu.itemButtons.enumerated() {
    check.expect(button.center.x, is: 172, "a button's x")
    check.expect(button.center.y, is: 222 - 60 * CGFloat(index + 1), "a button's y")
    check.expect(button.alpha, is: 1, "a button shows")
  }
  check.expect(menu.mainButton.transform.b, is: sin(.pi / 4), "the main button turns")
  check.finger.tap(CGPoint(x: 272, y: 300 + 222 - 120))
  check.expect(owner.selected == [1], "the second is selected: \(owner.selected)")
  check.expect(check.settle(), "it closes")
  check.expect(menu.itemButtons[2].center.y, is: 222, "the buttons are back")
  check.finger.tap(CGPoint(x: 272, y: 300 + 222 - 120))
  check.expect(owner.selected == [1] && touched == 2, "what is hidden takes no touches")
}
