// SPDX-License-Identifier: MIT

import Foundation
import SprungScript
import SprungTesting
import Testing
import UIKit

@testable import Pairs

@MainActor @Suite(.uiKit)
struct RecordingTests {
  /// Plays `Recordings/Tour.sprung`. Run `Scripts/example-tours Pairs` after an intended change.
  @Test func tourEndsInRecordedState() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Recordings")
    let recording = try Data(contentsOf: folder.appendingPathComponent("Tour.sprung"))
    let script = try Script(bytes: [UInt8](recording), file: "Tour.sprung")
    let device = TestDevice(width: script.width, height: script.height, scale: script.scale)
    let stage = try TestStage(application: AppDelegate.self, on: device)
    try stage.play(script)
    let hash = try String(contentsOf: folder.appendingPathComponent("Tour.hash"), encoding: .utf8)
    #expect(String(stage.host.stateHash, radix: 16) == hash.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(stage.shows(.text, "1 of 8 pairs, 2 turns"))
  }
}
