// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let inbox = InboxViewController()
  let navigation = UINavigationController(rootViewController: inbox)
  check.show { navigation }
  let bar = navigation.navigationBar.frame.maxY
  check.expect(inbox.topLayoutGuide.length, is: bar, "the covered area at the top")
  check.expect(inbox.bottomLayoutGuide.length, is: 0, "the covered area at the bottom")
  check.expect(inbox.tableView.frame, is: CGRect(x: 0, y: bar, width: 320, height: 528 - bar), "the list")
  check.expect(inbox.footer.frame, is: CGRect(x: 0, y: 528, width: 320, height: 40), "the strip at the bottom")

  // A swipe across the second row shows its action.
  check.finger.flick(from: CGPoint(x: 280, y: bar + 75), to: CGPoint(x: 150, y: bar + 75), over: 0.2)
  check.expect(check.settle(), "it comes to rest")
  check.finger.tap(CGPoint(x: 300, y: bar + 75))
  check.expect(check.settle(), "it comes to rest")
  check.expect(inbox.archived == ["Invoice"], "the action of the row: \(inbox.archived)")
  check.expect(inbox.tableView.numberOfRows(inSection: 0) == 2, "one row less")

  inbox.openLater()
  check.wait(0.4)
  check.expect(navigation.viewControllers.count == 1, "not yet")
  check.wait(0.2)
  check.expect(navigation.viewControllers.count == 2, "the delayed push")
  check.frames(2)
  let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
  check.expect(buttons.contains { $0.accessibilityLabel == "Mail" }, "the button that leads back")
}
