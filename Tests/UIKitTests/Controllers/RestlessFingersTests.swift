// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests touches that swipe back and drag sheets down while the app pushes, pops, presents and dismisses.
@Suite("Restless fingers", .oneApplication) @MainActor struct RestlessFingersTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 480))

  /// Drags by a random number of steps, after which the app may make a change before the touch ends.
  private func drag(_ scene: RestlessScene, from start: CGPoint, by step: CGPoint) {
    stage.down(start.x, start.y)
    let count = scene.random.int(in: 1..<8)
    stage.drag(from: start, by: step, count: count, every: 1.0 / 60)
    if scene.random.int(in: 0..<3) == 0 { scene.change() }
    let end = CGPoint(x: start.x + step.x * CGFloat(count), y: start.y + step.y * CGFloat(count))
    switch scene.random.int(in: 0..<6) {
    case 0: stage.cancel()
    case 1:
      stage.wait(0.2)
      stage.up(end.x, end.y)
    default: stage.up(end.x, end.y)
    }
  }

  @Test("A stack is changed during swipes back", arguments: Seeds.below(24))
  func swipes(seed: Int) {
    let scene = RestlessScene(seed: seed)
    let navigation = UINavigationController(rootViewController: scene.make())
    scene.change = {
      let isAnimated = scene.random.bool()
      switch scene.random.int(in: 0..<5) {
      case 0, 1, 2: navigation.pushViewController(scene.make(), animated: isAnimated)
      case 3: navigation.popViewController(animated: isAnimated)
      default: navigation.setNavigationBarHidden(scene.random.int(in: 0..<4) == 0, animated: isAnimated)
      }
    }
    stage.window.rootViewController = navigation
    stage.tick()
    let faults = Diagnostics.recording {
      for _ in 0..<25 {
        scene.budget = 1
        if scene.random.bool() {
          scene.change()
        } else {
          let step = scene.random.double(in: 2..<40)
          drag(scene, from: CGPoint(x: 4, y: scene.random.double(in: 80..<400)), by: CGPoint(x: step, y: 0))
        }
        stage.wait(scene.random.double(in: 0..<0.6))
      }
      scene.budget = 0
      stage.wait(1.5)
    }
    #expect(faults.isEmpty, "seed \(seed): \(faults.map(\.message))")
    let stack = navigation.viewControllers
    for controller in scene.living {
      #expect(stack.contains { $0 === controller }, "seed \(seed): \(controller.name) is not released")
      #expect(
        (controller.viewIfLoaded?.window != nil) == (controller === stack.last), "seed \(seed), \(controller.name)")
    }
    #expect(navigation.transitionCoordinator == nil && navigation.visibleViewController === stack.last)
    #expect(stack.last?.view.frame == navigation.view.bounds && stack.last?.view.transform == .identity)
    let top: CGFloat = navigation.isNavigationBarHidden ? 20 : 64
    #expect(stack.last?.view.safeAreaInsets.top == top, "seed \(seed)")
    #expect(
      navigation.navigationBar.items?.map { ObjectIdentifier($0) } == stack.map { ObjectIdentifier($0.navigationItem) })
    #expect(scene.disorder(visible: stack.suffix(1)) == [], "seed \(seed)")
  }

  @Test("Stacked sheets are changed while they are dragged down", arguments: Seeds.below(24))
  func sheets(seed: Int) {
    let scene = RestlessScene(seed: seed)
    let root = scene.make()
    stage.window.rootViewController = root
    stage.tick()
    func top() -> UIViewController {
      var top: UIViewController = root
      while let next = top.presentedViewController { top = next }
      return top
    }
    scene.change = {
      let isAnimated = scene.random.bool()
      if scene.random.int(in: 0..<3) > 0 {
        let next = scene.make()
        next.modalPresentationStyle = scene.random.bool() ? .pageSheet : .formSheet
        next.isModalInPresentation = scene.random.int(in: 0..<4) == 0
        top().present(next, animated: isAnimated)
      } else if root.presentedViewController != nil {
        (scene.random.bool() ? top() : root).dismiss(animated: isAnimated)
      }
    }
    _ = Diagnostics.recording {
      for _ in 0..<25 {
        scene.budget = 1
        if scene.random.bool() {
          scene.change()
        } else {
          let step = scene.random.double(in: -10..<50)
          drag(scene, from: CGPoint(x: 160, y: scene.random.double(in: 60..<300)), by: CGPoint(x: 0, y: step))
        }
        stage.wait(scene.random.double(in: 0..<0.6))
      }
      scene.budget = 0
      stage.wait(2)
      // After all touches have ended, the visible screen is at its final position.
      let shown = top()
      if shown !== root {
        #expect(shown.view.transform == .identity && shown.view.alpha == 1, "seed \(seed)")
        #expect(shown.view.frame == shown.presentationController?.frameOfPresentedViewInContainerView, "seed \(seed)")
      }
      if root.presentedViewController != nil { root.dismiss(animated: scene.random.bool()) }
      stage.wait(2)
    }
    #expect(root.presentedViewController == nil && stage.window.subviews.count == 1, "seed \(seed)")
    #expect(scene.living.map(\.name) == ["1"], "seed \(seed): dismissed controllers are released")
    #expect(scene.disorder(visible: [root]) == [], "seed \(seed)")
  }

  @Test("Tabs with stacks that hide the tab bar, with screens presented above them", arguments: Seeds.below(16))
  func everything(seed: Int) {
    let scene = RestlessScene(seed: seed)
    let tabs = UITabBarController()
    let stacks = (0..<3).map { _ in UINavigationController(rootViewController: scene.make()) }
    tabs.viewControllers = stacks
    stage.window.rootViewController = tabs
    stage.tick()
    scene.change = {
      let isAnimated = scene.random.bool()
      let stack = stacks[scene.random.int(in: 0..<3)]
      switch scene.random.int(in: 0..<8) {
      case 0, 1, 2:
        let next = scene.make()
        next.hidesBottomBarWhenPushed = scene.random.int(in: 0..<3) == 0
        stack.pushViewController(next, animated: isAnimated)
      case 3: stack.popViewController(animated: isAnimated)
      case 4: tabs.selectedIndex = scene.random.int(in: 0..<3)
      case 5: stack.popToRootViewController(animated: isAnimated)
      case 6:
        guard tabs.presentedViewController == nil else { return }
        let next = scene.make()
        next.modalPresentationStyle = scene.random.bool() ? .fullScreen : .pageSheet
        tabs.present(next, animated: isAnimated)
      default: if tabs.presentedViewController != nil { tabs.dismiss(animated: isAnimated) }
      }
    }
    _ = Diagnostics.recording {
      for _ in 0..<40 {
        scene.budget = 1
        switch scene.random.int(in: 0..<5) {
        case 0: stage.tap(scene.random.double(in: 0..<320), 460)
        case 1: drag(scene, from: CGPoint(x: 4, y: 200), by: CGPoint(x: scene.random.double(in: 5..<40), y: 0))
        default: scene.change()
        }
        stage.wait(scene.random.double(in: 0..<0.5))
      }
      scene.budget = 0
      stage.wait(2)
      if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
      stage.wait(1)
    }
    let shown = stacks[tabs.selectedIndex].viewControllers
    #expect(tabs.selectedViewController === stacks[tabs.selectedIndex] && stage.window.subviews.count == 1)
    let onStacks = stacks.flatMap(\.viewControllers)
    for controller in scene.living {
      #expect(onStacks.contains { $0 === controller }, "seed \(seed): \(controller.name) is not released")
      #expect(
        (controller.viewIfLoaded?.window != nil) == (controller === shown.last), "seed \(seed), \(controller.name)")
    }
    let hidesTabs = shown.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    #expect(shown.last?.view.safeAreaInsets.bottom == (hidesTabs ? 0 : 49), "seed \(seed)")
    #expect(shown.last?.view.safeAreaInsets.top == 64, "seed \(seed)")
    #expect(scene.disorder(visible: shown.suffix(1)) == [], "seed \(seed)")
  }
}
