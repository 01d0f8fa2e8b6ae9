// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The Swift of each guide is compiled exactly as printed: the files of a page make a module of their own, with nothing beside them and
/// without any settings. It used to be enough that some source contained a piece; three pieces of Guides/Testing and one of
/// Guides/Recordings did not compile, because helpers and imports around them were not printed.
@Suite(.serialized) struct GuideSnippetTests {
  /// The folder of the built modules, which is that of this test.
  private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// What the compiler says about sources; nothing if they compile.
  private func compile(_ pieces: [String], _ flags: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guide \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (index, piece) in pieces.enumerated() {
      let file = folder.appendingPathComponent("File\(index + 1).swift")
      try (piece + "\n").write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-module-name", "Guide", "-swift-version", "6"] + flags + files
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : said.replacingOccurrences(of: folder.path + "/", with: "")
  }

  @Test("the files of a page compile", arguments: GuideRules.compiled)
  func page(guide: String) throws {
    let pieces = GuideRules.pieces(of: GuideRules.text(guide)).filter { !$0.hasPrefix(GuideRules.manifestHead) }
    let map = House.root.appendingPathComponent("Sources/UIKitSubmodules/module.modulemap").path
    let said = try compile(
      pieces,
      [
        "-parse-as-library", "-I", Self.products.appendingPathComponent("Modules").path, "-Xcc",
        "-fmodule-map-file=\(map)",
      ])
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
        let said = try compile(
          [piece],
          ["-I", resources.runtimeResourcePath + "/pm/ManifestAPI", "-package-description-version", String(version)])
        #expect(said == "", "\(guide)")
      }
    }
    #expect(count == 2)
  }

  @Test func aPieceThatNeedsSomethingAroundItIsFound() throws {
    #expect(try compile(["func f() { _ = helper() }"], []).contains("cannot find 'helper' in scope"))
  }

  @Test func versionsOfSwiftAreThoseOfOneFile() {
    #expect(GuideRules.staleVersions() == [])
  }
}
