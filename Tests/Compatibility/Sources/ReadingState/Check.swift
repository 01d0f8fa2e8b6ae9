// SPDX-License-Identifier: MIT

import CompatibilitySupport
import SprungHeadless
import UIKit

@MainActor public func check(_ check: Check) {
  NSUserActivity.deleteAllSavedUserActivities {}
  let first = start()
  check.expect(reader(of: first)?.label.text == "Chapter 1", "nothing was stored")
  reader(of: first)?.chapter = 7
  first.frame(milliseconds: 17)
  first.hide()
  first.stop()
  let second = start()
  check.expect(reader(of: second)?.label.text == "Chapter 7", "the chapter is restored")
  let activity = NSUserActivity(activityType: SceneDelegate.activityType)
  activity.userInfo = ["chapter": "3"]
  check.expect(UIApplication.shared.deliver(activity), "an activity from elsewhere")
  check.expect(reader(of: second)?.label.text == "Chapter 3", "it is continued")
  NSUserActivity.deleteAllSavedUserActivities {}
  second.stop()
  let third = start()
  check.expect(reader(of: third)?.label.text == "Chapter 1", "nothing is stored any more")
  third.stop()
  NSUserActivity.deleteAllSavedUserActivities {}
}

@MainActor private func start() -> HeadlessHost {
  let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 320, height: 568))
  host.frame(milliseconds: 0)
  return host
}

@MainActor private func reader(of host: HeadlessHost) -> ReaderViewController? {
  (host.window.rootViewController as? UINavigationController)?.topViewController as? ReaderViewController
}
