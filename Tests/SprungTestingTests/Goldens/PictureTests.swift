// SPDX-License-Identifier: MIT

import Foundation
import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct PictureTests {
  private let frames = [CGRect(x: 10, y: 20, width: 50, height: 50), CGRect(x: 80, y: 20, width: 50, height: 50)]

  /// The sentences that a change of the boxes brings, against a golden of how they were.
  private func difference(_ change: (TestStage, [UIView]) throws -> Void) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = try TestStage(.smallPhone) { BoxesController(frames) }
    #expect(sentences { stage.comparePicture("boxes", in: folder, isUpdating: true, #filePath, #line) } == [])
    #expect(sentences { stage.comparePicture("boxes", in: folder, isUpdating: false, #filePath, #line) } == [])
    try change(stage, stage.controller(BoxesController.self).boxes)
    stage.frame()
    return sentences { stage.comparePicture("boxes", in: folder, isUpdating: false, #filePath, #line) }
  }

  private func sentence(_ words: String) -> [String] {
    [
      "picture boxes: \(words). If intended, run the test with SPRUNG_UPDATE_GOLDENS=1 and review the change before you commit it"
    ]
  }

  @Test func aGoldenBesideTheTest() throws {
    let stage = try TestStage(.smallPhone) { ShelfController() }
    try stage.tap(.button, "Save")
    stage.expectPicture(named: "saved")
  }

  @Test func whatMoved() throws {
    #expect(
      try difference { _, boxes in boxes[0].frame.origin.y = 28 }
        == sentence("button \"Box 1\": frame from (10, 20, 50, 50) to (10, 28, 50, 50)"))
  }

  @Test func whatIsOfAnotherColorOrChosen() throws {
    #expect(
      try difference { _, boxes in
        boxes[1].backgroundColor = .blue
        boxes[1].accessibilityTraits = [.button, .selected]
      } == sentence("button \"Box 2\": fill from #FF0000FF to #0000FFFF, state from none to selected"))
  }

  @Test func whatCameAndWent() throws {
    #expect(
      try difference { stage, boxes in
        boxes[0].removeFromSuperview()
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 90, height: 20))
        label.text = "New -- one"
        stage.host.window.rootViewController?.view.addSubview(label)
      } == sentence("button \"Box 1\" is gone; text \"New ‐‐ one\" is new at (0, 100, 90, 20)"))
  }

  @Test func whatOnlyTheDrawingShows() throws {
    let found = try difference { _, boxes in boxes[0].layer.cornerRadius = 9 }
    #expect(found.first?.hasPrefix("picture boxes: the elements are equal, but line ") == true)
    #expect(found.first?.contains("rx=\"9.0\"") == true)
  }

  @Test func aMissingPicture() throws {
    let stage = try TestStage(.smallPhone) { BoxesController(frames) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("none")
    #expect(
      sentences { stage.comparePicture("x", in: folder, isUpdating: false, #filePath, #line) }.first?.hasPrefix(
        "picture x: \(folder.path)/x.svg does not exist; run the test with") == true)
  }
}
