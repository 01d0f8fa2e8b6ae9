// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that the views of one test can be released on any thread while the next test uses other views on the main
/// thread.
@Suite(.oneApplication) @MainActor struct ReleaseElsewhereTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()
  private let view = UIView()

  init() {
    window.rootViewController = controller
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    controller.view.layoutIfNeeded()
  }

  @Test(arguments: 0..<60) func suiteWithConstraints(_ index: Int) {
    view.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
    controller.view.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }
}
