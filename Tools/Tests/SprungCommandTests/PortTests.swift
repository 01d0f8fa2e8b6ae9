// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests the command `sprung port`. The rewriter that it runs is a separate program with its own tests.
@Suite(.serialized) struct PortTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)")

  /// Whether a native build of the library exists. Building the library takes minutes.
  private static let isLibraryBuilt = FileManager.default.fileExists(
    atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/debug/libSprungShared.so").path)

  private func put(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs a check and returns its exit code and the lines that it prints, without build output.
  private func check() throws -> (code: Int32, lines: [String]) {
    // The program uses the checkout in which it is located.
    let outcome = try SprungBinary.run(["port", folder.path, "--check", "--compile"], in: folder)
    let lines = outcome.output.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("[") && !$0.hasPrefix("Building")
    }
    return (outcome.code, lines)
  }

  @Test func missingFolderIsOneLineAndCode2() throws {
    let outcome = try SprungBinary.run(
      ["port", "no-such-folder", "--check"], in: FileManager.default.temporaryDirectory)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errorLines == ["sprung: there is no folder no-such-folder"])
  }

  @Test(.enabled(if: isLibraryBuilt)) func validSourcesHaveNoErrors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("import UIKit\nclass A: UIView {\n  @objc func b() {}\n  weak var c: UIView?\n}\n", "A.swift")
    let (code, lines) = try check()
    #expect(code == 0)
    #expect(
      lines == [
        "A.swift: 3 changes", "1 source, 1 to rewrite, 0 places that cannot be", "0 compiler errors",
      ])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["A.swift"])
  }

  @Test(.enabled(if: isLibraryBuilt)) func errorsNameSourceLines() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("import UIKit\nclass A: UIView {\n  @objc\n  func b() {}\n  let c = UIGone()\n}\n", "Views/A.swift")
    try put("import UIKit\nlet d: Int = \"e\"\n", "B.swift")
    let (code, lines) = try check()
    #expect(code == 1)
    #expect(
      Set(lines.suffix(3)) == [
        "Views/A.swift:5: cannot find 'UIGone' in scope",
        "B.swift:2: cannot convert value of type 'String' to specified type 'Int'", "2 compiler errors",
      ])
  }

  @Test(.enabled(if: isLibraryBuilt)) func packageWithTestsIsSingleModule() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("// swift-tools-version: 6.0\nimport PackageDescription\n", "Package.swift")
    try put("import UIKit\npublic class Card: UIView {}\n", "Sources/Cards/Card.swift")
    try put(
      "import Cards\nimport UIKit\n@MainActor func make() -> Card { Card(frame: .zero) }\n", "Sources/App/App.swift")
    try put("import XCTest\n@testable import Cards\n", "Tests/CardsTests/CardTests.swift")
    let (code, lines) = try check()
    #expect(code == 0, "\(lines)")
    #expect(lines.last == "0 compiler errors")
  }
}
