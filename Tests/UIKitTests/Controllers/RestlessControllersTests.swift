// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests containers whose children change them in lifecycle callbacks. At the end, the container shows its current
/// child, appearance calls of every child alternate, and removed children are released.
@Suite("Restless controllers", .oneApplication) @MainActor struct RestlessControllersTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 480))

  @Test("A navigation stack is changed in all of its callbacks", arguments: Seeds.below(24))
  func navigation(seed: Int) {
    let scene = RestlessScene(seed: seed)
    let navigation = UINavigationController(rootViewController: scene.make())
    navigation.delegate = scene
    scene.change = {
      let stack = navigation.viewControllers
      let isAnimated = scene.random.bool()
      switch scene.random.int(in: 0..<6) {
      case 0, 1: navigation.pushViewController(scene.make(), animated: isAnimated)
      case 2: navigation.popViewController(animated: isAnimated)
      case 3: navigation.popToRootViewController(animated: isAnimated)
      case 4: navigation.setViewControllers(Array(stack.shuffled(&scene.random)), animated: isAnimated)
      default:
        let kept = stack.filter { _ in scene.random.bool() }
        navigation.setViewControllers(kept + [scene.make()], animated: isAnimated)
      }
    }
    stage.window.rootViewController = navigation
    stage.tick()
    let faults = Diagnostics.recording {
      for _ in 0..<25 {
        scene.budget = 2
        scene.change()
        stage.wait(scene.random.double(in: 0..<0.6))
      }
      scene.budget = 0
      stage.wait(1.5)
    }
    #expect(faults.isEmpty, "seed \(seed): \(faults.map(\.message))")
    let stack = navigation.viewControllers
    #expect(navigation.transitionCoordinator == nil && navigation.visibleViewController === stack.last)
    #expect(
      navigation.navigationBar.items?.map { ObjectIdentifier($0) } == stack.map { ObjectIdentifier($0.navigationItem) })
    for controller in scene.living {
      let isOnStack = stack.contains { $0 === controller }
      #expect(isOnStack, "seed \(seed): \(controller.name) is not released")
      #expect((controller.parent === navigation) == isOnStack)
      #expect(
        (controller.viewIfLoaded?.window != nil) == (controller === stack.last), "seed \(seed), \(controller.name)")
    }
    #expect(navigation.children.map { ObjectIdentifier($0) }.count == stack.count)
    #expect(stack.last?.view.frame == navigation.view.bounds && stack.last?.view.transform == .identity)
    #expect(stack.last?.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(scene.disorder(visible: stack.suffix(1)) == [], "seed \(seed)")
  }

  @Test("The tabs of a tab bar controller are changed in all of its callbacks", arguments: Seeds.below(24))
  func tabs(seed: Int) {
    let scene = RestlessScene(seed: seed)
    let tabs = UITabBarController()
    tabs.viewControllers = [scene.make(), scene.make(), scene.make()]
    scene.change = {
      let controllers = tabs.viewControllers ?? []
      switch scene.random.int(in: 0..<5) {
      case 0, 1: tabs.selectedIndex = scene.random.int(in: 0..<controllers.count)
      case 2: tabs.selectedViewController = controllers[scene.random.int(in: 0..<controllers.count)]
      case 3: tabs.setViewControllers(controllers.shuffled(&scene.random), animated: scene.random.bool())
      default:
        let kept = controllers.filter { _ in scene.random.int(in: 0..<3) > 0 }
        tabs.viewControllers = kept.count > 3 ? kept : kept + [scene.make()]
      }
    }
    stage.window.rootViewController = tabs
    stage.tick()
    let faults = Diagnostics.recording {
      for step in 0..<30 {
        scene.budget = 2
        if step % 3 == 0 {
          stage.tap(scene.random.double(in: 0..<320), 460)
        } else {
          scene.change()
        }
        stage.wait(scene.random.double(in: 0..<0.2))
      }
      scene.budget = 0
      stage.wait(0.5)
    }
    #expect(faults.isEmpty, "seed \(seed): \(faults.map(\.message))")
    let controllers = tabs.viewControllers ?? []
    #expect(controllers.indices.contains(tabs.selectedIndex))
    let selected = controllers[tabs.selectedIndex]
    #expect(tabs.selectedViewController === selected && tabs.tabBar.selectedItem === selected.tabBarItem)
    #expect(tabs.tabBar.items?.map { ObjectIdentifier($0) } == controllers.map { ObjectIdentifier($0.tabBarItem) })
    for controller in scene.living {
      #expect(controllers.contains { $0 === controller }, "seed \(seed): \(controller.name) is not released")
      #expect((controller.viewIfLoaded?.window != nil) == (controller === selected), "seed \(seed), \(controller.name)")
    }
    #expect(tabs.children.count == controllers.count)
    #expect(selected.view.frame == tabs.view.bounds && selected.view.safeAreaInsets.bottom == 49)
    #expect(scene.disorder(visible: [selected]) == [], "seed \(seed)")
  }

  @Test("Tabs that select each other whenever they appear are stopped")
  func tabsWithoutEnd() {
    let scene = RestlessScene(seed: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [scene.make(), scene.make()]
    stage.window.rootViewController = tabs
    stage.tick()
    scene.always = { kind in if kind == "willAppear" { tabs.selectedIndex = 1 - tabs.selectedIndex } }
    let faults = Diagnostics.recording { tabs.selectedIndex = 1 }
    #expect(faults.map(\.kind) == ["tabsWithoutEnd"])
    scene.always = nil
    let selected = tabs.selectedViewController
    #expect(selected?.view.superview === tabs.view && tabs.tabBar.selectedItem === selected?.tabBarItem)
    tabs.selectedIndex = 1 - tabs.selectedIndex
    #expect(tabs.selectedViewController !== selected && selected?.view.superview == nil)
    #expect(scene.disorder(visible: [tabs.selectedViewController!]) == [])
  }

  @Test("A stack that replaces its top whenever it appears is stopped")
  func stackWithoutEnd() {
    let scene = RestlessScene(seed: 0)
    let navigation = UINavigationController(rootViewController: scene.make())
    stage.window.rootViewController = navigation
    stage.tick()
    scene.always = { kind in
      if kind == "willAppear" { navigation.setViewControllers([scene.make()], animated: false) }
    }
    let faults = Diagnostics.recording { navigation.pushViewController(scene.make(), animated: false) }
    #expect(faults.map(\.kind) == ["navigationWithoutEnd"])
    scene.always = nil
    let top = navigation.topViewController!
    #expect(
      navigation.viewControllers.last === top && top.view.window != nil
        && scene.living.count == navigation.viewControllers.count)
    #expect(scene.disorder(visible: [top]) == [])
  }

  @Test("Screens are presented and dismissed in all of their callbacks", arguments: Seeds.below(24))
  func presentations(seed: Int) {
    let scene = RestlessScene(seed: seed)
    let root = scene.make()
    stage.window.rootViewController = root
    stage.tick()
    func top() -> UIViewController {
      var top: UIViewController = root
      while let next = top.presentedViewController { top = next }
      return top
    }
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen, .formSheet]
    scene.change = {
      let isAnimated = scene.random.bool()
      if scene.random.int(in: 0..<5) < 3 {
        let next = scene.make()
        next.modalPresentationStyle = styles[scene.random.int(in: 0..<styles.count)]
        top().present(next, animated: isAnimated)
      } else {
        let chosen = scene.random.bool() ? top() : root
        if chosen !== root || root.presentedViewController != nil { chosen.dismiss(animated: isAnimated) }
      }
    }
    _ = Diagnostics.recording {
      for _ in 0..<20 {
        scene.budget = 1
        scene.change()
        stage.wait(scene.random.double(in: 0..<0.7))
      }
      scene.budget = 0
      stage.wait(2)
      if root.presentedViewController != nil { root.dismiss(animated: false) }
      stage.wait(2)
    }
    #expect(root.presentedViewController == nil && root.view.window === stage.window, "seed \(seed)")
    #expect(scene.living.map(\.name) == ["1"], "seed \(seed): dismissed controllers are released")
    #expect(scene.disorder(visible: [root]) == [], "seed \(seed)")
    #expect(stage.window.subviews.count == 1, "seed \(seed)")
  }
}
