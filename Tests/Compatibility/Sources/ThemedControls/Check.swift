// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks appearance proxies, a stepper, a popover that stays a popover in a narrow window, and an action sheet with a
/// source.
@MainActor public func check(_ check: Check) {
  let order = OrderViewController()
  let navigation = UINavigationController(rootViewController: order)
  check.show {
    Theme.apply()
    return navigation
  }
  check.frames(2)
  let bar = navigation.navigationBar
  check.expect(bar.standardAppearance.backgroundColor == Theme.brand, "the bar has the color of the theme")
  check.expect(bar.tintColor == .white && order.giftSwitch.onTintColor == Theme.brand, "tint colors")
  check.expect(order.stepper.frame.size == CGSize(width: 94, height: 32), "the size of a stepper")
  check.expect(order.amountLabel.text == "1", "the lower bound")
  let middle = order.stepper.convert(CGPoint(x: 47, y: 16), to: nil)
  check.finger.tap(CGPoint(x: middle.x + 20, y: middle.y))
  check.expect(order.amountLabel.text == "2", "a step up")
  check.finger.tap(CGPoint(x: middle.x - 20, y: middle.y))
  check.finger.tap(CGPoint(x: middle.x - 20, y: middle.y))
  check.expect(order.amountLabel.text == "12", "a step below the lower bound continues at the upper one")

  order.showHelp(order.navigationItem.rightBarButtonItem!)
  check.settle()
  let help = order.presentedViewController as? HelpViewController
  check.expect(help?.view.bounds.size == CGSize(width: 200, height: 120), "a popover, not a sheet")
  check.expect(help?.popoverPresentationController?.arrowDirection == .up, "it points at the button")
  check.finger.tap(CGPoint(x: 30, y: 500))
  check.settle()
  check.expect(order.presentedViewController == nil, "a tap outside dismisses it")

  order.chooseWrapping()
  check.settle()
  let sheet = order.presentedViewController as? UIAlertController
  check.expect(sheet != nil && sheet!.view.frame.maxY > 500, "a sheet at the lower edge of a narrow window")
  check.finger.tap(CGPoint(x: 160, y: 60))
  check.settle()
  check.expect(order.choices == ["none"], "a tap outside cancels it: \(order.choices)")
}
