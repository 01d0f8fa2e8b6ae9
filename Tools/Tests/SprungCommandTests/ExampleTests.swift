// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct ExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  /// The names of the examples. Each example is a folder with a manifest.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
    $0 != "Sprung"
      && FileManager.default.fileExists(
        atPath: folder.appendingPathComponent($0).appendingPathComponent("Package.swift").path)
  }.sorted()

  @Test func examplesExistAndAreListed() throws {
    #expect(!Self.names.isEmpty)
    let list = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    for name in Self.names { #expect(list.contains("| [\(name)](\(name)) |")) }
  }

  @Test("an example passes its own tests", arguments: names)
  func passes(name: String) throws {
    let outcome = try SprungBinary.run(["test"], in: Self.folder.appendingPathComponent(name))
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("passed after"))
  }
}
