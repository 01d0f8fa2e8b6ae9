// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// A log of calls.
@MainActor private final class CallList {
  var calls: [String] = []
  func take() -> String {
    defer { calls = [] }
    return calls.joined(separator: ", ")
  }
}

/// A controller that logs its lifecycle calls.
private final class NotingController: UIViewController {
  private let name: String
  private let list: CallList
  init(_ name: String, _ list: CallList) {
    self.name = name
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    list.calls.append("\(name).didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.calls.append("\(name).willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list.calls.append("\(name).didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    list.calls.append("\(name).willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    list.calls.append("\(name).didDisappear")
  }
}

/// Runs `body` on a stage with a root controller and a log of calls.
@MainActor private func stage<Answer>(
  _ make: (CallList) -> UIViewController, _ body: (TestStage, CallList) throws -> Answer
) throws -> Answer {
  let list = CallList()
  let root = make(list)
  let stage = try TestStage(TestDevice(width: 393, height: 852, scale: 3)) { root }
  defer { stage.stop() }
  return try body(stage, list)
}

/// Returns the calls that `body` causes in a navigation controller that contains controllers with the given names.
@MainActor private func navigation(
  _ names: [String], _ body: (TestStage, UINavigationController, CallList) throws -> String
) throws -> String {
  var navigation = UINavigationController()
  return try stage { list in
    let controllers = names.map { NotingController($0, list) }
    navigation = UINavigationController(rootViewController: controllers[0])
    navigation.setViewControllers(controllers, animated: false)
    return navigation
  } _: { stage, list in
    // Loads all views, as if the controllers had been pushed one after another.
    for controller in navigation.viewControllers { controller.loadViewIfNeeded() }
    stage.settle()
    _ = list.take()
    return try body(stage, navigation, list)
  }
}

/// A view that logs its constraint and layout passes.
private final class PassView: UIView {
  let name: String
  let list: CallList
  init(_ name: String, _ list: CallList) {
    self.name = name
    self.list = list
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func updateConstraints() {
    list.calls.append("\(name).update")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    list.calls.append("\(name).layout")
    super.layoutSubviews()
  }
}

private final class PassController: UIViewController {
  let list: CallList
  let root: PassView
  let child: PassView
  init(_ list: CallList) {
    self.list = list
    root = PassView("root", list)
    child = PassView("child", list)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() {
    root.addSubview(child)
    view = root
  }
  override func updateViewConstraints() {
    list.calls.append("vc.update")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    list.calls.append("vc.willLayout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.calls.append("vc.didLayout")
  }
}

/// A view whose class requires constraint-based layout.
private final class ConstrainedView: UIView {
  var updates = 0
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

/// A custom presentation with margins of 20 points at the sides and 100 points at the top and bottom.
private final class CardPresentation: UIPresentationController {
  var list: CallList?
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 100)
  }
  override func presentationTransitionWillBegin() { list?.calls.append("presentWill") }
  override func presentationTransitionDidEnd(_ completed: Bool) { list?.calls.append("presentDid \(completed)") }
  override func dismissalTransitionWillBegin() { list?.calls.append("dismissWill") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { list?.calls.append("dismissDid \(completed)") }
}

private final class CardTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let list: CallList
  var isPresenting = true
  var frames: [CGRect] = []
  init(_ list: CallList) { self.list = list }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let card = CardPresentation(presentedViewController: presented, presenting: presenting)
    card.list = list
    return card
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    list.calls.append(isPresenting ? "animate in" : "animate out")
    if let controller = transitionContext.viewController(forKey: .to), isPresenting {
      let view = transitionContext.view(forKey: .to) ?? controller.view!
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
      frames = [view.frame, transitionContext.finalFrame(for: controller)]
    }
    UIView.animate(withDuration: 0.2) {
      transitionContext.containerView.alpha = 1
    } completion: { [list] _ in
      list.calls.append("animatorDone")
      transitionContext.completeTransition(true)
    }
  }
}

/// Presents a card, and returns the calls during its presentation or dismissal, or its frames, depending on the
/// question.
@MainActor private func card(_ question: String) throws -> String {
  try stage {
    NotingController("Base", $0)
  } _: { stage, list in
    let root = try #require(stage.host.window.rootViewController)
    let transition = CardTransition(list)
    let sheet = NotingController("Sheet", list)
    sheet.loadViewIfNeeded()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transition
    _ = list.take()
    stage.perform { root.present(sheet, animated: true) }
    stage.settle()
    if question == "in" { return list.take() }
    if question == "frames" { return transition.frames.map { text($0) }.joined(separator: " ") }
    _ = list.take()
    stage.perform { root.dismiss(animated: true) }
    stage.settle()
    return list.take()
  }
}

extension FactsTests {
  /// Facts about the lifecycle calls of controllers and their order.
  static let controllers = FactArea(
    name: "controllers",
    rules: [
      rule("root of a navigation controller: load and appear") { _ in
        try stage {
          UINavigationController(rootViewController: NotingController("A", $0))
        } _: { _, list in
          list.take()
        }
      },
      rule("the view that was covered is taken out") { _ in
        try navigation(["A"]) { stage, navigation, list in
          navigation.pushViewController(NotingController("B", list), animated: false)
          stage.frame()
          return text(navigation.viewControllers[0].view.superview == nil)
        }
      },
      rule("pop, not animated") { _ in
        try navigation(["A", "B"]) { stage, navigation, list in
          navigation.popViewController(animated: false)
          stage.frame()
          return list.take()
        }
      },
      rule("push, animated: (at the end|seconds .*)") { groups in
        try navigation(["A"]) { stage, navigation, list in
          let pushed = NotingController("B", list)
          pushed.loadViewIfNeeded()
          _ = list.take()
          let start = stage.time
          stage.perform { navigation.pushViewController(pushed, animated: true) }
          while list.calls.last != "B.didAppear", stage.time < start + 2 { stage.frame() }
          return groups[0] == "at the end" ? list.take() : text(CGFloat(stage.time - start))
        }
      },
      rule("pop, animated") { _ in
        try navigation(["A", "B"]) { stage, navigation, list in
          stage.perform { navigation.popViewController(animated: true) }
          stage.settle()
          return list.take()
        }
      },
      rule("(swipe from the edge, under way|swipe from the edge to the end|its stack)") { groups in
        let count = groups[0] == "its stack" ? 3 : 2
        return try navigation(count == 3 ? ["X", "A", "B"] : ["A", "B"]) { stage, navigation, list in
          stage.down(CGPoint(x: 1, y: 400))
          stage.move(to: CGPoint(x: 200, y: 400), over: 0.3)
          if groups[0].hasSuffix("way") { return list.take() }
          stage.move(to: CGPoint(x: 380, y: 400), over: 0.2)
          stage.up()
          stage.settle()
          return groups[0] == "its stack" ? text(CGFloat(navigation.viewControllers.count)) : list.take()
        }
      },
      rule("navigationItem.title follows title") { _ in
        let controller = UIViewController()
        controller.title = "First"
        controller.title = "Renamed"
        return controller.navigationItem.title
      },
      rule("responder chain in a navigation controller") { _ in
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        return try stage { _ in
          navigation
        } _: { _, _ in
          let leaf = UIView()
          controller.view.addSubview(leaf)
          var names: [String] = []
          var responder: UIResponder? = leaf
          while let current = responder {
            let name: String? =
              switch current {
              case leaf: "leaf"
              case controller.view: "root view"
              case controller: "controller"
              case navigation: "navigation"
              case is UIWindow: "window"
              case is UIScene: "scene"
              case is UIApplication: "application"
              default: nil
              }
            // Private views and the application delegate are not part of the recorded chain.
            if let name { names.append(name) }
            responder = current.next
          }
          return names.joined(separator: ", ").replacingOccurrences(
            of: "leaf, root view", with: "leaf, content, root view")
        }
      },
      rule("the view is loaded when it is asked for, once") { _ in
        let list = CallList()
        let controller = NotingController("A", list)
        let before = controller.isViewLoaded
        _ = controller.view
        _ = controller.view
        return "\(before), \(list.take()), \(controller.isViewLoaded)"
      },
      rule("tab bar controller: (first tab|another tab .*)") { groups in
        var tabs = UITabBarController()
        return try stage { list in
          tabs = UITabBarController()
          tabs.viewControllers = [NotingController("T0", list), NotingController("T1", list)]
          return tabs
        } _: { stage, list in
          let first = list.take()
          if groups[0] == "first tab" { return first }
          tabs.selectedIndex = 1
          stage.frame()
          return list.take()
        }
      },
      rule("selectedIndex before the view is loaded loads nothing") { _ in
        let list = CallList()
        let tabs = UITabBarController()
        tabs.viewControllers = [NotingController("T0", list), NotingController("T1", list)]
        _ = list.take()
        tabs.selectedIndex = 1
        return list.take()
      },
      rule(
        "(setNeedsUpdateConstraints on a child, layoutIfNeeded on the root|setNeedsLayout on root and child, layoutIfNeeded)"
      ) {
        groups in
        let list = CallList()
        let controller = PassController(list)
        controller.view.updateConstraintsIfNeeded()
        controller.view.layoutIfNeeded()
        _ = list.take()
        if groups[0].hasPrefix("setNeedsUpdate") {
          controller.child.setNeedsUpdateConstraints()
        } else {
          controller.root.setNeedsLayout()
          controller.child.setNeedsLayout()
        }
        controller.view.layoutIfNeeded()
        return list.take()
      },
      rule("(a sheet leaves the presenter visible|full screen: the presenter disappears)") { groups in
        try stage {
          NotingController("Base", $0)
        } _: { stage, list in
          let isSheet = groups[0].hasPrefix("a sheet")
          let modal = NotingController(isSheet ? "Sheet" : "Modal", list)
          modal.modalPresentationStyle = isSheet ? .pageSheet : .fullScreen
          _ = list.take()
          let root = try #require(stage.host.window.rootViewController)
          stage.perform { root.present(modal, animated: true) }
          stage.settle()
          return list.take()
        }
      },
      rule("custom presentation, animated: callbacks") { _ in try card("in") },
      rule("its frame is the presentation controller's, also for the animator") { _ in try card("frames") },
      rule("custom presentation, dismissed: callbacks") { _ in try card("out") },
      rule("a view whose class requires constraint-based layout: .*") { _ in
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = ConstrainedView()
        root.addSubview(view)
        root.layoutIfNeeded()
        return text(view.updates > 0)
      },
      rule(#"updateConstraints\(\) of a new view that is laid out by constraints is called without being asked for"#) {
        _ in
        let list = CallList()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = PassView("view", list)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        return text(list.calls.contains("view.update"))
      },
    ])

  /// Facts about alerts.
  static let alerts = FactArea(
    name: "alerts",
    rules: [
      rule("actions are in the order of adding") { _ in
        let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert.actions.compactMap(\.title).joined(separator: ", ")
      },
      rule("the handler runs after the alert has gone") { _ in
        try stage { _ in
          UIViewController()
        } _: { stage, list in
          let root = try #require(stage.host.window.rootViewController)
          let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .alert)
          alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in
              list.calls.append("handler, presented: \(root.presentedViewController != nil)")
            })
          stage.perform { root.present(alert, animated: true) }
          stage.settle()
          try stage.tap(.button, "OK")
          stage.settle()
          return list.take()
        }
      },
      rule("three actions: one below the other, cancel last") { _ in
        try stage { _ in
          UIViewController()
        } _: { stage, _ in
          let root = try #require(stage.host.window.rootViewController)
          let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .alert)
          for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("One", .default), ("Two", .default)] {
            alert.addAction(UIAlertAction(title: title, style: style))
          }
          stage.perform { root.present(alert, animated: false) }
          stage.settle()
          let tops = try ["One", "Two", "Cancel"].map { try stage.element(.button, $0).frame.minY }
          return text(tops[0] < tops[1] && tops[1] < tops[2])
        }
      },
      rule("textFields without addTextField is nil") { _ in
        text(UIAlertController(title: nil, message: nil, preferredStyle: .alert).textFields == nil)
      },
    ])
}
