// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A completed interactive pop called the delegate's `didShow` even if a controller had replaced the window's root
/// controller in `viewDidDisappear` or `viewDidAppear`. The navigation controller was then no longer on screen.
@Suite(.oneApplication)
@MainActor
struct DidShowAfterLeavingTests {
  private final class Screen: UIViewController {
    var appeared: () -> Void = {}
    var disappeared: () -> Void = {}
    override func viewDidAppear(_ animated: Bool) { appeared() }
    override func viewDidDisappear(_ animated: Bool) { disappeared() }
  }

  private final class Recorder: NSObject, UINavigationControllerDelegate {
    var shown: [String?] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append(viewController.title) }
  }

  private let fingers = RegressionFingers(size: CGSize(width: 320, height: 568))
  private let recorder = Recorder()
  private let lower = Screen()
  private let upper = Screen()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: lower)
    lower.title = "lower"
    upper.title = "upper"
    navigation.pushViewController(upper, animated: false)
    fingers.window.rootViewController = navigation
    fingers.wait(0.1)
    navigation.delegate = recorder
  }

  private func swipe() {
    fingers.down(5, 300)
    for step in 1...8 { fingers.move(5 + 25 * Double(step), 300, after: 1.0 / 60) }
    fingers.up(205, 300)
    fingers.wait(0.5)
  }

  @Test("A swipe that pops notifies the delegate once")
  func swipePops() {
    swipe()
    #expect(recorder.shown == ["lower"] && navigation.viewControllers == [lower])
  }

  @Test(
    "The delegate is not notified if a callback removes the navigation controller from the screen",
    arguments: [true, false])
  func callbackLeaves(isUpper: Bool) {
    let window = fingers.window
    let leave = { if !(window.rootViewController is Screen) { window.rootViewController = Screen() } }
    if isUpper { upper.disappeared = leave } else { lower.appeared = leave }
    swipe()
    #expect(navigation.viewIfLoaded?.window == nil && navigation.viewControllers == [lower])
    #expect(recorder.shown == [])
  }

  @Test(
    "The delegate is not notified of a pop if a callback removes the navigation controller", arguments: [true, false])
  func popLeaves(isAnimated: Bool) {
    let window = fingers.window
    upper.disappeared = { if !(window.rootViewController is Screen) { window.rootViewController = Screen() } }
    navigation.popViewController(animated: isAnimated)
    fingers.wait(0.5)
    #expect(navigation.viewIfLoaded?.window == nil && recorder.shown == [])
  }
}
