// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// Tests that the code of guides that use selectors compiles after rewriting, without code that is not on the page.
/// `Tests/HouseTests` covers the other guides.
@Suite struct GuideSnippetTests {
  /// The folder of the library's native modules, which tests and applications import.
  private static let modules = Program.checkout.appendingPathComponent(".build/debug/Modules")
  private static var isBuilt: Bool {
    FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path)
  }

  @Test("the files of a page compile", .enabled(if: isBuilt), arguments: ["SpringsAndFeel"])
  func page(guide: String) throws {
    let text = try String(
      contentsOf: Program.checkout.appendingPathComponent("Guides/\(guide).md"), encoding: .utf8)
    let pieces = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first.map { $0 + "\n" }
    }
    #expect(!pieces.isEmpty)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guide \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let port = PortedSources(pieces.enumerated().map { ("File\($0).swift", $1) }, root: folder.path)
    #expect(port.problems.isEmpty)
    var files: [String] = []
    for output in port.outputs {
      let file = folder.appendingPathComponent(output.path)
      try output.text.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let map = Program.checkout.appendingPathComponent("Sources/UIKitSubmodules/module.modulemap").path
    let said = try Program.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Guide", "-swift-version", "6"]
        + ["-I", Self.modules.path, "-Xcc", "-fmodule-map-file=\(map)"] + files, in: folder)
    #expect(said.code == 0, "\(said.lines.joined(separator: "\n"))")
  }
}
