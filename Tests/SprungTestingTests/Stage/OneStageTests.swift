// SPDX-License-Identifier: MIT

import SprungExpectations
import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct OneStageTests {
  @Test("In one test, a new stage ends the previous one, whose later use is reported")
  func giveWay() throws {
    let first = try TestStage { ShelfController() }
    let (place, line) = ("OneStageTests.swift", #line + 1)
    let second = try TestStage { ShelfController() }
    #expect(
      sentences { first.tap(at: .zero) } == [
        "the stage created at OneStageTests.swift:\(line - 2) can no longer be used: the stage created at \(place):\(line) took over the application; a process has only one application"
      ])
    #expect(sentences { second.tap(at: .zero) } == [])
    // Stopping a stage that has ended does not affect the stage that now uses the application.
    first.stop()
    #expect(second.host.window.rootViewController != nil)
  }

  @Test("A test cannot take over the stage of another running test")
  func neighbor() throws {
    let stage = try TestStage { ShelfController() }
    let line = #line - 1
    TestFramework.$assumedTest.withValue("a test beside this one") {
      #expect(throws: TestStageError.applicationInUse(by: "OneStageTests.swift:\(line)")) {
        try TestStage { ShelfController() }
      }
    }
    #expect(
      "\(TestStageError.applicationInUse(by: "A.swift:3"))"
        == "another running test uses the application, through the stage created at A.swift:3; add @Suite(.uiKit) to both suites, so that they run one after the other"
    )
    try stage.tap(.button, "Save")
    #expect(stage.shows(.heading, "Saved 1"))
    stage.stop()
    try TestFramework.$assumedTest.withValue("a test beside this one") { _ = try TestStage { ShelfController() } }
  }

  @Test func unretainedStageDoesNotBlockOthers() throws {
    try TestFramework.$assumedTest.withValue("a test before this one") { _ = try TestStage { ShelfController() } }
    _ = try TestStage { ShelfController() }
  }

  @Test func useOfStoppedStageIsReported() throws {
    let stage = try TestStage { ShelfController() }
    stage.stop()
    stage.stop()
    #expect(sentences { stage.advance(by: 1) }.first?.hasSuffix("can no longer be used: it was stopped") == true)
    #expect(sentences { stage.expectSettled() }.count == 1)
    #expect(UIApplication.shared.windows.isEmpty)
  }
}

/// Each case suspends while it uses its stage. Without the trait, the other cases would start in the meantime.
@Suite(.uiKit) @MainActor struct WaitingTests {
  @Test(arguments: 1...4) func eachCaseUsesApplicationExclusively(number: Int) async throws {
    let stage = try TestStage { ShelfController() }
    for _ in 0..<number { try stage.tap(.button, "Save") }
    for _ in 0..<5 { try await Task.sleep(nanoseconds: 2_000_000) }
    #expect(stage.shows(.heading, "Saved \(number)"))
    #expect(sentences { stage.frame() } == [])
  }
}
