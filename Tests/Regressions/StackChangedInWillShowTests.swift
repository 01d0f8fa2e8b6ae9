// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// If the delegate's `willShow` or a controller's `viewWillDisappear` changed the stack, the pending transition ended,
/// but its controllers were still notified. The controller that was never shown received `viewWillAppear` without a
/// matching `viewWillDisappear` or `viewDidDisappear`.
@Suite(.oneApplication)
@MainActor
struct StackChangedInWillShowTests {
  private final class Screen: UIViewController {
    var calls: [String] = []
    var willDisappear: () -> Void = {}
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      calls.append("willDisappear")
      willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var willShow: (UIViewController) -> Void = { _ in }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { willShow(viewController) }
  }

  private let fingers = RegressionFingers(size: CGSize(width: 320, height: 568))
  private let delegate = Delegate()
  private let first = Screen()
  private let second = Screen()
  private let third = Screen()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    fingers.window.rootViewController = navigation
    fingers.wait(0.1)
    navigation.delegate = delegate
    first.calls = []
  }

  private func replace(_ expected: UIViewController) {
    delegate.willShow = { [navigation, first, third] in
      if $0 === expected { navigation.setViewControllers([first, third], animated: false) }
    }
  }

  @Test("A push that is replaced in willShow does not notify its controller", arguments: [true, false])
  func push(isAnimated: Bool) {
    replace(second)
    navigation.pushViewController(second, animated: isAnimated)
    fingers.wait(0.5)
    #expect(navigation.viewControllers == [first, third] && second.parent == nil && second.calls == [])
    #expect(first.calls == ["willDisappear", "didDisappear"])
    #expect(third.calls == ["willAppear", "didAppear"] && third.view.superview === navigation.view)
  }

  @Test("A push that is replaced in viewWillDisappear does not notify its controller", arguments: [true, false])
  func pushInWillDisappear(isAnimated: Bool) {
    first.willDisappear = { [navigation, first, third] in
      first.willDisappear = {}
      navigation.setViewControllers([first, third], animated: false)
    }
    navigation.pushViewController(second, animated: isAnimated)
    fingers.wait(0.5)
    #expect(navigation.viewControllers == [first, third] && second.parent == nil && second.calls == [])
    #expect(third.calls == ["willAppear", "didAppear"] && third.view.superview === navigation.view)
  }

  @Test("An interactive pop that is replaced in willShow does not notify its controller")
  func swipe() {
    navigation.pushViewController(second, animated: false)
    fingers.wait(0.1)
    (first.calls, second.calls) = ([], [])
    delegate.willShow = { [navigation, first, second, third] in
      if $0 === first { navigation.setViewControllers([first, second, third], animated: false) }
    }
    fingers.down(5, 300)
    for step in 1...8 { fingers.move(5 + 25 * Double(step), 300, after: 1.0 / 60) }
    fingers.up(205, 300)
    fingers.wait(0.5)
    #expect(navigation.viewControllers == [first, second, third] && first.calls == [])
    #expect(second.calls == ["willDisappear", "didDisappear"] && third.calls == ["willAppear", "didAppear"])
  }
}
