// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Regression tests: `sprung record --into Main.swift` replaced the source, and `--into drag.sprung` replaced the
/// script that was being played. `sprung new` followed a dangling link and created the package at the link's target.
@Suite(.serialized) struct OverwrittenFilesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung output \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ text: String) throws -> String {
    let file = folder.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test("only a file of the same kind is replaced")
  func kinds() throws {
    let recording = "sprung-script 2\nsize 1 1 1\nend 1 00000000\n"
    let samples: [(OutputFile.Kind, String)] = [
      (.recording, recording), (.svg, "<?xml version=\"1.0\"?>\n<svg>"), (.gif, "GIF89a"),
    ]
    for (kind, own) in samples {
      for (other, text) in samples + [(.recording, ""), (.png, "let a = 1"), (.png, "sprung-script 2\ntap 1 1\n")] {
        let path = try file(text)
        defer { try? FileManager.default.removeItem(atPath: path) }
        if kind == other || text.isEmpty {
          try OutputFile.write(own, to: path, kind)
          #expect(try String(contentsOfFile: path, encoding: .utf8) == own)
        } else {
          #expect(throws: CommandFailure.self) { try OutputFile.write(own, to: path, kind) }
          #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        }
      }
    }
  }

  @Test func linkIsFollowedAndDeviceIsWritten() throws {
    let target = try file("")
    let link = folder.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try OutputFile.write("<svg/>", to: link, .svg)
    #expect(FolderEntry(link) == .link)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "<svg/>")
    try OutputFile.write("<svg/>", to: "/dev/null", .svg)
    #expect(FolderEntry("/dev/null") == .other)
  }

  @Test(
    "commands reject the file before they build anything",
    arguments: [["record", "--into"], ["trace", "--svg"], ["render", "--svg"]])
  func commands(words: [String]) throws {
    let path = try file("let a = 1\n")
    let outcome = try SprungBinary.run([words[0], "springy-carousel", words[1], path], in: folder)
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.hasPrefix("sprung: \(path) exists and is not "))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let a = 1\n")
  }

  @Test func packageIsNotCreatedThroughLink() throws {
    let link = folder.appendingPathComponent("Hello")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: folder.appendingPathComponent("elsewhere").path)
    let outcome = try SprungBinary.run(["new", "Hello"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines == ["sprung: \(link.path) exists; choose another name, or remove it first"])
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("elsewhere").path))
  }
}
