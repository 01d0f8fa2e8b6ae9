// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

extension GuestListTests {
  @Test func theOldRowDoesNotSwing() throws {
    let stage = try stage(with: "Ada")
    try stage.tap(.textField, "Name")
    stage.type("Grace")
    let trace = try stage.trace(.listItem) {
      try stage.tap(.button, "Add")
      stage.settle()
    }
    expectMonotonic(trace.frames(of: "listItem \"Ada\"").map { $0.minY })
  }
}
