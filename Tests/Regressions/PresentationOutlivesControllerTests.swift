// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A presentation controller retained by an application crashed after its presented controller was released ("Attempted
/// to read an unowned reference"). The reference to the controller was `unowned`, or in browser builds
/// `unowned(unsafe)`. After the release, `presentedViewController` now returns an empty controller.
///
/// A full-screen presentation also retained the superview of the covered view. This superview is often the window,
/// which retains the presenter, so a window that was hidden and released was never deallocated with its controllers.
@Suite(.oneApplication)
@MainActor
struct PresentationOutlivesControllerTests {
  private let fingers = RegressionFingers()

  @Test(
    "A presentation controller can outlive its presented controller",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func survives(style: UIModalPresentationStyle) throws {
    let presenter = UIViewController()
    fingers.window.rootViewController = presenter
    var presented: UIViewController? = UIViewController()
    weak let released = presented
    presented?.modalPresentationStyle = style
    let presentation = try #require(presented?.presentationController)
    presented.map { presenter.present($0, animated: true) }
    fingers.wait(0.1)
    presenter.dismiss(animated: false)
    presented = nil
    fingers.wait(1)
    #expect(released == nil)
    #expect(presentation.presentedView == nil && presentation.containerView == nil)
    #expect(presentation.presentingViewController == nil)
    #expect(presentation.presentedViewController.viewIfLoaded == nil)
    #expect(presentation.presentedViewController === presentation.presentedViewController)
    #expect(presentation.frameOfPresentedViewInContainerView == .zero)
  }

  @Test(
    "A window that is hidden and released is deallocated with its presented controllers",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen], [0.1, 1.0])
  func hiddenWindow(style: UIModalPresentationStyle, seconds: Double) {
    var window: UIWindow? = UIWindow(frame: fingers.window.bounds)
    var calls = 0
    weak let released = window
    weak var presenter: UIViewController?
    weak var presented: UIViewController?
    do {
      let made = UIViewController()
      let other = UIViewController()
      presenter = made
      presented = other
      other.modalPresentationStyle = style
      window?.rootViewController = made
      window?.makeKeyAndVisible()
      made.present(other, animated: true) { calls += 1 }
    }
    fingers.wait(seconds)
    window?.isHidden = true
    window = nil
    fingers.wait(1)
    #expect(released == nil && presenter == nil && presented == nil)
    #expect(calls == 1)
  }
}
