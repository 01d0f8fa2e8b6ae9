// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The view of a controller without an own `loadView()` was opaque: it had the system's background color. Apple's has none, so
/// a child controller's view shows what is behind it.
@Suite(.oneApplication) @MainActor struct PlainControllerViewTests {
  @Test("loadView makes a view of the screen's size without a background color")
  func background() {
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    let controller = UIViewController()
    #expect(controller.view.backgroundColor == nil && controller.view.layer.backgroundColor == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    // Controllers of lists have views with a background color.
    #expect(UITableViewController(style: .plain).view.backgroundColor == .systemBackground)
  }
}
