// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let screen = CheckoutViewController()
  check.show { screen }
  check.frames(2)
  let buy = screen.buyButton
  check.expect(buy.frame.minY, is: 100, "the top of the large button")
  check.expect(buy.titleLabel?.font.pointSize ?? 0, is: 20, "the transformed font")
  check.expect(buy.center.x, is: 160, within: 0.3, "the middle of the large button")
  let height = buy.frame.height
  check.expect(height > 60 && height < 80, "two lines and large insets: \(height)")
  check.expect(screen.laterButton.titleLabel?.font.pointSize ?? 0, is: 13, "the attributed font")
  check.expect(screen.laterButton.frame.minY, is: buy.frame.maxY + 20, "the second button")
  check.expect(
    screen.laterButton.frame.height - (screen.laterButton.titleLabel?.frame.height ?? 0), is: 8, "insets of the second")
  check.finger.tap(buy.center)
  check.frames(2)
  check.expect(screen.log == ["buy"], "\(screen.log)")
  check.expect(buy.titleLabel?.text == "Buying" && !buy.isEnabled, "it waits")
  check.expect(buy.configuration?.showsActivityIndicator == true, "the activity indicator")
  check.finger.tap(buy.center)
  check.expect(screen.log == ["buy"], "a disabled button is silent")
  screen.finish()
  check.frames(2)
  check.expect(buy.titleLabel?.text == "Buy" && buy.isEnabled && buy.frame.height == height, "it is as before")
  check.finger.tap(screen.laterButton.center)
  check.expect(screen.log == ["buy", "later"], "\(screen.log)")
  let follow = screen.followButton
  check.expect(follow.titleLabel?.text == "Follow", "\(follow.titleLabel?.text ?? "")")
  let width = follow.frame.width
  check.finger.tap(follow.center)
  check.frames(2)
  check.expect(follow.titleLabel?.text == "Following" && follow.frame.width > width + 15, "a longer title, a wider button")
}
