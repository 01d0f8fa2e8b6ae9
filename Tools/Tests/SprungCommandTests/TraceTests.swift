// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite(.serialized) struct TraceTests {
  /// Returns the names of the demos, as listed by the program.
  private func names() throws -> [String] {
    let outcome = try SprungBinary.run(["list"], in: FileManager.default.temporaryDirectory)
    #expect(outcome.code == 0)
    return outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// The name of a demo that scrolls when it is flicked.
  private let name = "springy-carousel"

  /// Runs `trace` in a folder that contains the given script.
  private func trace(_ demo: String, script: String, _ more: [String] = []) throws -> SprungBinary.Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try script.write(to: folder.appendingPathComponent("s.sprung"), atomically: true, encoding: .utf8)
    var outcome = try SprungBinary.run(["trace", demo, "--script", "s.sprung"] + more, in: folder)
    let recording = folder.appendingPathComponent("r.sprung")
    if outcome.code == 0, FileManager.default.fileExists(atPath: recording.path) {
      let again = try SprungBinary.run(["trace", demo, "--script", "r.sprung", "--hash"], in: folder)
      outcome = SprungBinary.Outcome(code: again.code, output: outcome.output + again.output, error: again.error)
    }
    return outcome
  }

  @Test func listNamesEachDemoOnOneLine() throws {
    let names = try names()
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count && names.contains(name))
  }

  @Test func eachFrameIsLineWithTimeAndPositions() throws {
    let outcome = try trace(name, script: "sprung-script 2\nwait 0.1\n")
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.first?.hasPrefix("0.0 ") == true)
    for line in lines {
      let words = line.split(separator: " ")
      #expect(words.count > 3 && (words.count - 1) % 3 == 0)
    }
  }

  @Test func hashIsOneReproducibleLine() throws {
    let script = "sprung-script 2\nflick 160 300 to 60 200 over 0.1\nwait 1\n"
    let first = try trace(name, script: script, ["--hash"])
    #expect(first.output.wholeMatch(of: /[0-9a-f]{16}\n/) != nil)
    #expect(try trace(name, script: script, ["--hash"]).output == first.output)
    #expect(try trace(name, script: "sprung-script 2\nwait 1\n", ["--hash"]).output != first.output)
  }

  @Test func recordingPlaysBackToSameHash() throws {
    let script = "sprung-script 2\nrate 90\nflick 160 300 to 60 200 over 0.1\nwait 0.7\n"
    let outcome = try trace(name, script: script, ["--hash", "--record", "r.sprung"])
    let hashes = outcome.output.split(separator: "\n")
    #expect(hashes.count == 2)
    #expect(hashes.first == hashes.last)
  }

  @Test func damagedRecordingIsRejectedWithLine() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung damage \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("r.sprung")
    #expect(try SprungBinary.run(["trace", name, "--hash", "--record", "r.sprung"], in: folder).code == 0)
    let whole = [UInt8](try Data(contentsOf: file))
    let lines = whole.split(separator: 10).count
    let text = String(decoding: whole, as: UTF8.self)
    let digit = text.utf8.distance(from: text.startIndex, to: try #require(text.range(of: "\nframe ")).upperBound)
    var flipped = whole
    flipped[digit] = flipped[digit] == 48 ? 49 : 48
    var foreign = whole
    foreign[digit] = 0xFF
    let damaged: [(bytes: [UInt8], reason: String)] = [
      (Array(whole.dropLast()), "s.sprung:\(lines): the end line has no line break: the script is truncated"),
      (Array(whole.prefix(whole.count / 2)), "s.sprung:"), (Array(flipped), "s.sprung:\(lines): the script is damaged"),
      (foreign, "the line is not valid UTF-8"),
    ]
    for (bytes, reason) in damaged {
      try Data(bytes).write(to: folder.appendingPathComponent("s.sprung"))
      let outcome = try SprungBinary.run(["trace", name, "--script", "s.sprung", "--hash"], in: folder)
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.error.contains(reason), "\(outcome.error)")
    }
  }

  @Test func unknownDemoIsOneLineAndCode2() throws {
    let outcome = try trace("no-such-demo", script: "sprung-script 2\n")
    #expect(outcome.code == 2)
    #expect(outcome.errorLines == ["sprung: there is no demo 'no-such-demo'; `sprung list` lists them"])
  }

  @Test func unreadableScriptIsOneLineAndCode2() throws {
    let outcome = try SprungBinary.run(
      ["trace", name, "--script", "/no/such/file"], in: FileManager.default.temporaryDirectory)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines == ["sprung: cannot read the script /no/such/file"])
  }

  @Test func invalidLineIsReportedWithFileLineAndReason() throws {
    let outcome = try trace(name, script: "sprung-script 2\n\ntap here 5\n")
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errorLines == ["sprung: s.sprung:3: x must be a number, got 'here'"])
  }

  @Test func scriptForAnotherDemoIsRejected() throws {
    let outcome = try trace(name, script: "sprung-script 2\ndemo other\n")
    #expect(outcome.code == 2)
    #expect(outcome.errorLines == ["sprung: s.sprung:2: the script is for 'other', not for '\(name)'"])
  }

  @Test func settleTimeoutIsOneLineAndCode1() throws {
    let outcome = try trace(name, script: "sprung-script 2\nflick 160 300 to 60 200 over 0.1\nsettle 0\n", ["--hash"])
    #expect(outcome.code == 1)
    #expect(outcome.errorLines == ["sprung: s.sprung:3: something still moves after 0.0 s"])
  }

  @Test func pictureIsSVG() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try trace(name, script: "sprung-script 2\n", ["--hash", "--svg", file.path]).code == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
  }
}
