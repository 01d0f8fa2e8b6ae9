// SPDX-License-Identifier: MIT

import Foundation
import SprungDisplay
import SprungStage
import Testing

@testable import sprung

/// Tests that programs built with a different version of the library are reported in one sentence and terminated.
@Suite(.serialized) struct OtherVersionTests {
  private let folder: URL
  private let program: URL

  /// Creates a program that sends a protocol version, writes its process identifier to a file, and then sleeps for a
  /// minute.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung version \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    program = folder.appendingPathComponent("Old")
    let greeting = ProcessMessage.ready(version: StageProtocol.version - 1, name: "Old").bytes
    let octal = greeting.map { "\\0" + String($0, radix: 8) }.joined()
    let script = "#!/usr/bin/env bash\necho $$ > '\(folder.path)/pid'\nprintf '%b' '\(octal)' >&0\nexec sleep 60\n"
    try script.write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  /// Returns whether the program, which must have been started, exits within a few seconds.
  private func hasEnded() throws -> Bool {
    let text = try String(contentsOf: folder.appendingPathComponent("pid"), encoding: .utf8)
    let pid = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    for _ in 0..<100 {
      if kill(pid, 0) != 0 { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  @Test func livePageIsNotifiedAndProcessTerminated() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SprungBinary.run(["new", "Hello"], in: folder).code == 0)
    let package = try AppPackage.find(from: folder.appendingPathComponent("Hello"))
    let loop = EventLoop()
    var said: [PageMessage] = []
    let run = try LiveRun(
      program, of: package, number: 1, recording: LiveRecording(width: 320, height: 480, scale: 1),
      before: StageLedger(), loop: loop,
      listener: LiveRun.Listener(said: { said.append($0) }, shown: { _ in Issue.record("a frame was shown") }))
    let start = ContinuousClock.now
    loop.run { !said.isEmpty || .now - start > .seconds(20) }
    #expect(said.map(\.kind) == ["stopped"])
    #expect(
      said.first?.text == "Hello was built with a different version of the library; remove .build and build again")
    #expect(run.wholeFrame == nil)
    #expect(try hasEnded())
  }

  @Test func playbackIsRejectedAndProcessTerminated() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let subject = Subject.Program(name: "Old", file: program, arguments: [], script: nil)
    #expect(throws: CommandFailure.work("Old was built with a different version of the library")) {
      _ = try ProgramStage(subject, width: 320, height: 480, scale: 1)
    }
    #expect(try hasEnded())
  }

  @Test func pageReceivesBothVersions() {
    let own = StageProtocol.version & 0xFFFF
    #expect(
      PageMessage.stale(StageProtocol.version - 1).text == "This page uses protocol \(own - 1), sprung live uses \(own)"
    )
    #expect(PageMessage.stale(7).text == "This page uses protocol 7, sprung live uses \(own)")
    #expect(PageMessage.stale(nil).text == "This page uses protocol unknown, sprung live uses \(own)")
  }
}
