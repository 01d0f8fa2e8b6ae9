// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

extension GuestListTests {
  @Test func fitsEverywhere() {
    onDevices {
      GuestListController()
    } check: { stage in
      try stage.tap(.textField, "Name")
      stage.type("Ada")
      try stage.tap(.button, "Add")
      stage.expectSettled(within: 2)
      let parts = [try stage.element(.textField), try stage.element(.button, "Add")]
      stage.expectMonotonic(parts, along: .reading)
      stage.expectInsideBounds(parts)
      stage.expectNoOverlap(stage.elements(.listItem) + parts)
    }
  }
}
