// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct GuestListGoldens {
  private func stage(with guests: String...) throws -> TestStage {
    let stage = try TestStage(.smallPhone) { GuestListController() }
    for guest in guests {
      try stage.tap(.textField, "Name")
      stage.type(guest)
      try stage.tap(.button, "Add")
      stage.expectSettled(within: 2)
    }
    return stage
  }

  @Test func rowsMakeRoom() throws {
    let stage = try stage(with: "Ada")
    try stage.tap(.textField, "Name")
    stage.type("Grace")
    try stage.expectGolden(named: "rows-make-room", .listItem) {
      try stage.tap(.button, "Add")
      stage.settle()
    }
  }

  @Test func looksAsDrawn() throws {
    try stage(with: "Ada", "Grace").expectPicture(named: "two-guests")
  }

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
