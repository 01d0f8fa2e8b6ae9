// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Pushing a controller with `hidesBottomBarWhenPushed` left the tab bar visible until the tab bar controller's next
/// layout. In `viewDidAppear` and later frames, the safe area still included the bar's inset. The next push showed the
/// bar again although the controller that hides it was still on the stack.
@Suite(.oneApplication)
@MainActor
struct BottomBarHiddenByPushTests {
  private final class Screen: UIViewController {
    var bottoms: [CGFloat] = []
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      bottoms.append(view.safeAreaInsets.bottom)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      bottoms.append(view.safeAreaInsets.bottom)
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 480))
  private let root = Screen()
  private let tabs = UITabBarController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, UIViewController()]
    stage.window.rootViewController = tabs
    stage.tick()
  }

  @Test("A push hides the tab bar at once, and a pop shows it again", arguments: [false, true])
  func pushAndPop(isAnimated: Bool) {
    root.bottoms = []
    let hidden = Screen()
    hidden.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hidden, animated: isAnimated)
    stage.wait(0.8)
    #expect(hidden.bottoms == [0, 0] && tabs.tabBar.isHidden)
    #expect(hidden.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    navigation.popViewController(animated: isAnimated)
    stage.wait(0.8)
    #expect(root.bottoms == [49, 49] && !tabs.tabBar.isHidden && root.view.safeAreaInsets.bottom == 49)
  }

  @Test("The bar stays hidden until the controller that hides it is popped", arguments: [false, true])
  func staysHidden(isAnimated: Bool) {
    let hidden = Screen()
    hidden.hidesBottomBarWhenPushed = true
    let next = Screen()
    navigation.pushViewController(hidden, animated: isAnimated)
    stage.wait(0.8)
    navigation.pushViewController(next, animated: isAnimated)
    stage.wait(0.8)
    #expect(next.bottoms == [0, 0] && tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: isAnimated)
    stage.wait(0.8)
    #expect(root.view.safeAreaInsets.bottom == 49 && !tabs.tabBar.isHidden)
  }

  @Test("The toolbar of the navigation controller follows the same rule")
  func toolbar() {
    navigation.setToolbarHidden(false, animated: false)
    stage.tick()
    let hidden = Screen()
    hidden.hidesBottomBarWhenPushed = true
    let next = Screen()
    navigation.setViewControllers([root, hidden, next], animated: false)
    stage.tick()
    #expect(navigation.toolbar.isHidden && tabs.tabBar.isHidden && next.view.safeAreaInsets.bottom == 0)
    navigation.popToRootViewController(animated: false)
    stage.tick()
    #expect(!navigation.toolbar.isHidden && !tabs.tabBar.isHidden)
  }

  @Test("A push in an unselected tab changes the bar when the tab is selected")
  func otherTab() {
    tabs.selectedIndex = 1
    stage.tick()
    let hidden = Screen()
    hidden.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hidden, animated: false)
    stage.tick()
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    stage.tick()
    #expect(tabs.tabBar.isHidden && hidden.bottoms.last == 0)
    tabs.selectedIndex = 1
    stage.tick()
    #expect(!tabs.tabBar.isHidden)
  }
}
