// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct TouchingTests {
  private func sentence(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test func elementOutsideStageIsNotTouched() throws {
    let stage = try TestStage(.smallPhone) { BoxesController([CGRect(x: 400, y: 10, width: 50, height: 50)]) }
    #expect(
      sentence { try stage.tap(.button, "Box 1") }
        == "button \"Box 1\" cannot be touched: its frame (400, 10, 50, 50) is outside the visible area of a stage of 320 x 568 points; scroll to it first"
    )
  }

  @Test func coveredElementIsNotTouched() throws {
    let stage = try TestStage(.smallPhone) {
      BoxesController([CGRect(x: 10, y: 10, width: 50, height: 50), CGRect(x: 0, y: 0, width: 100, height: 100)])
    }
    #expect(
      sentence { try stage.tap(.button, "Box 1") }
        == "button \"Box 1\" cannot be touched: UIView \"Box 2\" covers its center (35, 35)")
    try stage.tap(.button, "Box 2")
  }

  @Test func partlyVisibleButtonIsTouchedInVisiblePart() throws {
    let stage = try TestStage(.smallPhone) { BoxesController([CGRect(x: 300, y: 0, width: 100, height: 100)]) }
    #expect(try stage.element(.button, "Box 1").center == CGPoint(x: 310, y: 50))
  }

  @Test func listsAreScrolledToRequestedElement() throws {
    let stage = try TestStage(.smallPhone) { ShelfController() }
    #expect(!stage.shows(.listItem, "Book 33"))
    try stage.scroll(to: .listItem, "Book 33")
    #expect(stage.shows(.listItem, "Book 33"))
    try stage.scroll(to: .listItem, "Book 2")
    #expect(stage.shows(.listItem, "Book 2"))
    #expect(
      sentence { try stage.scroll(to: .listItem, "Book 99") }.hasPrefix("there is no listItem \"Book 99\"; there are"))
  }

  @Test func elementCanBeDragged() throws {
    let stage = try TestStage(.smallPhone) { ShelfController() }
    try stage.drag(stage.element(.listItem, "Book 5"), by: CGPoint(x: 0, y: -60))
    let shelf = try stage.controller(ShelfController.self)
    #expect(shelf.table.contentOffset.y > 40)
    try stage.press(stage.element(.button, "Save"), for: 0.3)
    #expect(shelf.saves == 1)
  }
}
