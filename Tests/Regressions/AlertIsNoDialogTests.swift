// SPDX-License-Identifier: MIT

import SprungGallery
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// An alert was exposed to assistive technologies as a group of buttons without a role or label, and Tab moved focus
/// out of it. A modal view is now a labeled dialog, and Tab cycles within it.
@Suite(.oneApplication) @MainActor struct AlertIsNoDialogTests {
  private func openAlert() -> KeyboardStage {
    let stage = KeyboardStage(
      UINavigationController(rootViewController: ControlsViewController()), size: CGSize(width: 320, height: 568))
    stage.settle()
    stage.focus("Alert")
    stage.press(.enter)
    stage.settle()
    return stage
  }

  @Test func alertIsDialogLabeledWithItsMessage() throws {
    let stage = openAlert()
    defer { stage.host.stop() }
    let alert = try #require(stage.audible.first { $0.role == .alertDialog })
    #expect(alert.label == "A question, Return and Escape work too.")
    stage.press(.escape)
    stage.settle()
    #expect(!stage.audible.contains { $0.role == .alertDialog })
  }

  @Test func tabCyclesWithinAlert() throws {
    let stage = openAlert()
    defer { stage.host.stop() }
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(stage.focused ?? "")
      stage.press(.tab)
    }
    #expect(seen == ["Yes", "No", "Yes", "No"])
    stage.press(.tab, flags: .shift)
    #expect(stage.focused == "No")
  }

  @Test func viewMarkedModalIsDialog() throws {
    let stage = KeyboardStage(FlickToDismissViewController())
    defer { stage.host.stop() }
    stage.settle()
    #expect(stage.audible.contains { $0.role == .dialog && $0.label == "First light" })
  }

  @Test func alertActionsAreReadInVisualOrder() throws {
    let presenter = UIViewController()
    let stage = KeyboardStage(presenter)
    defer { stage.host.stop() }
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    presenter.present(alert, animated: false)
    stage.settle()
    // The cancel action is leftmost on screen, so it is first in this order.
    #expect(stage.audible.filter { $0.role == .button }.map(\.label) == ["Keep", "Delete"])
  }
}
