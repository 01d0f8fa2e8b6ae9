// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// Tests the `sprung-port` program by running it on the command line.
@Suite(.serialized) struct ProgramTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("port \(UUID().uuidString)")

  private func put(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: String...) throws -> (code: Int32, lines: [String]) {
    try Program.run(Program.built("sprung-port"), arguments, in: folder)
  }

  @Test func checkReportsAndWritesNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("class A {\n  @objc func b() {}\n}\n", "in/A.swift")
    try put("let a = 1\n", "in/Inner/B.swift")
    try put("", "in/Pods/C.swift")
    let outcome = try run("in", "--check")
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["A.swift: 1 change", "2 sources, 1 to rewrite, 0 places that cannot be"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["in"])
  }

  @Test func changeOfOneFileAffectsOthers() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let user = "class B {\n  weak var d: D?\n  func e() { d?.closed?() }\n}\n"
    try put("@objc protocol D {\n  @objc optional func closed()\n}\n", "in/A.swift")
    try put(user, "in/B.swift")
    let written = folder.appendingPathComponent("out/B.ported.swift")
    #expect(try run("in", "--into", "out").code == 0)
    #expect(try String(contentsOf: written, encoding: .utf8).contains("d?.ifImplements_closed?.closed()"))
    try put("@objc protocol D {\n  var closed: (() -> Void)? { get }\n}\n", "in/A.swift")
    #expect(try run("in", "--into", "out").code == 0)
    #expect(try String(contentsOf: written, encoding: .utf8).contains("d?.closed?()"))
  }

  @Test func unsupportedCodeIsReportedAndExitsWithCode1() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("import SwiftUI\n", "in/A.swift")
    try put("", "in/B.m")
    let outcome = try run("in", "--check")
    #expect(outcome.code == 1)
    #expect(
      outcome.lines == [
        "A.swift:1: SwiftUI is not supported; separate SwiftUI views and UIHostingController with #if canImport(SwiftUI)",
        "B.m:1: Objective-C is not supported; rewrite this file in Swift",
        "1 source, 0 to rewrite, 2 places that cannot be",
      ])
  }

  @Test func folderIsWrittenCompletelyAndRepeatedly() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("let a = 1\n", "in/A.swift")
    try put("{}", "in/Data/a.json")
    #expect(try run("in", "--into", "out").code == 0)
    let other = folder.appendingPathComponent("out")
    #expect(try String(contentsOf: other.appendingPathComponent("Data/a.json"), encoding: .utf8) == "{}")
    #expect(
      try String(contentsOf: other.appendingPathComponent("A.ported.swift"), encoding: .utf8).hasSuffix("\nlet a = 1\n")
    )
    try put("let b = 1\n", "in/B.swift")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("in/A.swift"))
    #expect(try run("in", "--into", "out").code == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: other.path).sorted() == [
        ".sprung-port", "B.ported.swift", "Data",
      ])
  }

  @Test func unrelatedFoldersAreNotModified() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("let a = 1\n", "in/A.swift")
    try put("mine", "other/text")
    for (target, reason) in [
      ("other", "contains files that sprung port did not write"), ("in/out", "is inside the source folder"),
      (".", "contains the source folder"), ("other/text", "is a file; pass a folder"),
    ] {
      let outcome = try run("in", "--into", target)
      #expect(outcome.code == 2)
      #expect(outcome.lines.count == 1 && outcome.lines[0].hasPrefix("sprung: ") && outcome.lines[0].contains(reason))
    }
    #expect(try run("nothing", "--check").lines.first?.contains("there is no folder") == true)
    #expect(try run("other", "--check").lines.first?.contains("there are no Swift sources in") == true)
    #expect(try run("in").code == 2)
  }
}
