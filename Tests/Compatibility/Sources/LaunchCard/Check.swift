// SPDX-License-Identifier: MIT

import CompatibilitySupport
import SprungHeadless
import SprungStage
import UIKit

// Returns the root view controller that browser tests display.
@MainActor public func page() -> UIViewController { LaunchCardViewController() }

@MainActor public func check(_ check: Check) {
  let usual = launch(check, [])
  check.expect(
    usual == ["Light", "Full motion", "Left to right", "Normal contrast", "Usual text", "Body text of 17 points"],
    "the defaults: \(usual.joined(separator: ", "))")
  let chosen = launch(
    check,
    [
      InputEvent(.appearance, identifier: 1, milliseconds: 0),
      InputEvent(.reducedMotion, identifier: 1, milliseconds: 0),
      InputEvent(.direction, identifier: 1, milliseconds: 0), InputEvent(.contrast, identifier: 1, milliseconds: 0),
      InputEvent(.contentSize, identifier: 6, milliseconds: 0),
    ])
  check.expect(
    chosen == ["Dark", "Reduced motion", "Right to left", "High contrast", "Large text", "Body text of 23 points"],
    "the settings: \(chosen.joined(separator: ", "))")
}

/// Launches the app on a host with settings. Returns the lines that the card displays.
@MainActor private func launch(_ check: Check, _ settings: [InputEvent]) -> [String] {
  let host = HeadlessHost(application: AppDelegate.self, size: CGSize(width: 320, height: 568), settings: settings)
  defer { host.stop() }
  host.frame(milliseconds: 0)
  guard let card = host.window.rootViewController as? LaunchCardViewController else {
    check.expect(false, "the card is displayed")
    return []
  }
  check.expect(card.card.frame, is: CGRect(x: 20, y: 60, width: 280, height: 40), "the card")
  check.expect(card.stack.frame.minX, is: 20, "the stack")
  check.expect(card.stack.frame.width, is: 280, "the width of the stack")
  return card.lines
}
