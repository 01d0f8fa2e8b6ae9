// SPDX-License-Identifier: MIT

import SprungTesting
import UIKit
import XCTest

final class GuestListXCTests: XCTestCase {
  @MainActor func testAddsAGuest() async throws {
    let stage = try TestStage { GuestListController() }
    try stage.tap(.textField, "Name")
    stage.type("Ada")
    try stage.tap(.button, "Add")
    stage.expectSettled(within: 2)
    XCTAssertTrue(stage.shows(.listItem, "Ada"))
  }
}
