// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct RecordingCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung recording \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func singleItemUsesSingular() {
    #expect([0, 1, 2].map { "\(Amount($0, "frame"))" } == ["0 frames", "1 frame", "2 frames"])
  }

  @Test func commandsUseSingularForOneFrame() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SprungBinary.run(["new", "Hello"], in: folder).code == 0)
    for (name, text) in [("one", "sprung-script 2\n"), ("two", "sprung-script 2\nwait 0.01\n")] {
      try text.write(to: folder.appendingPathComponent("\(name).sprung"), atomically: true, encoding: .utf8)
    }
    func said(_ arguments: [String]) throws -> String {
      try SprungBinary.run(arguments + ["--package", "Hello"], in: folder).output
    }
    let recorded = try said(["record", "--script", "one.sprung", "--into", "r.sprung"])
    #expect(recorded.wholeMatch(of: /1 frame, [0-9a-f]{16}\n/) != nil, "\(recorded)")
    #expect(try said(["replay", "r.sprung"]) == recorded)
    #expect(try said(["diff", "one.sprung", "r.sprung"]) == "1 frame, all equal\n")
    #expect(
      try said(["diff", "one.sprung", "two.sprung"]) == "the first frame is equal; one run has 1, the other 2\n")
  }
}
