// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import SprungTesting

@Suite(.uiKit) @MainActor struct TraceGoldenTests {
  private func slide(by distance: CGFloat, within seconds: TimeInterval = 0.1) throws -> StageTrace {
    let stage = try TestStage(.smallPhone) { BoxesController([CGRect(x: 10, y: 20, width: 50, height: 50)]) }
    let box = try stage.controller(BoxesController.self).boxes[0]
    return stage.trace {
      UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) { box.center.y += distance }
      stage.settle(within: 1)
      box.removeFromSuperview()
      stage.frame()
    }
  }

  private func inFolder(_ body: @MainActor (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func linesContainChanges() throws {
    let trace = try slide(by: 60)
    #expect(
      trace.lines.prefix(4) == [
        "0 ms", "  button \"Box 1\": 10 20 50 50", "16.667 ms", "  button \"Box 1\": 10 30 50 50",
      ])
    #expect(trace.lines.last == "  button \"Box 1\": gone")
    #expect(trace.names == ["button \"Box 1\""])
    let tops = trace.frames(of: "button \"Box 1\"").map { $0.minY }
    #expect(tops.first == 20 && tops.last == 80)
    #expect(sentences { expectMonotonic(tops) } == [])
    #expect(trace.frames(of: "nobody").isEmpty)
  }

  @Test func goldenIsStoredWithTests() throws {
    // The same through the public API, with a stored file.
    expectGolden(try slide(by: 60), named: "slide")
    let stage = try TestStage(.smallPhone) { ShelfController() }
    try stage.expectGolden(named: "save", .heading) { try stage.tap(.button, "Save") }
  }

  @Test func firstDifferenceIsReportedWithTimeAndElement() throws {
    try inFolder { folder in
      let golden = GoldenFile("slide", folder: folder)
      @MainActor func difference(_ trace: StageTrace) -> [String] {
        sentences { compare(trace, with: golden, isUpdating: false, #filePath, #line) }
      }
      let remedy = "run the test with SPRUNG_UPDATE_GOLDENS=1 and review the change before you commit it"
      let (usual, farther) = (try slide(by: 60), try slide(by: 66))
      let slower = try slide(by: 60, within: 0.2)
      #expect(
        difference(usual) == ["golden slide: \(golden.file.path) does not exist, or is not a golden; \(remedy)"])
      #expect(sentences { compare(usual, with: golden, isUpdating: true, #filePath, #line) } == [])
      #expect(difference(usual) == [])
      #expect(
        difference(farther) == [
          "golden slide: at 16.667 ms button \"Box 1\": expected (10, 30, 50, 50), got (10, 31, 50, 50), which is 0 points to the right and 1 down. If intended, \(remedy)"
        ])
      #expect(difference(slower).first?.contains("got (10, 25, 50, 50)") == true)
    }
  }

  @Test func goldensAreStoredBesideTargets() {
    #expect(GoldenFolder.of("/a/Tests/AppTests/Deep/X.swift").path == "/a/Tests/Goldens/AppTests/Deep")
    #expect(GoldenFolder.of("/a/Checks/X.swift").path == "/a/Checks/Goldens")
  }

  @Test func emptyTraceFails() throws {
    let stage = try TestStage(.smallPhone) { BoxesController([]) }
    #expect(
      sentences { expectGolden(stage.trace { stage.frame() }, named: "nothing") } == [
        "golden nothing: the stage contains no element with a role, so there is nothing to compare"
      ])
  }

  @Test(
    arguments: [
      (["0 ms", "  a: 1"], ["0 ms", "  a: 1", "5 ms", "  a: 2"], "at 5 ms a to (2); the golden ends earlier"),
      (
        ["0 ms", "  a: 1", "5 ms", "  a: gone"], ["0 ms", "  a: 1"], "at 5 ms nothing changes any more; expected a goes"
      ),
      (
        ["0 ms", "  a: 1", "5 ms", "  a: 2"], ["0 ms", "  a: 1", "9 ms", "  a: 2"],
        "expected the next change at 5 ms (a to (2)), got one at 9 ms (a to (2))"
      ),
      (["0 ms", "  a: 1", "  b: 1"], ["0 ms", "  a: 1"], "at 0 ms b does not change; expected (1)"),
      (["0 ms", "  a: 1"], ["0 ms", "  a: 1", "  b x: 1 2"], "at 0 ms b x changes unexpectedly, to (1, 2)"),
      (["0 ms", "  a: b: 1"], ["0 ms", "  a: b: gone"], "at 0 ms a: b: expected (1), got it gone"),
    ])
  func otherDifferences(old: [String], new: [String], sentence: String) {
    #expect(TraceDifference(expected: old, got: new).sentence == sentence)
    #expect(TraceDifference(expected: old, got: old).sentence == nil)
  }
}
