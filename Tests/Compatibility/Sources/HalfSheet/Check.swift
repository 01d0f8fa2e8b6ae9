// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let shop = ShopViewController()
  check.show { shop }
  let filter = shop.filter()
  let presentation = filter.presentationController as? HalfHeightPresentationController
  check.expect(presentation != nil, "the delegate's presentation controller shows it")
  check.expect(check.settle(), "the sheet comes to rest")
  check.expect(filter.view.frame, is: CGRect(x: 0, y: 284, width: 320, height: 284), "the lower half")
  check.expect(presentation?.dimming.alpha == 1, "what is above is dimmed")
  check.expect(shop.view.window != nil, "the shop stays on screen")
  check.finger.tap(CGPoint(x: 160, y: 100))
  check.expect(check.settle(), "it leaves")
  check.expect(shop.presentedViewController == nil, "a tap on the dimmed part dismisses")
  check.expect(presentation?.dimming.superview == nil, "the dimming is gone")
}
