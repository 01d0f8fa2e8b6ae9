// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct QueryTests {
  @Test func elementsHaveRoleLabelFrameValueAndState() throws {
    let stage = try TestStage(.smallPhone) { ShelfController() }
    let save = try stage.element(.button, "Save")
    #expect(save.frame == CGRect(x: 20, y: 60, width: 80, height: 44))
    #expect(save.isVisible && save.isEnabled && !save.isSelected)
    #expect(save.description == "button \"Save\" at (20, 60, 80, 44)")
    let star = try stage.element(.toggle, "Star")
    #expect(star.value == "0" && !star.isSelected)
    try stage.tap(star)
    #expect(try stage.element(.toggle, "Star").value == "1")
    #expect(try stage.element(.toggle).isSelected)
    let shelf = try stage.controller(ShelfController.self)
    shelf.save.isEnabled = false
    stage.frame()
    #expect(try !stage.element(.button, "Save").isEnabled)
    #expect(try stage.element(.button, "Save").description == "button \"Save\" at (20, 60, 80, 44), disabled")
    #expect(stage.elements(of: [shelf.table, shelf.save]).map { $0.frame.minY } == [150, 60])
  }

  @Test func listItemsAreLabeledByTheirText() throws {
    let stage = try TestStage(.smallPhone) { ShelfController() }
    let rows = stage.elements(.listItem)
    #expect(rows.first?.label == "Book 1")
    #expect(rows.first?.position == 1 && rows.first?.count == 40)
    #expect(rows.map { $0.position } == Array(1...rows.count))
    #expect(rows.first?.name == "listItem \"Book 1\"")
  }

  @Test func missingElementIsReportedWithExistingOnes() throws {
    let stage = try TestStage(.smallPhone) { BoxesController([CGRect(x: 0, y: 0, width: 50, height: 50)]) }
    #expect(throws: TestStageError.noElement(query: "button \"Send\"", there: ["button \"Box 1\""])) {
      try stage.element(.button, "Send")
    }
    let error = TestStageError.noElement(query: "button \"Send\"", there: ["button \"Box 1\"", "text \"A\""])
    #expect("\(error)" == "there is no button \"Send\"; there are button \"Box 1\", text \"A\"")
    #expect(
      "\(TestStageError.noElement(query: "list", there: []))"
        == "there is no list, and nothing on the stage has a role")
    #expect("\(TestStageError.noElement(query: "x", there: Array(repeating: "y", count: 25)))".hasSuffix("and 5 more"))
  }

  @Test func ambiguousQueryIsRejectedWithMatches() throws {
    let stage = try TestStage(.smallPhone) {
      BoxesController([CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 60, y: 0, width: 50, height: 50)])
    }
    let boxes = try stage.controller(BoxesController.self).boxes
    for box in boxes { box.accessibilityLabel = "OK" }
    stage.frame()
    do {
      try stage.tap(.button, "OK")
      Issue.record("one of two was tapped")
    } catch {
      #expect(
        "\(error)"
          == "there are 2 elements for button \"OK\": button \"OK\" at (0, 0, 50, 50), button \"OK\" #2 at (60, 0, 50, 50); give them distinct labels or identifiers, or select one from elements(_:_:)"
      )
    }
    #expect(try stage.element(identifier: "box-2").frame.minX == 60)
    // If one of two matches is hidden, the query finds only the other one.
    boxes[0].isHidden = true
    stage.frame()
    #expect(try stage.element(.button, "OK").frame.minX == 60)
  }

  @Test func controllersAreFoundByType() throws {
    let stage = try TestStage { UINavigationController(rootViewController: ShelfController()) }
    #expect(try stage.controller(ShelfController.self).saves == 0)
    #expect(throws: TestStageError.self) { try stage.controller(BoxesController.self) }
    do {
      _ = try stage.controller(BoxesController.self)
    } catch {
      #expect(
        "\(error)"
          == "there is no controller of the type BoxesController; there are a UINavigationController, a ShelfController"
      )
    }
  }
}
