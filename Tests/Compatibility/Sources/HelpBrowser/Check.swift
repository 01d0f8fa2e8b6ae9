// SPDX-License-Identifier: MIT

import CompatibilitySupport
import SprungStage
import UIKit

// Returns the root view controller that browser tests display.
@MainActor public func page() -> UIViewController {
  let controller = HelpViewController()
  controller.loadViewIfNeeded()
  controller.open("https://docs.test/help")
  return controller
}

@MainActor public func check(_ check: Check) {
  let screen = HelpViewController()
  check.show { screen }
  UIApplication.shared.handle(
    InputEvent(.abilities, identifier: Int32(bitPattern: StageAbilities.all.rawValue), milliseconds: 0))
  check.frames(2)
  func answer(_ request: UInt32, _ outcome: StageAnswer.Outcome) {
    for event in StageAnswer(request: request, outcome: outcome).events(milliseconds: 0) {
      UIApplication.shared.handle(event)
    }
    check.frames(2)
  }
  screen.open("https://docs.test/help")
  check.frames(3)
  check.expect(screen.steps == ["Decided", "Loading"], "\(screen.steps)")
  check.expect(screen.webView.isLoading, "loading until the host answers")
  answer(1, .done)
  check.expect(screen.steps == ["Decided", "Loading", "Showing", "Loaded"], "\(screen.steps)")
  check.expect(screen.stateLabel.text == "Loaded: docs.test", "\(screen.stateLabel.text ?? "nil")")
  check.expect(screen.progressView.progress == 1, "\(screen.progressView.progress)")
  screen.open("https://blocked.test")
  check.frames(3)
  check.expect(screen.steps.last == "Decided" && screen.webView.url?.host == "docs.test", "the delegate decides")
  // The page view covers the web view.
  let page = screen.webView.subviews.last
  check.expect(page?.frame.width ?? 0, is: screen.webView.bounds.width, "the width of the page")
  check.expect(page?.frame.height ?? 0, is: 300, "the height of the page")
}
