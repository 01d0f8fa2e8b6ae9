// SPDX-License-Identifier: MIT

import CompatibilitySupport
import Foundation
import UIKit

// Returns the root view controller that browser tests display.
@MainActor public func page() -> UIViewController { VisitDiaryController() }

@MainActor public func check(_ check: Check) {
  UserDefaults.standard.removeObject(forKey: VisitDiaryController.visitsKey)
  UserDefaults.standard.removeObject(forKey: VisitDiaryController.lastKey)
  let first = VisitDiaryController()
  check.show { first }
  check.expect(first.visitsLabel.text == "First visit", "the first time: \(first.visitsLabel.text ?? "nil")")
  check.expect(first.lastLabel.text == "Never before", "nothing is remembered: \(first.lastLabel.text ?? "nil")")
  check.wait(0.3)
  check.expect(first.clockLabel.text == "Tick 1", "a timer of a quarter: \(first.clockLabel.text ?? "nil")")
  check.expect(first.greetingLabel.text == nil, "half a second has not passed")
  check.expect(!first.lastLabel.isHidden, "a task ran")
  check.wait(2)
  check.expect(first.ticks == 4, "it ends after four: \(first.ticks)")
  check.expect(first.greetingLabel.text == "Hello again", "the delayed call: \(first.greetingLabel.text ?? "nil")")
  let second = VisitDiaryController()
  check.show { second }
  check.expect(second.visitsLabel.text == "Visit 2", "the second time: \(second.visitsLabel.text ?? "nil")")
  check.expect(second.lastLabel.text?.count == 19, "when it was: \(second.lastLabel.text ?? "nil")")
  check.finger.tap(CGPoint(x: 60, y: 190))
  check.expect(UserDefaults.standard.string(forKey: VisitDiaryController.lastKey) == nil, "it forgets")
  check.expect(second.visitsLabel.text == "Forgotten", "and says so")
}
