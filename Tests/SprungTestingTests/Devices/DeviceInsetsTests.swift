// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// Tests that test devices have the safe areas of Apple's devices, and that bars respect them.
@Suite(.uiKit) @MainActor struct DeviceInsetsTests {
  private static let screens: [(width: Double, height: Double, upright: [CGFloat], turned: [CGFloat])] = [
    (390, 844, [47, 0, 34, 0], [0, 47, 21, 47]), (393, 852, [59, 0, 34, 0], [0, 59, 21, 59]),
    (375, 812, [44, 0, 34, 0], [0, 44, 21, 44]), (375, 667, [20, 0, 0, 0], [0, 0, 0, 0]),
    (820, 1180, [24, 0, 20, 0], [24, 0, 20, 0]), (768, 1024, [20, 0, 0, 0], [20, 0, 0, 0]),
    (400, 700, [0, 0, 0, 0], [0, 0, 0, 0]),
  ]

  private func numbers(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.top, insets.left, insets.bottom, insets.right] }

  @Test("A controller has the safe area of its screen in every orientation", arguments: 0..<7, [1, 2, 3])
  func plain(index: Int, scale: Int) throws {
    let screen = Self.screens[index]
    let controller = UIViewController()
    let device = TestDevice(width: screen.width, height: screen.height, scale: Double(scale))
    let stage = try TestStage(device) { controller }
    #expect(numbers(controller.view.safeAreaInsets) == screen.upright)
    #expect(numbers(device.safeAreaInsets) == screen.upright)
    #expect(UIApplication.shared.statusBarFrame.height == screen.upright[0])
    stage.rotate()
    #expect(numbers(controller.view.safeAreaInsets) == screen.turned)
    stage.rotate()
    #expect(numbers(controller.view.safeAreaInsets) == screen.upright)
  }

  @Test("Bars are below the status bar and above the home indicator", arguments: 0..<6)
  func bars(index: Int) throws {
    let screen = Self.screens[index]
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.setToolbarHidden(false, animated: false)
    let stage = try TestStage(TestDevice(width: screen.width, height: screen.height, scale: 2)) { navigation }
    stage.frame()
    let (top, foot) = (screen.upright[0], screen.upright[2])
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: top, width: screen.width, height: 44))
    #expect(
      navigation.toolbar.frame == CGRect(x: 0, y: screen.height - 44 - foot, width: screen.width, height: 44 + foot))
    #expect(numbers(content.view.safeAreaInsets) == [top + 44, 0, foot + 44, 0])
  }

  @Test("A tab bar extends to the edge, and content ends above it", arguments: 0..<6)
  func tabs(index: Int) throws {
    let screen = Self.screens[index]
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let stage = try TestStage(TestDevice(width: screen.width, height: screen.height, scale: 2)) { tabs }
    stage.frame()
    let (top, foot) = (screen.upright[0], screen.upright[2])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: screen.height - 49 - foot, width: screen.width, height: 49 + foot))
    #expect(numbers(content.view.safeAreaInsets) == [top + 44, 0, foot + 49, 0])
  }

  @Test("A list starts below the status bar, also under an opaque bar")
  func list() throws {
    for isTranslucent in [true, false] {
      let list = UITableViewController()
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.isTranslucent = isTranslucent
      let stage = try TestStage(TestDevice(width: 390, height: 844, scale: 3)) { navigation }
      stage.frame()
      let top = list.view.convert(CGPoint.zero, to: nil).y
      #expect(top == 91)
      #expect(list.tableView.adjustedContentInset.bottom == 34)
    }
  }

  @Test(
    "A program can hide a status bar that covers nothing else", arguments: [(375.0, 667.0, 0.0), (390, 844, 47)])
  func hiddenStatusBar(width: Double, height: Double, top: CGFloat) throws {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let controller = Hiding()
    _ = try TestStage(TestDevice(width: width, height: height, scale: 2)) { controller }
    #expect(controller.view.safeAreaInsets.top == top)
    #expect(UIApplication.shared.isStatusBarHidden)
  }
}
