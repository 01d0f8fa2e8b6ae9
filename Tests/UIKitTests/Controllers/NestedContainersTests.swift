// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests navigation controllers in a tab bar controller with random pushes, pops, tab changes and presentations.
@Suite("Nested containers", .oneApplication) @MainActor struct NestedContainersTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()

  @Test(
    "Exactly the top of the selected tab is visible, and appearance calls alternate", arguments: Seeds.below(10))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var all = (0..<3).map { LoggingController("\($0)-", log) }
    var stacks = all.map { [$0] }
    let navigations = stacks.map { UINavigationController(rootViewController: $0[0]) }
    let tabs = UITabBarController()
    tabs.viewControllers = navigations
    stage.window.rootViewController = tabs
    stage.tick()
    var selected = 0
    for number in 3..<50 {
      let tab = random.int(in: 0..<3)
      let isAnimated = random.int(in: 0..<2) == 0
      switch random.int(in: 0..<4) {
      case 0:
        selected = tab
        tabs.selectedIndex = tab
      case 1, 2:
        let new = LoggingController("\(number)-", log)
        all.append(new)
        stacks[tab].append(new)
        navigations[tab].pushViewController(new, animated: isAnimated)
      default:
        if stacks[tab].count > 1 { stacks[tab].removeLast() }
        navigations[tab].popViewController(animated: isAnimated)
      }
      if random.int(in: 0..<2) == 0 { stage.wait(random.double(in: 0..<0.5)) }
    }
    stage.wait(0.6)
    for controller in all {
      let isVisible = controller === stacks[selected].last
      #expect((controller.viewIfLoaded?.window != nil) == isVisible, "\(controller.name)")
      let calls = log.calls.filter { $0 == "\(controller.name).didAppear" || $0 == "\(controller.name).didDisappear" }
      for (one, next) in zip(calls, calls.dropFirst()) { #expect(one != next, "\(controller.name)") }
      #expect((calls.last ?? "").hasSuffix("didAppear") == isVisible, "\(controller.name)")
    }
    #expect(stacks[selected].last?.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
  }

  @Test("A pop from a controller that hides the tab bar shows the bar again")
  func hidesBottomBar() {
    let root = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.tick()
    #expect(root.view.safeAreaInsets.bottom == 49 && !tabs.tabBar.isHidden)
    let pushed = LoggingController("B", log)
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    stage.tick()
    stage.tick()
    navigation.popViewController(animated: false)
    stage.tick()
    stage.tick()
    #expect(root.view.safeAreaInsets.bottom == 49 && !tabs.tabBar.isHidden)
  }

  @Test("Additional safe area insets of a child are added to those of its containers") func additionalInsets() {
    let root = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 3, bottom: 6, right: 4)
    stage.tick()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 3, bottom: 6, right: 4))
    root.additionalSafeAreaInsets = .zero
    stage.tick()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
  }

  @Test("A bar without a controller supports pushes, pops and the previous item") func barItems() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let items = (0..<3).map { UINavigationItem(title: "\($0)") }
    #expect(bar.topItem == nil && bar.backItem == nil)
    #expect(bar.popItem(animated: false) == nil)
    for item in items { bar.pushItem(item, animated: false) }
    #expect(bar.topItem === items[2] && bar.backItem === items[1] && bar.items?.count == 3)
    let popped = bar.popItem(animated: false)
    #expect(popped === items[2] && bar.topItem === items[1])
    bar.setItems([items[0]], animated: true)
    #expect(bar.topItem === items[0] && bar.backItem == nil)
  }
}
