// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct BarHidingTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let content = UIViewController()

  private func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: content)
    stage.window.rootViewController = navigation
    stage.tick()
    return navigation
  }

  @Test func tabBarLeavesThroughLowerEdgeAndFreesItsSpace() {
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    stage.window.rootViewController = tabs
    stage.tick()
    #expect(!tabs.isTabBarHidden && tabs.tabBar.frame == CGRect(x: 0, y: 519, width: 320, height: 49))
    #expect(content.view.safeAreaInsets.bottom == 49)
    tabs.isTabBarHidden = true
    stage.tick()
    #expect(tabs.tabBar.isHidden && content.view.safeAreaInsets.bottom == 0)
    tabs.setTabBarHidden(false, animated: true)
    stage.wait(0.1)
    let moving = tabs.tabBar.layer.presentation()?.frame.minY ?? 0
    #expect(!tabs.tabBar.isHidden && moving > 519 && moving < 568, "\(moving)")
    stage.wait(1)
    #expect(tabs.tabBar.frame.minY == 519 && content.view.safeAreaInsets.bottom == 49)
    tabs.setTabBarHidden(true, animated: true)
    stage.wait(1)
    #expect(tabs.tabBar.isHidden && tabs.isTabBarHidden && tabs.tabBar.frame.minY == 568)
  }

  @Test func barsOfCustomClasses() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
    navigation.viewControllers = [content]
    content.title = "Own"
    stage.window.rootViewController = navigation
    stage.tick()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    let usual = UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self)
    #expect(type(of: usual.navigationBar) == UINavigationBar.self && type(of: usual.toolbar!) == UIToolbar.self)
  }

  @Test func swipeHidesBarsAndBackwardSwipeShowsThem() {
    let navigation = navigation()
    navigation.setToolbarHidden(false, animated: false)
    navigation.hidesBarsOnSwipe = true
    #expect(navigation.hidesBarsOnSwipe && navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    #expect(!navigation.barHideOnTapGestureRecognizer.isEnabled)
    stage.down(160, 400)
    _ = stage.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -10), count: 6, every: 1.0 / 60)
    stage.up(160, 340)
    stage.wait(1)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(content.view.safeAreaInsets.top == 20)
    stage.down(160, 300)
    _ = stage.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: 10), count: 6, every: 1.0 / 60)
    stage.up(160, 360)
    stage.wait(1)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.hidesBarsOnSwipe = false
    stage.down(160, 400)
    _ = stage.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -10), count: 6, every: 1.0 / 60)
    stage.up(160, 340)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func tapTogglesBarUnlessItHitsControl() {
    let navigation = navigation()
    navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    content.view.addSubview(button)
    stage.tick()
    stage.tap(50, 220)
    stage.wait(0.5)
    #expect(!navigation.isNavigationBarHidden)
    stage.tap(160, 40)
    stage.wait(0.5)
    #expect(!navigation.isNavigationBarHidden, "a tap on the bar")
    stage.tap(160, 400)
    stage.wait(0.5)
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
    stage.tap(160, 400)
    stage.wait(0.5)
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.frame.minY == 20)
  }

  @Test func compactHeightAndKeyboardHideBar() {
    let navigation = navigation()
    navigation.hidesBarsWhenVerticallyCompact = true
    stage.tick()
    #expect(!navigation.isNavigationBarHidden)
    stage.resize(568, 320)
    stage.tick()
    #expect(navigation.isNavigationBarHidden)
    stage.tap(200, 200)
    stage.wait(0.5)
    #expect(!navigation.isNavigationBarHidden)
    stage.resize(320, 568)
    stage.tick()
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsWhenVerticallyCompact = false
    navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    content.view.addSubview(field)
    UIApplication.shared.handle(InputEvent(.keyboard, y: 216, milliseconds: stage.time * 1000))
    field.becomeFirstResponder()
    stage.wait(0.5)
    #expect(navigation.isNavigationBarHidden)
    stage.tap(160, 150)
    stage.wait(0.5)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func delegatesChooseOrientations() {
    final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
      func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientation { .landscapeRight }
    }
    let delegate = Delegate()
    let (navigation, tabs) = (navigation(), UITabBarController())
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    navigation.delegate = delegate
    tabs.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
  }
}
