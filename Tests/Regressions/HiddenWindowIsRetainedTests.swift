// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The window list retained hidden windows forever, and the application retained its first responder even in a hidden
/// window. An overlay window that was hidden and released stayed in memory with its controllers, views and text. A
/// window displayed by setting `isHidden = false`, without `makeKeyAndVisible()`, was never added to the list, so it
/// was not drawn.
@Suite(.oneApplication)
@MainActor
struct HiddenWindowIsRetainedTests {
  private let fingers = RegressionFingers()

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }

  @Test("A hidden window without references is deallocated, and its field resigns first responder")
  func released() {
    var window: UIWindow? = makeWindow()
    weak let released = window
    var field: UITextField? = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    weak let releasedField = field
    field.map { window?.rootViewController?.view.addSubview($0) }
    #expect(field?.becomeFirstResponder() == true)
    fingers.wait(0.1)
    field = nil
    window?.isHidden = true
    #expect(releasedField?.isFirstResponder == false)
    window = nil
    fingers.wait(0.1)
    #expect(released == nil && releasedField == nil)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("isHidden = false shows a window in front of other windows of its level")
  func shown() {
    let window = makeWindow()
    let other = makeWindow()
    #expect(
      UIApplication.shared.windows.map { ObjectIdentifier($0) }
        == [fingers.window, window, other].map { ObjectIdentifier($0) })
    #expect(window.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(!window.isKeyWindow && window.windowScene != nil)
    window.isHidden = true
    #expect(
      UIApplication.shared.windows.map { ObjectIdentifier($0) }
        == [window, fingers.window, other].map { ObjectIdentifier($0) })
    window.isHidden = false
    #expect(UIApplication.shared.windows.last === window)
    other.windowLevel = .alert
    other.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.last === other && window.isKeyWindow)
    fingers.wait(0.1)
    #expect(UIApplication.shared.validate().isEmpty)
  }

  @Test("A root controller that is replaced during a transition is released", arguments: [0.05, 0.2])
  func replacedRoot(seconds: Double) {
    weak var navigation: UINavigationController?
    do {
      let made = UINavigationController(rootViewController: UIViewController())
      navigation = made
      fingers.window.rootViewController = made
      fingers.wait(0.05)
      made.pushViewController(UIViewController(), animated: true)
    }
    fingers.wait(seconds)
    fingers.window.rootViewController = UIViewController()
    fingers.wait(0.5)
    #expect(navigation == nil)
  }
}
