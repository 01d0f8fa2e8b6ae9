// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// A view controller with bar items, whose appearance methods are callbacks.
final class LifetimeController: UIViewController {
  weak var stage: LifetimeStage?

  init(_ stage: LifetimeStage, _ name: String) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
    title = name
    stage.track(self, "controller \(name)")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    stage?.track(view, "the view of controller \(title ?? "")")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Do", image: nil, primaryAction: UIAction { [weak stage] _ in stage?.callback() }, menu: nil)
    toolbarItems = [editButtonItem]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stage?.callback()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stage?.callback()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stage?.callback()
  }
}

/// An animator and an interaction controller for custom transitions.
final class LifetimeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  weak var stage: LifetimeStage?

  init(_ stage: LifetimeStage?) {
    self.stage = stage
    super.init()
    stage?.track(self, "the transition's animator")
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let incoming = context.view(forKey: .to) {
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
    }
    UIView.animate(withDuration: 0.4) {
      context.view(forKey: .to)?.alpha = 1
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    stage?.callback()
  }
}

/// The delegate of navigation controllers, tab bar controllers and presentations.
final class LifetimeTransitions: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  weak var stage: LifetimeStage?
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ stage: LifetimeStage, isInteractive: Bool) {
    self.stage = stage
    super.init()
    guard isInteractive else { return }
    let made = UIPercentDrivenInteractiveTransition()
    interaction = made
    for step in 1..<12 { stage.later(step) { [weak made] in made?.update(CGFloat(step) / 16) } }
    let isFinished = stage.oneIn(2)
    stage.later(14) { [weak self, weak made] in
      if isFinished { made?.finish() } else { made?.cancel() }
      self?.interaction = nil
    }
    if stage.oneIn(3) { stage.keep(made) { $0.finish() } } else { stage.track(made, "the interaction") }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LifetimeTransition(stage) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { stage?.callback() }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LifetimeTransition(stage) }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    stage?.callback()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LifetimeTransition(stage) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LifetimeTransition(stage) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension LifetimeStage {
  /// Creates a navigation controller with two view controllers.
  func makeNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: LifetimeController(self, "root"))
    install(navigation, "the navigation controller")
    navigation.pushViewController(LifetimeController(self, "second"), animated: false)
    rootView.layoutIfNeeded()
    if oneIn(4) { keep(navigation.interactivePopGestureRecognizer) { $0.isEnabled.toggle() } }
    if oneIn(4) { keep(navigation.topViewController?.navigationItem) { $0.title = "\($0.title ?? "")." } }
    if oneIn(4) { keep(navigation.navigationBar) { $0.layoutIfNeeded() } }
    if oneIn(4) { keep(navigation.toolbar) { $0.setItems([UIBarButtonItem()], animated: true) } }
    if oneIn(4) { keep(navigation.topViewController?.navigationItem.rightBarButtonItem) { $0.isEnabled.toggle() } }
    return navigation
  }

  /// Pushes or pops at random.
  func move(_ navigation: UINavigationController) {
    switch int(0..<6) {
    case 0, 1: navigation.pushViewController(LifetimeController(self, "third"), animated: true)
    case 2: navigation.popViewController(animated: true)
    case 3:
      navigation.setViewControllers(
        [LifetimeController(self, "fourth"), LifetimeController(self, "fifth")], animated: true)
    case 4: navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
    default: navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: true)
    }
  }

  /// In some cases, pops to the root at the release.
  func popOnRelease(_ navigation: UINavigationController) {
    if oneIn(2) { onRelease { [weak navigation] in navigation?.popToRootViewController(animated: false) } }
  }
}

extension LifetimeScene {
  static let navigation: [LifetimeScene] = [
    LifetimeScene("navigation") { stage in
      let navigation = stage.makeNavigation()
      stage.popOnRelease(navigation)
      stage.move(navigation)
      stage.later(stage.int(1..<40)) { [weak navigation, weak stage] in
        if let navigation, let stage { stage.move(navigation) }
      }
    },
    LifetimeScene("interactive pop") { stage in
      let navigation = stage.makeNavigation()
      stage.popOnRelease(navigation)
      stage.finger(
        at: CGPoint(x: 2, y: 240), to: CGPoint(x: stage.oneIn(2) ? 280 : 60, y: 240), moving: stage.int(6..<30))
    },
    LifetimeScene("custom navigation transition") { stage in
      let navigation = stage.makeNavigation()
      let transitions = LifetimeTransitions(stage, isInteractive: stage.oneIn(2))
      stage.help(transitions)
      navigation.delegate = transitions
      stage.popOnRelease(navigation)
      if stage.oneIn(2) {
        navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(LifetimeController(stage, "third"), animated: true)
      }
    },
    LifetimeScene("navigation bar taps") { stage in
      let navigation = stage.makeNavigation()
      navigation.setToolbarHidden(false, animated: false)
      stage.tap(CGPoint(x: 30, y: 40), after: 2)
      stage.tap(CGPoint(x: 295, y: 40), after: 8)
      stage.tap(CGPoint(x: 30, y: 460), after: 16)
    },
    LifetimeScene("tab bar controller") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<4).map { LifetimeController(stage, "tab \($0)") }
      stage.install(tabs, "the tab bar controller")
      if stage.oneIn(2) {
        let transitions = LifetimeTransitions(stage, isInteractive: false)
        stage.help(transitions)
        tabs.delegate = transitions
      }
      if stage.oneIn(3) { stage.keep(tabs.tabBar) { $0.layoutIfNeeded() } }
      if stage.oneIn(3) { stage.keep(tabs.tabBar.items?.first) { $0.badgeValue = "1" } }
      for step in 0..<5 { stage.tap(CGPoint(x: stage.int(10..<310), y: 460), after: 2 + step * 8) }
      if stage.oneIn(3) {
        stage.later(stage.int(1..<30)) { [weak tabs, weak stage] in
          guard let tabs, let stage else { return }
          tabs.setViewControllers([LifetimeController(stage, "other tab")], animated: true)
        }
      }
    },
    LifetimeScene("child controllers") { stage in
      let parent = LifetimeController(stage, "parent")
      stage.install(parent, "the parent")
      let child = LifetimeController(stage, "child")
      let other = LifetimeController(stage, "other")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.addChild(other)
      if stage.oneIn(3) { stage.keep(child.navigationItem) { $0.title = "x" } }
      parent.transition(
        from: child, to: other, duration: 0.4, options: [.transitionCrossDissolve], animations: nil,
        completion: stage.ended("a transition of children"))
    },
    LifetimeScene("surviving child") { stage in
      let parent = LifetimeController(stage, "parent")
      stage.install(parent, "the parent")
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      stage.keep(child) { _ = ($0.parent, $0.navigationController, $0.view.window, $0.presentingViewController) }
    },
  ]
}
