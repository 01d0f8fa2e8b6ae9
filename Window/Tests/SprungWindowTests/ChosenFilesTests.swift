// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import Testing

@testable import SprungWindow

@Suite struct ChosenFilesTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chosen \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("chosen files have a name, a type and content") func reading() throws {
    try withFolder { folder in
      try Data("Hello".utf8).write(to: URL(fileURLWithPath: folder + "/a b.txt"))
      let files = try #require(ChosenFiles.read([folder + "/a b.txt"]))
      #expect(files == [StageFile(name: "a b.txt", type: "text/plain", bytes: Array("Hello".utf8))])
      #expect(ChosenFiles.read([folder + "/absent"]) == nil)
      let large = FileManager.default.createFile(
        atPath: folder + "/large", contents: Data(count: StageProtocol.largestAnswer + 1))
      #expect(large && ChosenFiles.read([folder + "/large"]) == nil)
    }
  }

  @Test("a single file replaces the chosen file; several files replace none") func saving() throws {
    try withFolder { folder in
      let file = StageFile(name: "../a.txt", bytes: Array("new".utf8))
      func text(_ name: String) -> String? { try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) }
      try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/a.txt"))
      #expect(ChosenFiles.save([file, file], at: folder))
      #expect(text("a.txt") == "old" && text("a 2.txt") == "new" && text("a 3.txt") == "new")
      #expect(ChosenFiles.save([file], at: folder + "/a.txt") && text("a.txt") == "new")
      #expect(!ChosenFiles.save([file], at: folder + "/absent/a.txt"))
    }
  }

  @Test("names exclude folders", arguments: [("a.txt", "a.txt"), ("/b/c", "c"), ("..", "Untitled"), ("", "Untitled")])
  func names(name: String, expected: String) { #expect(ChosenFiles.fileName(name) == expected) }

  @Test("paths become file URLs; URLs are unchanged") func addresses() {
    #expect(Address.of("/notes/a b.txt") == "file:///notes/a%20b.txt")
    #expect(Address.of("a.txt").hasSuffix("/a.txt") && Address.of("a.txt").hasPrefix("file:///"))
    for address in ["https://example.com", "mailto:a@example.com", "app-settings:"] {
      #expect(Address.of(address) == address)
    }
  }

  @Test("dropped text is a list of links only if it contains nothing else") func links() {
    #expect(Drops.links(in: "https://a.b/c\r\n# comment\r\nfile:///d\r\n") == ["https://a.b/c", "file:///d"])
    #expect(Drops.links(in: "see https://a.b") == nil)
    #expect(Drops.links(in: "") == nil)
  }
}
