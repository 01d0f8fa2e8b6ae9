// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The controllers of one presentation: the presenting one, the presented one, and the visible leaves of both.
@MainActor struct PresentationCase: CustomStringConvertible {
  enum Kind: String, CaseIterable { case plain, navigation, tabs, tabsOfNavigations, box }
  enum Motion: String, CaseIterable { case system, custom, interactive, cancelled, instant }
  /// The event that occurs during the presentation or the dismissal.
  enum Meanwhile: String, CaseIterable { case nothing, pushInside, popInside, tabInside, pushBelow, tabBelow }

  let kind: Kind
  let below: Kind
  let style: UIModalPresentationStyle
  let motion: Motion
  let meanwhile: Meanwhile

  let presenter: UIViewController
  /// The controller that calls `present`.
  let source: AppearanceWitness
  let presented: UIViewController
  let leaf: AppearanceWitness
  let others: [AppearanceWitness]

  nonisolated var description: String {
    "\(kind) over \(below), style \(style.rawValue), \(motion), \(meanwhile)"
  }

  init(_ kind: Kind, over below: Kind, _ style: UIModalPresentationStyle, _ motion: Motion, _ meanwhile: Meanwhile) {
    self.kind = kind
    self.below = below
    self.style = style
    self.motion = motion
    self.meanwhile = meanwhile
    source = AppearanceWitness()
    source.title = "source"
    leaf = AppearanceWitness()
    leaf.title = "leaf"
    var made: [AppearanceWitness] = []
    presenter = Self.make(below, around: source, isPopped: false, &made)
    presented = Self.make(kind, around: leaf, isPopped: meanwhile == .popInside, &made)
    others = made
    presented.modalPresentationStyle = style
  }

  private static func make(
    _ kind: Kind, around leaf: UIViewController, isPopped: Bool, _ made: inout [AppearanceWitness]
  ) -> UIViewController {
    func another() -> AppearanceWitness {
      let controller = AppearanceWitness()
      controller.title = "other \(made.count)"
      made.append(controller)
      return controller
    }
    switch kind {
    case .plain: return leaf
    case .navigation:
      let navigation = UINavigationController()
      navigation.viewControllers = isPopped ? [another(), leaf] : [leaf]
      return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [leaf, another()]
      return tabs
    case .tabsOfNavigations:
      let tabs = UITabBarController()
      let navigation = UINavigationController()
      navigation.viewControllers = isPopped ? [another(), leaf] : [leaf]
      tabs.viewControllers = [navigation, UINavigationController(rootViewController: another())]
      return tabs
    case .box:
      let box = another()
      box.addChild(leaf)
      leaf.view.frame = box.view.bounds
      box.view.addSubview(leaf.view)
      leaf.didMove(toParent: box)
      return box
    }
  }

  /// Whether the containers of this case support the event.
  var isPossible: Bool {
    switch meanwhile {
    case .nothing: return true
    case .pushInside, .popInside: return kind == .navigation || kind == .tabsOfNavigations
    case .tabInside: return kind == .tabs || kind == .tabsOfNavigations
    case .pushBelow: return below == .navigation || below == .tabsOfNavigations
    case .tabBelow: return below == .tabs || below == .tabsOfNavigations
    }
  }

  /// Whether the presenter's view leaves the window.
  var removesPresenter: Bool { style == .fullScreen || style == .currentContext }

  /// Performs the event. Another controller can become visible instead of the leaf or the source.
  func act(isDismissal: Bool) {
    switch meanwhile {
    case .nothing: break
    case .pushInside:
      let next = UIViewController()
      (leaf.navigationController ?? UINavigationController()).pushViewController(next, animated: true)
    case .popInside: leaf.navigationController?.popViewController(animated: true)
    case .tabInside: leaf.tabBarController?.selectedIndex = isDismissal ? 0 : 1
    case .pushBelow:
      source.navigationController?.pushViewController(UIViewController(), animated: true)
    case .tabBelow: source.tabBarController?.selectedIndex = isDismissal ? 0 : 1
    }
  }

  /// The errors that all witnesses found in the order of their callbacks.
  var faults: [String] { ([source, leaf] + others).flatMap { $0.faults } }
}
