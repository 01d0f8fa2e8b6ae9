// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let navigation = UINavigationController()
  let coordinator = AppCoordinator(navigationController: navigation)
  coordinator.start()
  check.show { navigation }
  check.expect(navigation.topViewController?.title == "Home", "it starts at home")
  coordinator.count()
  check.expect(check.settle(), "the push comes to rest")
  check.expect(navigation.viewControllers.count == 2, "the counter is pushed")
  let place: CGPoint
  do {
    guard let counter = navigation.topViewController as? CounterViewController else {
      return check.expect(false, "the counter is on top")
    }
    check.expect(counter.title == "0 sheep" && counter.label.text == "0 sheep", "the text at first")
    let stack = counter.button.superview!
    let area = counter.view.bounds
    check.expect(stack.frame.midX, is: area.midX, within: 0.51, "the stack's middle")
    check.expect(stack.frame.midY, is: area.midY, within: 0.51, "the stack's height")
    check.expect(counter.button.frame.minY, is: counter.label.frame.maxY + 12, "the button below the label")
    place = counter.button.convert(CGPoint(x: counter.button.bounds.midX, y: counter.button.bounds.midY), to: nil)
    check.finger.tap(place)
    check.expect(counter.title == "1 sheep", "one tap: \(counter.title ?? "")")
    check.expect(navigation.navigationBar.topItem?.title == "1 sheep", "the bar follows")
  }
  check.finger.tap(place)
  check.finger.tap(place)
  check.expect(coordinator.results == [3], "it is finished after three: \(coordinator.results)")
  check.expect(coordinator.children.isEmpty, "the child is let go")
  check.expect(check.settle(), "the pop comes to rest")
  check.expect(navigation.viewControllers.count == 1, "it is home again")
  check.expect(CounterViewController.living == 0, "the counter is gone from memory")
}
