// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The default view of a controller without a custom `loadView()` had the opaque system background color. In UIKit the
/// default view has no background color, so the view of a child controller is transparent.
@Suite(.oneApplication) @MainActor struct PlainControllerViewTests {
  @Test("loadView creates a view of the screen's size without a background color")
  func background() {
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    let controller = UIViewController()
    #expect(controller.view.backgroundColor == nil && controller.view.layer.backgroundColor == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    // Views of list controllers have a background color.
    #expect(UITableViewController(style: .plain).view.backgroundColor == .systemBackground)
  }
}
