// SPDX-License-Identifier: MIT

import Foundation
import SprungScript
import SprungStage
import Testing

@testable import sprung

/// Tests that `sprung replay` reports a truncated or altered recording in one sentence and does not play it.
@Suite struct ScriptFileTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sprung")

  private static let recording: [UInt8] = {
    var recorder = ScriptRecorder(demo: "square", width: 320, height: 568, scale: 2)
    for frame in 0..<4 {
      let time = Double(frame) * 1000 / 60
      recorder.add(
        InputEvent(
          frame == 0 ? .pointerDown : .pointerMove, flags: [.touch, .primary], identifier: 4, x: 7 * Float(frame), y: 9,
          a: 1, b: 0, milliseconds: time))
      recorder.addFrame(milliseconds: time)
    }
    return Array(recorder.text.utf8)
  }()

  /// Returns the reason why a file is rejected, or nil if it is accepted.
  private func refusal(of bytes: [UInt8]) throws -> String? {
    try Data(bytes).write(to: file)
    do {
      _ = try ScriptFile.read(file.path, for: "square")
      return nil
    } catch let failure as CommandFailure {
      return failure.message
    }
  }

  private func expectSentence(_ bytes: [UInt8], _ what: @autoclosure () -> String) throws {
    guard let sentence = try refusal(of: bytes) else {
      Issue.record("accepted as complete: \(what())")
      return
    }
    let rest = sentence.hasPrefix(file.path + ":") ? sentence.dropFirst(file.path.count + 1) : ""
    let words = rest.drop { $0.isNumber }
    #expect(rest.first?.isNumber == true && words.count > 12 && !sentence.contains("\n"), "\(what()): \(sentence)")
  }

  @Test func recordingTruncatedAtAnyByteIsOneSentence() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try refusal(of: Self.recording) == nil)
    for end in Self.recording.indices { try expectSentence(Array(Self.recording[..<end]), "cut at byte \(end)") }
  }

  @Test func recordingWithAnyFlippedBitIsOneSentence() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    for index in Self.recording.indices {
      for bit in 0..<8 {
        var damaged = Self.recording
        damaged[index] ^= 1 << bit
        try expectSentence(damaged, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test func recordingWithAnyReplacedByteIsOneSentence() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    for index in Self.recording.indices {
      for byte in [0, 10, 13, 32, 48, 57, 0x80, 0xFF] as [UInt8] where Self.recording[index] != byte {
        var damaged = Self.recording
        damaged[index] = byte
        try expectSentence(damaged, "byte \(index) replaced by \(byte)")
      }
    }
  }
}
