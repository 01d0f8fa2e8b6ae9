// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Regression tests: running `sprung port --into` a second time deleted `Mine.swift` and `.git/HEAD` from the target
/// folder and overwrote manual edits. For a symbolic link in the source folder, a file outside the folder was copied.
/// The tests of the `sprung` command cover the possible states of the target folder.
@Suite(.serialized) struct ForeignFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("port \(UUID().uuidString)")

  private func put(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func run(_ arguments: String...) throws -> (code: Int32, lines: [String]) {
    try Program.run(Program.built("sprung-port"), arguments, in: folder)
  }

  @Test func otherFilesAreKeptAndReported() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("let a = 1\n", "in/A.swift")
    try put("let b = 1\n", "in/B.swift")
    #expect(try run("in", "--into", "out").code == 0)
    try put("let mine = 1\n", "out/Mine.swift")
    try put("ref", "out/.git/HEAD")
    try put("let b = 2 // by hand\n", "out/B.ported.swift")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("in/A.swift"))
    let same = try run("in", "--into", "out")
    #expect(same.code == 1)
    #expect(
      same.lines == [
        "1 source, 0 rewritten, 0 places that cannot be", "kept .git/: sprung port did not write it",
        "kept B.ported.swift: it was changed after sprung port wrote it",
        "kept Mine.swift: sprung port did not write it",
        "sprung: out is incomplete, because 1 file could not be replaced; move the files listed above, and run this again",
      ])
    #expect(text("out/Mine.swift") == "let mine = 1\n" && text("out/.git/HEAD") == "ref")
    #expect(text("out/B.ported.swift") == "let b = 2 // by hand\n")
    #expect(text("out/A.ported.swift") == nil)
  }

  @Test func linksOutsideFolderAreNotFollowed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let manager = FileManager.default
    try put("let a = 1\n", "in/A.swift")
    try put("secret", "secret.txt")
    try put("let b = 1\n", "other/B.swift")
    for (link, target) in [
      ("Secret.txt", "../secret.txt"), ("B.swift", "../other/B.swift"), ("Other", "../other"),
      ("Inner.txt", "Data.txt"),
      ("Twice.txt", "Secret.txt"),
    ] {
      try manager.createSymbolicLink(
        atPath: folder.appendingPathComponent("in/\(link)").path, withDestinationPath: target)
    }
    try put("data", "in/Data.txt")
    let outcome = try run("in", "--into", "out")
    #expect(outcome.code == 1)
    let reason = ":1: this link points outside the folder; replace it with the file, or omit it"
    #expect(
      outcome.lines.filter { $0.hasSuffix(reason) }
        == ["B.swift", "Other", "Secret.txt", "Twice.txt"].map { $0 + reason })
    #expect(
      try manager.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path).sorted()
        == [".sprung-port", "A.ported.swift", "Data.txt", "Inner.txt"])
    // A build must read the same files as the compiler, so it follows links to files outside the folder.
    #expect(try run("in", "--into", "built", "--links").code == 0)
    #expect(text("built/B.ported.swift")?.hasSuffix("\nlet b = 1\n") == true)
  }

  @Test func targetIsComparedWithResolvedLinks() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("let a = 1\n", "in/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link").path, withDestinationPath: "in")
    for target in ["link", "link/out"] {
      let outcome = try run("in", "--into", target)
      #expect(outcome.code == 2 && outcome.lines.count == 1)
    }
    #expect(text("in/A.swift") == "let a = 1\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("in").path) == ["A.swift"])
  }
}
