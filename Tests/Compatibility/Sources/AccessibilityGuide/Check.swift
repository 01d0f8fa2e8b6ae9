// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let view = RatingView(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
  check.show(view)
  check.frames(1)
  check.expect(view.accessibilityValue == "3 of 5", "the value is \(view.accessibilityValue ?? "none")")
  check.expect(view.subviews[0].frame, is: CGRect(x: 4, y: 4, width: 32, height: 32), "the first star")
  // Tab focuses the view, and the arrow keys change its value.
  check.finger.key(.tab)
  check.finger.key(.arrowUp)
  check.frames(1)
  check.expect(view.rating == 4 && view.accessibilityValue == "4 of 5", "one more: \(view.rating)")
  check.finger.key(.arrowDown)
  check.finger.key(.arrowDown)
  check.frames(1)
  check.expect(view.rating == 2, "two less: \(view.rating)")
  check.expect(view.accessibilityCustomActions?.count == 1, "one action of its own")
  check.expect(view.accessibilityCustomActions?.first?.actionHandler?(UIAccessibilityCustomAction(name: "", actionHandler: nil)) == true, "the action was done")
  check.frames(1)
  check.expect(view.accessibilityValue == "0 of 5", "the value is \(view.accessibilityValue ?? "none")")
}
