// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// What was recorded from Apple's controllers: which of the five calls of a life arrive, in which order.
@Suite("Recorded facts about controllers", .oneApplication) @MainActor struct ControllerFactsTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let log = CallLog()

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  /// The recorded kinds of calls since the last question.
  private func take() -> [String] {
    let kinds = ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"]
    return log.take().filter { call in kinds.contains { call.hasSuffix("." + $0) } }
  }

  private func navigation(_ names: String...) -> (UINavigationController, [LoggingController]) {
    let controllers = names.map { controller($0) }
    for controller in controllers { controller.loadViewIfNeeded() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
    stage.window.rootViewController = navigation
    stage.tick()
    return (navigation, controllers)
  }

  @Test("The root of a navigation controller loads and appears") func root() {
    _ = navigation("A")
    #expect(take() == ["A.didLoad", "A.willAppear", "A.didAppear"])
  }

  @Test("A push without animation, and the view that it covers") func push() {
    let (navigation, controllers) = navigation("A")
    _ = take()
    navigation.pushViewController(controller("B"), animated: false)
    #expect(take() == ["B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    #expect(controllers[0].view.superview == nil)
  }

  @Test("A pop without animation") func pop() {
    let (navigation, _) = navigation("A", "B")
    _ = take()
    navigation.popViewController(animated: false)
    #expect(take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
  }

  @Test("An animated push takes 0.35 seconds, and reports its end then") func animatedPush() {
    let (navigation, _) = navigation("A")
    _ = take()
    let pushed = controller("B")
    pushed.loadViewIfNeeded()
    _ = take()
    navigation.pushViewController(pushed, animated: true)
    stage.wait(0.33)
    #expect(take() == ["A.willDisappear", "B.willAppear"])
    stage.wait(0.03)
    #expect(take() == ["A.didDisappear", "B.didAppear"])
  }

  @Test("An animated pop") func animatedPop() {
    let (navigation, _) = navigation("A", "B")
    _ = take()
    navigation.popViewController(animated: true)
    stage.wait(0.4)
    #expect(take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
  }

  @Test("A swipe from the edge") func swipe() {
    let (navigation, _) = navigation("A", "B")
    stage.wait(0.1)
    _ = take()
    stage.down(2, 300)
    stage.drag(from: CGPoint(x: 2, y: 300), by: CGPoint(x: 20, y: 0), count: 12, every: 1.0 / 60)
    #expect(take() == ["B.willDisappear", "A.willAppear"] && navigation.viewControllers.count >= 1)
    stage.up(242, 300)
    stage.wait(0.6)
    #expect(take() == ["B.didDisappear", "A.didAppear"] && navigation.viewControllers.count == 1)
  }

  @Test("The title of the navigation item follows that of the controller") func title() {
    let controller = UIViewController()
    let item = controller.navigationItem
    controller.title = "Renamed"
    #expect(item.title == "Renamed" && controller.navigationItem === item)
  }

  @Test("The view is loaded when it is asked for, once") func loading() {
    let controller = controller("A")
    #expect(!controller.isViewLoaded && take().isEmpty)
    let view = controller.view
    #expect(controller.isViewLoaded && controller.view === view && take() == ["A.didLoad"])
  }

  @Test("The first tab, and another one") func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller("T0"), controller("T1")]
    #expect(take().isEmpty)
    stage.window.rootViewController = tabs
    stage.tick()
    #expect(take() == ["T0.didLoad", "T0.willAppear", "T0.didAppear"])
    tabs.selectedIndex = 1
    #expect(take() == ["T1.didLoad", "T0.willDisappear", "T1.willAppear", "T0.didDisappear", "T1.didAppear"])
  }

  @Test("A tab that is selected before the view is loaded loads nothing") func early() {
    let tabs = UITabBarController()
    let controllers = [controller("T0"), controller("T1")]
    tabs.viewControllers = controllers
    tabs.selectedIndex = 1
    #expect(take().isEmpty && controllers.allSatisfy { !$0.isViewLoaded } && !tabs.isViewLoaded)
  }

  @Test("A sheet leaves the presenter visible, a full screen does not") func presenting() {
    let base = controller("Base")
    stage.window.rootViewController = base
    stage.tick()
    _ = take()
    let sheet = controller("Sheet")
    sheet.modalPresentationStyle = .pageSheet
    base.present(sheet, animated: false)
    stage.wait(0.1)
    #expect(take() == ["Sheet.didLoad", "Sheet.willAppear", "Sheet.didAppear"])
    base.dismiss(animated: false)
    stage.wait(0.1)
    _ = take()
    let modal = controller("Modal")
    modal.modalPresentationStyle = .fullScreen
    base.present(modal, animated: false)
    stage.wait(0.1)
    #expect(
      take() == [
        "Modal.didLoad", "Base.willDisappear", "Modal.willAppear", "Modal.didAppear", "Base.didDisappear",
      ])
  }

  @Test("Controllers hear of the layout of their own view, before and after it") func layout() {
    final class Noting: UIView {
      var note: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        note()
      }
    }
    final class Layouts: UIViewController {
      var calls: [String] = []
      let child = Noting()
      override func loadView() {
        let root = Noting()
        root.note = { [unowned self] in self.calls.append("root.layout") }
        child.note = { [unowned self] in self.calls.append("child.layout") }
        root.addSubview(child)
        view = root
      }
      override func viewWillLayoutSubviews() { calls.append("vc.willLayout") }
      override func viewDidLayoutSubviews() { calls.append("vc.didLayout") }
    }
    let controller = Layouts()
    stage.window.rootViewController = controller
    stage.tick()
    controller.calls = []
    controller.view.setNeedsLayout()
    controller.child.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["vc.willLayout", "root.layout", "vc.didLayout", "child.layout"])
  }
}
