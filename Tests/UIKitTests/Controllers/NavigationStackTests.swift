// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Compares a navigation stack with an array during random changes. Each controller's appearance calls must alternate.
@Suite("Navigation stack", .oneApplication) @MainActor struct NavigationStackTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()

  @Test("The stack, parents, views and titles match the model after random changes", arguments: Seeds.below(12))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var model = [LoggingController("0", log)]
    let navigation = UINavigationController(rootViewController: model[0])
    stage.window.rootViewController = navigation
    stage.tick()
    var all = model
    for number in 1..<40 {
      let isAnimated = random.int(in: 0..<2) == 0
      switch random.int(in: 0..<5) {
      case 0, 1:
        let new = LoggingController("\(number)", log)
        all.append(new)
        model.append(new)
        navigation.pushViewController(new, animated: isAnimated)
      case 2:
        let popped = navigation.popViewController(animated: isAnimated)
        #expect(popped === (model.count > 1 ? model.last : nil))
        if model.count > 1 { model.removeLast() }
      case 3:
        let index = random.int(in: 0..<model.count)
        let popped = navigation.popToViewController(model[index], animated: isAnimated)
        let expected = Array(model[(index + 1)...])
        #expect((popped ?? []).map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
        model = Array(model[...index])
      default:
        model = (0..<random.int(in: 1..<5)).map { place in
          place < model.count && random.int(in: 0..<2) == 0
            ? model[place] : LoggingController("\(number).\(place)", log)
        }
        for controller in model where !all.contains(where: { $0 === controller }) { all.append(controller) }
        navigation.setViewControllers(model, animated: isAnimated)
      }
      #expect(navigation.viewControllers.map { ObjectIdentifier($0) } == model.map { ObjectIdentifier($0) })
      if random.int(in: 0..<2) == 0 { stage.wait(random.double(in: 0..<0.5)) }
    }
    stage.wait(0.6)
    #expect(navigation.topViewController === model.last && navigation.visibleViewController === model.last)
    for controller in all {
      let isOnStack = model.contains { $0 === controller }
      #expect(
        (controller.parent === navigation) == isOnStack && (controller.navigationController === navigation) == isOnStack
      )
      #expect((controller.viewIfLoaded?.window != nil) == (controller === model.last), "\(controller.name)")
    }
    #expect(navigation.navigationBar.items?.map(\.title) == model.map(\.title))
    #expect(model.last?.view.frame == navigation.view.bounds)
    checkBalance(all)
  }

  /// Checks that the appearance calls of each controller alternate.
  private func checkBalance(_ controllers: [LoggingController]) {
    let follows = [
      "willAppear": ["", "didDisappear", "willDisappear"], "didAppear": ["willAppear"],
      "willDisappear": ["didAppear", "willAppear"], "didDisappear": ["willDisappear"],
    ]
    for controller in controllers {
      var last = ""
      for call in log.calls where call.hasPrefix(controller.name + ".") {
        let kind = String(call.dropFirst(controller.name.count + 1))
        guard let before = follows[kind] else { continue }
        #expect(before.contains(last), "\(controller.name): \(kind) after \(last)")
        last = kind
      }
      #expect(["", "didAppear", "didDisappear"].contains(last), "\(controller.name) ends with \(last)")
    }
  }

  @Test("Popping from the root, or to the current controller, has no effect") func nothing() {
    let root = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.tick()
    _ = log.take()
    #expect(
      navigation.popViewController(animated: true) == nil && navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.popToViewController(root, animated: false) == nil && log.calls.isEmpty)
  }

  @Test("Changing a stack before the view is loaded does not load it") func unloaded() {
    let controllers = ["A", "B", "C"].map { LoggingController($0, log) }
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.setViewControllers(controllers, animated: true)
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers.count == 2 && controllers[2].parent == nil)
    #expect(!navigation.isViewLoaded && !log.calls.contains { $0.hasSuffix("ppear") })
    stage.window.rootViewController = navigation
    stage.tick()
    #expect(controllers[1].view.window != nil && controllers[0].viewIfLoaded?.window == nil)
  }

  @Test(
    "The content is below a bar of 44 points and a status bar of 20 at every size",
    arguments: [(320.0, 480.0), (375, 812), (1024, 700)])
  func frames(width: Double, height: Double) {
    let stage = FingerStage(size: CGSize(width: width, height: height))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.tick()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: width, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: width, height: height) && root.view.safeAreaInsets.top == 64)
    navigation.isNavigationBarHidden = true
    stage.tick()
    #expect(root.view.safeAreaInsets.top == 20)
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    stage.tick()
    #expect(
      root.view.frame == CGRect(x: 0, y: 64, width: width, height: height - 64) && root.view.safeAreaInsets.top == 0)
  }
}
