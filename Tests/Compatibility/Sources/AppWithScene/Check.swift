// SPDX-License-Identifier: MIT

import CompatibilitySupport
import SprungHeadless
import UIKit

@MainActor public func check(_ check: Check) {
  AppDelegate.story = []
  let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 320, height: 568))
  host.frame(milliseconds: 0)
  check.expect(
    AppDelegate.story == ["launched", "configuration", "connect", "foreground", "active"],
    "the calls at the start: \(AppDelegate.story.joined(separator: " "))")
  let tabs = host.window.rootViewController as? UITabBarController
  let home = (tabs?.selectedViewController as? UINavigationController)?.topViewController as? HomeViewController
  check.expect(home?.title == "Home", "home shows")
  check.expect(home?.view.window === host.window, "it is in the window")
  check.expect((UIApplication.shared.delegate as? AppDelegate) != nil, "the delegate is known")
  check.expect(host.window.frame, is: CGRect(x: 0, y: 0, width: 320, height: 568), "the window")
  AppDelegate.story = []
  let before = home?.seen.count ?? 0
  host.hide()
  check.expect(AppDelegate.story == ["resign", "background"], "to the background: \(AppDelegate.story)")
  host.show()
  check.expect(
    AppDelegate.story == ["resign", "background", "foreground", "active"], "and back: \(AppDelegate.story)")
  check.expect(
    Array((home?.seen ?? []).dropFirst(before)) == ["background", "active"], "the notifications: \(home?.seen ?? [])")
  tabs?.selectedIndex = 1
  host.frame(milliseconds: 17)
  check.expect(home?.view.window == nil, "the other tab shows")
  host.stop()
}
