// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct NewTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung new \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test(
    "an invalid name is rejected, and nothing is created",
    arguments: [
      "", "a-b", "1a", "ä", "a b", "class", "UIKit", "uikit", "Foundation", "../x", "a/b", "_",
    ])
  func wrongName(name: String) throws {
    let outcome = try SprungBinary.run(["new", name], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errorLines.first?.hasPrefix("sprung: '\(name)' is ") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func existingFolderIsNotModified() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Hello"), withIntermediateDirectories: true)
    let outcome = try SprungBinary.run(["new", "Hello"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines == ["sprung: \(folder.path)/Hello exists; choose another name, or remove it first"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Hello"])
  }

  @Test func unknownTemplateIsReported() throws {
    let outcome = try SprungBinary.run(["new", "Hello", "--template", "many"], in: folder)
    #expect(outcome.code == 2)
    #expect(
      outcome.errorLines == ["sprung: there is no template 'many'; there are empty, list, card, photos, layout"])
  }

  @Test func failingTestsExitWithCode1AndCompileErrorsAreReported() throws {
    #expect(try SprungBinary.run(["new", "Hello"], in: folder).code == 0)
    let package = folder.appendingPathComponent("Hello")
    let file = package.appendingPathComponent("Tests/HelloTests/RootViewControllerTests.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacingOccurrences(of: "midX - 195", with: "midX - 295").write(
      to: file, atomically: true, encoding: .utf8)
    let failed = try SprungBinary.run(["test"], in: package)
    #expect(failed.code == 1)
    #expect(failed.output.contains("midX"))
    #expect(
      try SprungBinary.run(["test", "--filter", "nobody"], in: package).errorLines == [
        "sprung: no tests were run, because no name matches"
      ])
    try text.replacingOccurrences(of: "midX", with: "middleX").write(to: file, atomically: true, encoding: .utf8)
    let broken = try SprungBinary.run(["test"], in: package)
    #expect(broken.code == 1)
    #expect(broken.errorLines.first?.hasPrefix("\(file.path):") == true)
    #expect(broken.errorLines.last == "sprung: the tests of Hello could not be built; see the messages above")
  }

  @Test("a package of each template builds, comes to rest and passes its own tests", arguments: Template.all.map(\.0))
  func template(name: String) throws {
    let outcome = try SprungBinary.run(["new", "Hello", "--template", name], in: folder)
    #expect(outcome.code == 0)
    let files = outcome.output.split(separator: "\n").map(String.init)
    for file in ["Package.swift", ".gitignore", "README.md", "Sources/Hello/AppDelegate.swift"] {
      #expect(files.contains("Hello/\(file)"))
    }
    let package = folder.appendingPathComponent("Hello")
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 11)
    for file in files.dropLast() {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains("TemplateApp") && !text.contains("SPRUNG-"))
    }
    let trace = try SprungBinary.run(["trace", "--hash"], in: package)
    #expect(trace.code == 0, "\(trace.error)")
    #expect(trace.output.count == 17)
    let tests = try SprungBinary.run(["test"], in: package)
    #expect(tests.code == 0, "\(tests.output)")
    #expect(tests.output.contains("passed after"))
    let first = tests.output.split(separator: "\n").first ?? ""
    #expect(first == "Testing with Sprung \(Version.current) in \(try Checkout.find().root.path)")
  }
}
