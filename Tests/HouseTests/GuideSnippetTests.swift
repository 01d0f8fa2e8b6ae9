// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Compiles the Swift code of each guide exactly as printed: the files of a page form a separate module without other
/// sources or settings. Previously, it was sufficient for a source file to contain the snippet. Three snippets of
/// Guides/Testing and one of Guides/Recordings did not compile, because helpers and imports were not printed.
@Suite(.serialized) struct GuideSnippetTests {
  @Test("the files of a page compile", arguments: GuideRules.compiled)
  func page(guide: String) throws {
    let pieces = GuideRules.pieces(of: GuideRules.text(guide)).filter { !$0.hasPrefix(GuideRules.manifestHead) }
    let said = try SnippetCompiler.errors(pieces, ["-swift-version", "6"] + SnippetCompiler.libraries)
    #expect(said == "")
  }

  @Test func manifestsCompile() throws {
    let info = Process()
    let output = Pipe()
    info.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    info.arguments = ["swiftc", "-print-target-info"]
    info.standardOutput = output
    try info.run()
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let resources = try JSONDecoder().decode(Info.self, from: output.fileHandleForReading.readDataToEndOfFile()).paths
    info.waitUntilExit()
    var count = 0
    for guide in GuideRules.guides() {
      for piece in GuideRules.pieces(of: GuideRules.text(guide)) where piece.hasPrefix(GuideRules.manifestHead) {
        count += 1
        let version = piece.dropFirst(GuideRules.manifestHead.count).prefix { $0 != "\n" }
        let said = try SnippetCompiler.errors(
          [piece],
          [
            "-swift-version", "6", "-I", resources.runtimeResourcePath + "/pm/ManifestAPI",
            "-package-description-version", String(version),
          ])
        #expect(said == "", "\(guide)")
      }
    }
    #expect(count == 2)
  }

  @Test func incompleteSnippetIsDetected() throws {
    #expect(try SnippetCompiler.errors(["func f() { _ = helper() }"], []).contains("cannot find 'helper' in scope"))
  }

  @Test func swiftVersionsMatchVersionFile() {
    #expect(GuideRules.staleVersions() == [])
  }
}
