// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

extension GuestListTests {
  @Test func rowsMakeRoom() throws {
    let stage = try stage(with: "Ada")
    try stage.tap(.textField, "Name")
    stage.type("Grace")
    try stage.expectGolden(named: "rows-make-room", .listItem) {
      try stage.tap(.button, "Add")
      stage.settle()
    }
  }
}
