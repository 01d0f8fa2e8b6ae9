// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the children of a custom controller: their parents and the calls they receive.
@Suite("Controller containment", .oneApplication) @MainActor struct ControllerContainmentTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()
  private let parent: LoggingController
  private let child: LoggingController

  init() {
    parent = LoggingController("P", log)
    child = LoggingController("C", log)
    stage.window.rootViewController = parent
    stage.tick()
    log.calls = []
  }

  private func contain(_ controller: LoggingController) {
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
  }

  @Test("A child whose view is added to a visible parent appears, and disappears with its view") func appearing() {
    contain(child)
    #expect(
      log.take() == [
        "C.willMove(parent)", "C.didLoad", "C.willAppear", "C.isAppearing", "C.didAppear", "C.didMove(parent)",
      ])
    #expect(child.parent === parent && parent.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("A moving child leaves its first parent before it joins the second") func moving() {
    let other = LoggingController("O", log)
    contain(child)
    _ = log.take()
    other.addChild(child)
    #expect(child.parent === other && parent.children.isEmpty && other.children == [child])
    #expect(log.calls.filter { $0.hasPrefix("C.") && $0.contains("Move") } == ["C.didMove(nil)", "C.willMove(parent)"])
    other.addChild(child)
    #expect(other.children.count == 1)
  }

  @Test("Children appear and disappear with their parent, after it") func together() {
    let other = LoggingController("O", log)
    contain(child)
    _ = log.take()
    stage.window.rootViewController = other
    stage.tick()
    let disappearing = log.take().filter { !$0.hasPrefix("O.") }
    #expect(
      disappearing == ["P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear"])
    stage.window.rootViewController = parent
    stage.tick()
    let appearing = log.take().filter { !$0.hasPrefix("O.") && !$0.contains("isAppearing") }
    #expect(appearing == ["P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear"])
  }

  @Test("A controller never contains itself") func cycles() {
    contain(child)
    let grandchild = LoggingController("G", log)
    child.addChild(grandchild)
    let faults = Diagnostics.recording {
      grandchild.addChild(parent)
      grandchild.addChild(child)
      child.addChild(child)
    }
    #expect(faults.map(\.kind) == ["controllerCycle", "controllerCycle", "controllerCycle"])
    #expect(parent.parent == nil && child.parent === parent && grandchild.children.isEmpty)
  }

  @Test("Ancestor controllers are found through containers") func ancestors() {
    let navigation = UINavigationController(rootViewController: parent)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    parent.addChild(child)
    #expect(child.navigationController === navigation && child.tabBarController === tabs)
    #expect(navigation.tabBarController === tabs && navigation.navigationController == nil)
    #expect(LoggingController("X", log).navigationController == nil)
  }

  @Test(
    "Random tab changes show exactly the selected controller, and calls alternate", arguments: Seeds.below(8)
  )
  func tabs(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let tabs = UITabBarController()
    var all = (0..<3).map { LoggingController("\($0)-", log) }
    var model = all
    tabs.viewControllers = model
    stage.window.rootViewController = tabs
    stage.tick()
    var selected: LoggingController? = model[0]
    for number in 3..<30 {
      switch random.int(in: 0..<3) {
      case 0:
        let index = random.int(in: 0..<model.count)
        tabs.selectedIndex = index
        selected = model[index]
      case 1:
        let new = LoggingController("\(number)-", log)
        all.append(new)
        model.insert(new, at: random.int(in: 0..<model.count + 1))
        tabs.viewControllers = model
      default:
        guard model.count > 1 else { continue }
        let gone = model.remove(at: random.int(in: 0..<model.count))
        tabs.viewControllers = model
        if gone === selected { selected = model[0] }
      }
      #expect(tabs.selectedViewController === selected && tabs.viewControllers?.count == model.count)
      #expect(
        tabs.tabBar.items?.map(\.title) == model.map(\.title) && tabs.tabBar.selectedItem === selected?.tabBarItem)
      stage.tick()
      for controller in all {
        #expect((controller.viewIfLoaded?.window != nil) == (controller === selected), "\(number): \(controller.name)")
        #expect((controller.parent === tabs) == model.contains { $0 === controller })
      }
    }
    for controller in all {
      let calls = log.calls.filter { $0 == "\(controller.name).didAppear" || $0 == "\(controller.name).didDisappear" }
      for (one, next) in zip(calls, calls.dropFirst()) { #expect(one != next, "\(controller.name)") }
      #expect((calls.last ?? "").hasSuffix("didAppear") == (controller === selected))
    }
  }
}
