// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungScript
import SprungStage
import SprungTestSupport
import Testing

/// Recorded scripts of touches had neither an end nor a checksum: 34 % of those that were cut and 19 % of those with a wrong
/// byte were read as if they were whole, and a replay then went another way without a word.
///
/// A recorded script now says so in its first line, which no beginning of it can be mistaken for that of a script written by
/// hand, and ends with the number of its steps and a checksum.
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
      Issue.record("read as if it were whole: \(what)")
      return
    }
    #expect(error.line >= 1 && error.line <= 60, "\(what): line \(error.line)")
    #expect(error.reason.count > 10, "\(what)")
    Figures.count(1, "damaged texts, rejected", of: "damaged files")
  }

  @Test("A recorded script that is cut anywhere is rejected")
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

  @Test("A recorded script with wrong digits, or wrong bytes, is rejected", arguments: 1...3)
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

  @Test("A recorded script plays with the line ends of another system, and with nothing after its end")
  func lineEnds() throws {
    let text = DamagedScriptsTests.recording()
    let other = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try Script(text: other, file: "r") == Script(text: text, file: "r"))
    expectRefused(Array((text + "frame 1\n").utf8), "a step after the end")
    expectRefused(Array((text + "\n").utf8), "an empty line after the end")
  }

  @Test("What is written by hand needs no checksum, in either version")
  func byHand() throws {
    let old = try Script(text: "sprung-script 1\ntap 1 2\nsettle 3\n", file: "h")
    let new = try Script(text: "sprung-script 2\ntap 1 2\nsettle 3", file: "h")
    #expect(old == new)
    #expect(old.lines.count == 2)
    #expect(refusal(of: Array("sprung-script 2\ntap 1 2\nend 1 00000000\n".utf8))?.line == 3)
    #expect(refusal(of: Array("sprung-script 3\n".utf8))?.reason.contains("newer version") == true)
  }

  @Test("A script asks for no more frames and fingers than the limits allow")
  func limits() {
    let waits = "sprung-script 2\nrate 1000\n" + String(repeating: "wait 3600\n", count: 3)
    #expect(refusal(of: Array(waits.utf8))?.line == 5)
    let fingers = "sprung-script 2\n" + (0..<65).map { "down \($0) 1 1\n" }.joined()
    #expect(refusal(of: Array(fingers.utf8))?.line == 66)
  }
}
