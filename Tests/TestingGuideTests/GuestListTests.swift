// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct GuestListTests {
  @Test func addsAGuest() throws {
    let stage = try TestStage { GuestListController() }
    try stage.tap(.textField, "Name")
    stage.type("Ada")
    try stage.tap(.button, "Add")
    stage.expectSettled(within: 2)
    #expect(stage.shows(.listItem, "Ada"))
    #expect(try stage.element(.textField, "Name").value == "")
  }

  /// A list with some guests.
  func stage(with guests: String...) throws -> TestStage {
    let stage = try TestStage(.smallPhone) { GuestListController() }
    for guest in guests {
      try stage.tap(.textField, "Name")
      stage.type(guest)
      try stage.tap(.button, "Add")
      stage.expectSettled(within: 2)
    }
    return stage
  }
}
