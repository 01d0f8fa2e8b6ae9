// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests a controller hierarchy that contains all kinds of containers and is changed in its controllers' callbacks.
@Suite("Restless trees", .oneApplication) @MainActor struct RestlessTreeTests {
  /// A custom container that shows one child at a time, and replaces the child with or without animation.
  private final class Frame: UIViewController {
    var child: UIViewController?

    func show(_ next: UIViewController, isAnimated: Bool) {
      guard next.parent == nil, next.presentingViewController == nil else { return }
      let old = child
      child = next
      old?.willMove(toParent: nil)
      addChild(next)
      next.view.frame = view.bounds
      next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      guard isAnimated, let old, old.parent === self else {
        view.addSubview(next.view)
        old?.viewIfLoaded?.removeFromSuperview()
        old?.removeFromParent()
        next.didMove(toParent: self)
        return
      }
      transition(from: old, to: next, duration: 0.2, options: .transitionCrossDissolve, animations: nil) { _ in
        old.removeFromParent()
        next.didMove(toParent: self)
      }
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 480))

  @Test("Tabs, stacks, a custom container and presentations together", arguments: Seeds.below(32))
  func everything(seed: Int) {
    let scene = RestlessScene(seed: seed)
    let stacks = (0..<2).map { _ in UINavigationController(rootViewController: scene.make()) }
    let frame = Frame()
    let tabs = UITabBarController()
    tabs.viewControllers = stacks + [frame]
    for stack in stacks { stack.delegate = scene }
    frame.loadViewIfNeeded()
    frame.show(scene.make(), isAnimated: false)
    stage.window.rootViewController = tabs
    stage.tick()

    func top() -> UIViewController {
      var top: UIViewController = tabs
      while let next = top.presentedViewController { top = next }
      return top
    }
    scene.change = {
      let isAnimated = scene.random.bool()
      let stack = stacks[scene.random.int(in: 0..<2)]
      switch scene.random.int(in: 0..<9) {
      case 0, 1: stack.pushViewController(scene.make(), animated: isAnimated)
      case 2: stack.popViewController(animated: isAnimated)
      case 3: stack.setViewControllers([scene.make(), scene.make()], animated: isAnimated)
      case 4: tabs.selectedIndex = scene.random.int(in: 0..<3)
      case 5: frame.show(scene.make(), isAnimated: isAnimated)
      case 6:
        let next = scene.make()
        next.modalPresentationStyle = scene.random.bool() ? .fullScreen : .pageSheet
        top().present(next, animated: isAnimated)
      case 7: if tabs.presentedViewController != nil { top().dismiss(animated: isAnimated) }
      default: stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: isAnimated)
      }
    }
    // A presentation during another one is rejected. The resulting faults are ignored here.
    let faults = Diagnostics.recording {
      for step in 0..<30 {
        scene.budget = 1
        scene.change()
        stage.wait(scene.random.double(in: 0..<0.5))
        if step % 7 == 3 { stage.tap(scene.random.double(in: 0..<320), 460) }
        if step % 11 == 5 {
          let isWide = scene.random.bool()
          stage.resize(isWide ? 480 : 320, isWide ? 320 : 480)
        }
      }
      scene.budget = 0
      stage.wait(1.5)
      if tabs.presentedViewController != nil { tabs.dismiss(animated: false) }
      stage.resize(320, 480)
      stage.wait(1.5)
    }
    let unexpected = faults.filter { !$0.kind.hasPrefix("present") }
    #expect(unexpected.isEmpty, "seed \(seed): \(unexpected.map(\.message))")
    #expect(UIApplication.shared.validate() == [], "seed \(seed)")
    #expect(tabs.presentedViewController == nil && tabs.transitionCoordinator == nil, "seed \(seed)")

    // Only the top controller of the selected tab is visible, and its view fills the window.
    let shown: UIViewController? =
      tabs.selectedIndex < 2 ? stacks[tabs.selectedIndex].topViewController : frame.child
    let members = stacks.flatMap(\.viewControllers) + [frame.child].compactMap { $0 }
    for controller in scene.living {
      #expect(members.contains { $0 === controller }, "seed \(seed): \(controller.name) is not released")
      #expect((controller.viewIfLoaded?.window != nil) == (controller === shown), "seed \(seed): \(controller.name)")
    }
    #expect(frame.children == [frame.child].compactMap { $0 }, "seed \(seed)")
    for stack in stacks { #expect(stack.children.count == stack.viewControllers.count, "seed \(seed)") }
    #expect(shown?.view.convert(shown?.view.bounds ?? .zero, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 480))
    if tabs.selectedIndex < 2 {
      let covered: CGFloat = stacks[tabs.selectedIndex].isNavigationBarHidden ? 20 : 64
      #expect(shown?.view.safeAreaInsets == UIEdgeInsets(top: covered, left: 0, bottom: 49, right: 0), "seed \(seed)")
    }
    #expect(scene.disorder(visible: [shown].compactMap { $0 }) == [], "seed \(seed)")
  }
}
