// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the habits as a complete app: welcome pages with a page control, coordinators, and a grid of days for each
/// month.
@MainActor public func check(_ check: Check) {
  UserDefaults.standard.removeObject(forKey: "hasSeenWelcome")
  let navigation = UINavigationController()
  let coordinator = AppCoordinator(navigationController: navigation)
  coordinator.start()
  check.show { navigation }
  check.frames(2)
  guard let welcome = navigation.topViewController as? OnboardingViewController,
    let pages = welcome.view.subviews.compactMap({ $0 as? UICollectionView }).first,
    let dots = welcome.view.subviews.compactMap({ $0 as? UIPageControl }).first,
    let next = welcome.view.subviews.compactMap({ $0 as? UIButton }).first
  else { return check.expect(false, "the welcome") }
  check.expect(navigation.isNavigationBarHidden && coordinator.children.count == 1, "no bar")
  check.expect(pages.frame, is: CGRect(x: 0, y: 0, width: 320, height: 568), "the pages")
  check.expect(next.frame, is: CGRect(x: 200, y: 504, width: 100, height: 44), "the button")
  check.expect(dots.center.x, is: 160, "the dots")
  let first = pages.cellForItem(at: [0, 0])
  let picture = first?.contentView.subviews.first?.subviews.first
  check.expect(picture?.frame.height ?? 0, is: 120, "the picture's height")
  check.expect(picture?.convert(picture?.bounds ?? .zero, to: nil).midX ?? 0, is: 160, within: 0.5, "its middle")

  // Turns one page by dragging, one by holding the page dots, and one with the button.
  check.finger.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 80, y: 200), over: 0.15)
  check.settle()
  check.expect(pages.contentOffset.x, is: 320, "the second page")
  check.expect(dots.currentPage == 1 && welcome.view.backgroundColor == .systemTeal, "its dot and color")
  let dot = dots.convert(CGPoint(x: dots.bounds.midX, y: dots.bounds.midY), to: nil)
  check.finger.down(dot)
  check.wait(0.3)
  check.finger.move(to: CGPoint(x: dot.x - 20, y: dot.y), over: 0.2)
  check.finger.up()
  check.settle()
  check.expect(pages.contentOffset.x, is: 0, "the first page")
  for _ in 0..<2 {
    press(next, check)
    check.settle()
  }
  check.expect(pages.contentOffset.x, is: 640, "the last page")
  check.expect(next.title(for: .normal) == "Start", "the button's title")
  press(next, check)
  check.settle()
  guard let calendar = navigation.topViewController as? HabitCalendarViewController else { return check.expect(false, "the calendar") }
  check.expect(!navigation.isNavigationBarHidden && coordinator.children.isEmpty, "the bar is back")
  check.expect(UserDefaults.standard.bool(forKey: "hasSeenWelcome"), "what is kept")

  // Checks the grid.
  guard let grid = calendar.view.subviews.compactMap({ $0 as? UICollectionView }).first else { return check.expect(false, "the grid") }
  let streak = calendar.view.subviews.compactMap { $0 as? UILabel }.last
  check.expect(calendar.title == "February 2024", "the month")
  check.expect(grid.frame.width, is: 308, "the grid's width")
  check.expect(grid.frame.height, is: 264, "its height")
  check.expect(grid.numberOfItems(inSection: 0) == 32, "three blanks and 29 days")
  check.expect(grid.cellForItem(at: [0, 3])?.frame, is: CGRect(x: 134, y: 2, width: 40, height: 40), "the first day")
  for item in [3, 4, 6] { press(grid.cellForItem(at: [0, item]), check) }
  check.expect(streak?.text == "3 days, best streak 2", "the streak: \(streak?.text ?? "")")
  press(grid.cellForItem(at: [0, 0]), check)
  press(grid.cellForItem(at: [0, 6]), check)
  check.expect(streak?.text == "2 days, best streak 2", "one day less: \(streak?.text ?? "")")
  check.expect((grid.cellForItem(at: [0, 3]) as? DayCell)?.contentView.backgroundColor == .systemGreen, "its color")

  // Swipes to another month, and returns with the button.
  check.finger.flick(from: CGPoint(x: 260, y: 450), to: CGPoint(x: 80, y: 450), over: 0.15)
  check.settle()
  check.expect(calendar.title == "March 2024" && grid.numberOfItems(inSection: 0) == 35, "March")
  check.expect(streak?.text == "No days yet", "no days: \(streak?.text ?? "")")
  check.expect((grid.indexPathsForSelectedItems ?? []).isEmpty, "none is selected")
  let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
  check.finger.tap(CGPoint(x: 40, y: bar.minY + 22))
  check.settle()
  check.expect(calendar.title == "February 2024" && streak?.text == "2 days, best streak 2", "February again")
  check.expect(grid.indexPathsForSelectedItems?.count == 2, "its days")

  // The second launch shows no welcome pages.
  let second = UINavigationController()
  AppCoordinator(navigationController: second).start()
  check.expect(second.topViewController is HabitCalendarViewController, "no welcome")
}

@MainActor private func press(_ view: UIView?, _ check: Check, line: Int = #line) {
  guard let view else { return check.expect(false, "there is nothing to press", line: line) }
  check.finger.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  check.frames(3)
}
