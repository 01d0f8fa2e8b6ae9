// SPDX-License-Identifier: MIT

import Foundation
import SprungScript
import SprungTesting
import Testing
import UIKit

@testable import Tasks

@MainActor @Suite(.uiKit)
struct RecordingTests {
  /// Plays `Recordings/Tour.sprung`. Run `Scripts/example-tours Tasks` after an intended change.
  @Test func tourEndsInRecordedState() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Recordings")
    let recording = try Data(contentsOf: folder.appendingPathComponent("Tour.sprung"))
    let script = try Script(bytes: [UInt8](recording), file: "Tour.sprung")
    let device = TestDevice(width: script.width, height: script.height, scale: script.scale)
    let stage = try TestStage(application: AppDelegate.self, on: device)
    try stage.play(script)
    let hash = try String(contentsOf: folder.appendingPathComponent("Tour.hash"), encoding: .utf8)
    #expect(String(stage.host.stateHash, radix: 16) == hash.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(
      try stage.controller(TaskListViewController.self).shown.map { $0.title } == [
        "Buy bread and milk", "Buy paint for the door",
      ])
  }
}
