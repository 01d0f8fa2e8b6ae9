// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UITabBarControllerTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()
  private let tabs = UITabBarController()
  private let first: LoggingController
  private let second: LoggingController

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    tabs.viewControllers = [first, second]
    stage.window.rootViewController = tabs
    stage.tick()
  }

  @Test func firstTabIsVisibleAndBarExtendsSafeArea() {
    #expect(log.take().suffix(3) == ["A.willAppear", "A.isAppearing", "A.didAppear"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 519, width: 320, height: 49))
    #expect(first.view.safeAreaInsets.bottom == 49)
    #expect(tabs.tabBar.items?.map { $0.title } == ["A", "B"])
    #expect(first.tabBarController === tabs)
  }

  @Test func tapSelectsTab() {
    _ = log.take()
    stage.tap(240, 540)
    #expect(
      log.take() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear", "B.didAppear",
      ])
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === second)
    #expect(first.view.superview == nil)
  }

  @Test func delegateCanRejectSelection() {
    final class Strict: NSObject, UITabBarControllerDelegate {
      var chosen: [String] = []
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        controller.title == "A"
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect controller: UIViewController) {
        chosen.append(controller.title ?? "")
      }
    }
    let strict = Strict()
    tabs.delegate = strict
    stage.tap(240, 540)
    stage.tap(80, 540)
    #expect(tabs.selectedIndex == 0 && strict.chosen == ["A"])
  }

  @Test func selectedTabPopsToRoot() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.viewControllers = [navigation, second]
    stage.tick()
    stage.tap(80, 540)
    stage.wait(0.4)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.viewControllers[0].view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
  }

  @Test func misuseChangesNothing() {
    let faults = Diagnostics.recording {
      tabs.selectedIndex = 2
      tabs.selectedViewController = UIViewController()
      tabs.viewControllers = [first, first]
      tabs.tabBar.selectedItem = UITabBarItem()
    }
    #expect(faults.map { $0.kind } == ["tabIndex", "tabController", "tabController", "tabItem"])
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 0)
  }

  @Test func itemsHaveAccessibilityRolesAndPositions() {
    stage.tick()
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    let elements = buttons.map { stage.element(of: $0) }
    #expect(elements.map { $0?.label } == ["A", "B"])
    #expect(elements[0]?.role == .button)
    #expect(elements[0]?.state == [.selected, .focusable])
    #expect(elements[1]?.position == 2 && elements[1]?.count == 2)
  }
}
