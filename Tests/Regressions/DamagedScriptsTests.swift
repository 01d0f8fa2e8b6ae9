// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungScript
import SprungStage
import SprungTestSupport
import Testing

/// Recorded touch scripts had no end marker and no checksum. As a result, 34 % of truncated scripts and 19 % of those
/// with a wrong byte were accepted as complete, and the replay diverged silently.
///
/// The first line now marks a script as recorded, and no prefix of that line is a valid first line of a handwritten
/// script. A recorded script ends with the number of steps and a checksum.
@Suite(.oneApplication) struct DamagedScriptsTests {
  private static func recording() -> String {
    var recorder = ScriptRecorder(demo: "square", width: 320, height: 568, scale: 2)
    var random = SeededRandom(seed: 3)
    for frame in 0..<12 {
      let x = Float(random.double(in: 0..<300))
      recorder.add(
        InputEvent(
          frame == 0 ? .pointerDown : .pointerMove, flags: [.touch, .primary], identifier: 4, x: x, y: x / 3, a: 1,
          b: 0,
          milliseconds: Double(frame) * 1000 / 60))
      recorder.addFrame(milliseconds: Double(frame) * 1000 / 60)
    }
    return recorder.text
  }

  private func refusal(of bytes: [UInt8]) -> ScriptError? {
    do throws(ScriptError) {
      _ = try Script(text: String(decoding: bytes, as: UTF8.self), file: "r.sprung")
      return nil
    } catch {
      return error
    }
  }

  private func expectRefused(_ bytes: [UInt8], _ what: String) {
    guard let error = refusal(of: bytes) else {
      Issue.record("accepted as complete: \(what)")
      return
    }
    #expect(error.line >= 1 && error.line <= 60, "\(what): line \(error.line)")
    #expect(error.reason.count > 10, "\(what)")
    Figures.count(1, "corrupted scripts rejected", of: "damaged files")
  }

  @Test("A truncated recorded script is rejected")
  func cut() {
    let bytes = Array(DamagedScriptsTests.recording().utf8)
    #expect(refusal(of: bytes) == nil)
    for end in bytes.indices { expectRefused(Array(bytes[..<end]), "cut at byte \(end)") }
    let lines = bytes.split(separator: 10)
    for missing in lines.indices {
      var rest = lines
      rest.remove(at: missing)
      expectRefused(Array(rest.joined(separator: [10])) + [10], "without line \(missing + 1)")
    }
  }

  @Test("A recorded script with wrong digits or bytes is rejected", arguments: 1...3)
  func flipped(count: Int) {
    let bytes = Array(DamagedScriptsTests.recording().utf8)
    var random = SeededRandom(seed: UInt64(count))
    let digits = bytes.indices.filter { bytes[$0] >= 48 && bytes[$0] <= 57 }
    for round in 0..<600 {
      var damaged = bytes
      for _ in 0..<count {
        if round % 2 == 0 {
          damaged[digits[random.int(in: 0..<digits.count)]] = UInt8(random.int(in: 48..<58))
        } else {
          damaged[random.int(in: 0..<damaged.count)] = UInt8(random.int(in: 0..<256))
        }
      }
      if damaged != bytes { expectRefused(damaged, "seed \(count), round \(round)") }
    }
  }

  @Test("A recorded script plays with line endings of another platform, but not with text after its end")
  func lineEnds() throws {
    let text = DamagedScriptsTests.recording()
    let other = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try Script(text: other, file: "r") == Script(text: text, file: "r"))
    expectRefused(Array((text + "frame 1\n").utf8), "a step after the end")
    expectRefused(Array((text + "\n").utf8), "an empty line after the end")
  }

  @Test("A handwritten script needs no checksum in either version")
  func byHand() throws {
    let old = try Script(text: "sprung-script 1\ntap 1 2\nsettle 3\n", file: "h")
    let new = try Script(text: "sprung-script 2\ntap 1 2\nsettle 3", file: "h")
    #expect(old == new)
    #expect(old.lines.count == 2)
    #expect(refusal(of: Array("sprung-script 2\ntap 1 2\nend 1 00000000\n".utf8))?.line == 3)
    #expect(refusal(of: Array("sprung-script 3\n".utf8))?.reason.contains("newer version") == true)
  }

  @Test("A script cannot exceed the limits for frames and touches")
  func limits() {
    let waits = "sprung-script 2\nrate 1000\n" + String(repeating: "wait 3600\n", count: 3)
    #expect(refusal(of: Array(waits.utf8))?.line == 5)
    let fingers = "sprung-script 2\n" + (0..<65).map { "down \($0) 1 1\n" }.joined()
    #expect(refusal(of: Array(fingers.utf8))?.line == 66)
  }
}
