// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the frames of bars and content, and the content's safe area, for random settings of nested containers.
@Suite("Bar placement", .oneApplication) @MainActor struct BarPlacementTests {
  private final class Screen: UIViewController {
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  /// A navigation controller in a tab bar controller, and the current settings.
  private struct Scene {
    let stage: FingerStage
    let screen = Screen()
    let navigation: UINavigationController
    let tabs = UITabBarController()
    var hidesBar = false
    var hidesToolbar = true
    var hidesTabs = false
    var isOpaque = false
    var extra = UIEdgeInsets.zero

    init(size: CGSize, scale: CGFloat) {
      stage = FingerStage(size: size, scale: scale)
      navigation = UINavigationController(rootViewController: screen)
      tabs.viewControllers = [navigation, UIViewController(), UIViewController()]
      stage.window.rootViewController = tabs
      stage.tick()
    }

    /// The deviations from the frames that the settings require.
    var wrong: [String] {
      let (width, height) = (stage.window.bounds.width, stage.window.bounds.height)
      var found: [String] = []
      func check(_ name: String, _ actual: CGRect, _ expected: CGRect) {
        if !near(actual, expected, 1e-9) { found.append("\(name): \(actual), not \(expected)") }
      }
      let tabsHeight: CGFloat = hidesTabs ? 0 : 49
      if tabs.tabBar.isHidden != hidesTabs { found.append("tab bar is hidden: \(tabs.tabBar.isHidden)") }
      check("tab bar", tabs.tabBar.frame, CGRect(x: 0, y: height - 49, width: width, height: 49))
      check("navigation", navigation.view.frame, CGRect(x: 0, y: 0, width: width, height: height))
      if navigation.navigationBar.isHidden != hidesBar {
        found.append("bar is hidden: \(navigation.navigationBar.isHidden)")
      }
      check("bar", navigation.navigationBar.frame, CGRect(x: 0, y: 20, width: width, height: 44))
      let showsToolbar = !hidesToolbar && !hidesTabs
      if navigation.toolbar.isHidden == showsToolbar { found.append("toolbar is hidden: \(!showsToolbar)") }
      if showsToolbar {
        let extent = 44 + tabsHeight
        check("toolbar", navigation.toolbar.frame, CGRect(x: 0, y: height - extent, width: width, height: extent))
      }
      let covered: CGFloat = hidesBar ? 20 : 64
      let isInset = isOpaque && !hidesBar
      check(
        "content", screen.view.frame,
        CGRect(x: 0, y: isInset ? covered : 0, width: width, height: isInset ? height - covered : height))
      let expected = UIEdgeInsets(
        top: (isInset ? 0 : covered) + extra.top, left: extra.left,
        bottom: tabsHeight + (showsToolbar ? 44 : 0) + extra.bottom, right: extra.right)
      if screen.view.safeAreaInsets != expected {
        found.append("safe area \(screen.view.safeAreaInsets), not \(expected)")
      }
      return found
    }
  }

  @Test("Bars and content follow every setting and size", arguments: Seeds.below(16))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CGSize(width: CGFloat(random.int(in: 200..<1000)), height: CGFloat(random.int(in: 300..<1000)))
    var scene = Scene(size: size, scale: [1, 2, 3][random.int(in: 0..<3)])
    #expect(scene.wrong == [])
    for step in 0..<25 {
      switch random.int(in: 0..<6) {
      case 0:
        scene.hidesBar.toggle()
        scene.navigation.setNavigationBarHidden(scene.hidesBar, animated: random.bool())
      case 1:
        scene.hidesToolbar.toggle()
        scene.navigation.setToolbarHidden(scene.hidesToolbar, animated: random.bool())
      case 2:
        scene.isOpaque.toggle()
        scene.navigation.navigationBar.isTranslucent = !scene.isOpaque
      case 3:
        scene.extra = UIEdgeInsets(
          top: CGFloat(random.int(in: 0..<20)), left: CGFloat(random.int(in: 0..<20)),
          bottom: CGFloat(random.int(in: 0..<20)), right: 0)
        scene.screen.additionalSafeAreaInsets = scene.extra
      case 4:
        // `hidesBottomBarWhenPushed` of the pushed controller applies to both bottom bars.
        scene.hidesTabs.toggle()
        scene.screen.hidesBottomBarWhenPushed = scene.hidesTabs
        scene.navigation.setViewControllers([scene.screen], animated: false)
        scene.tabs.view.setNeedsLayout()
        scene.navigation.view.setNeedsLayout()
      default:
        scene.stage.window.frame.size = CGSize(
          width: CGFloat(random.int(in: 200..<1000)), height: CGFloat(random.int(in: 300..<1000)))
      }
      scene.stage.wait(0.5)
      #expect(scene.wrong == [], "seed \(seed), step \(step)")
    }
  }

  @Test(
    "Tabs share the width of the bar, and each receives its touches", arguments: Seeds.below(12))
  func tabs(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CGSize(width: CGFloat(random.int(in: 120..<900)), height: 400)
    let stage = FingerStage(size: size)
    let tabs = UITabBarController()
    let count = random.int(in: 1..<6)
    let controllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "\(index)", image: nil)
      return controller
    }
    tabs.viewControllers = controllers
    stage.window.rootViewController = tabs
    stage.tick()
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    #expect(buttons.count == count)
    for (index, button) in buttons.enumerated() {
      #expect(abs(button.frame.width - size.width / CGFloat(count)) < 1e-9)
      #expect(abs(button.frame.minX - size.width / CGFloat(count) * CGFloat(index)) < 1e-9)
    }
    for _ in 0..<8 {
      let index = random.int(in: 0..<count)
      stage.tap(Double(buttons[index].frame.midX), 380)
      stage.wait(0.1)
      #expect(tabs.selectedIndex == index && tabs.tabBar.selectedItem === controllers[index].tabBarItem)
      #expect(controllers.map { $0.viewIfLoaded?.window != nil } == controllers.map { $0 === controllers[index] })
    }
  }

  @Test(
    "The status bar, the navigation bar and the content are stacked in a custom window", arguments: [false, true])
  func statusBar(isHidden: Bool) {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let screen = Screen()
    screen.hidesStatusBar = isHidden
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    stage.tick()
    // The navigation controller uses its own `prefersStatusBarHidden`, not that of its content.
    #expect(navigation.navigationBar.frame.minY == (navigation.prefersStatusBarHidden ? 0 : 20))
    #expect(screen.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
  }
}
