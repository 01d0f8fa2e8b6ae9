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
    "a name that is none is refused, and nothing is made",
    arguments: [
      "", "a-b", "1a", "ä", "a b", "class", "UIKit", "uikit", "Foundation", "../x", "a/b", "_",
    ])
  func wrongName(name: String) throws {
    let outcome = try SprungBinary.run(["new", name], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errorLines.first?.hasPrefix("sprung: '\(name)' is") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func aFolderThatExistsIsLeftAlone() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Hello"), withIntermediateDirectories: true)
    let outcome = try SprungBinary.run(["new", "Hello"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errorLines == ["sprung: \(folder.path)/Hello exists; choose another name, or remove it first"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Hello"])
  }

  @Test func anUnknownTemplateIsNamed() throws {
    let outcome = try SprungBinary.run(["new", "Hello", "--template", "many"], in: folder)
    #expect(outcome.code == 2)
    #expect(
      outcome.errorLines == ["sprung: there is no template 'many'; there are empty, list, card, photos, layout"])
  }

  @Test("a package of each template is built and comes to rest", arguments: Template.all.map(\.0))
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
  }
}
