// SPDX-License-Identifier: MIT

import Foundation
import FuzzTargets
import SprungTestSupport
import Testing

/// Runs every input that a fuzzer selected for its corpus, and every input that once exposed a bug.
@Suite(.oneApplication) @MainActor struct CorpusTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the files of a target in a folder, sorted by name.
  private func files(_ folder: String, _ target: FuzzTarget) -> [URL] {
    let place = Self.root.appendingPathComponent(folder).appendingPathComponent(target.name)
    let files = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  @Test("The corpus exposes no bugs", arguments: FuzzTarget.all.map(\.name))
  func corpus(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = files("Fuzz/Corpora", target)
    #expect(files.count >= 4 && files.count <= 48, "\(files.count) files")
    var size = 0
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      size += bytes.count
      #expect(target.finding(in: bytes) == nil, "\(file.lastPathComponent)")
      Figures.count(1, "corpus inputs", of: "random bytes")
    }
    #expect(size < 32_768, "\(size) bytes; minimize the corpus with Scripts/fuzz --minimize")
  }

  @Test("Previous findings no longer occur", arguments: FuzzTarget.all.map(\.name))
  func findings(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    for file in files("Tests/FuzzTests/Findings", target) {
      #expect(target.finding(in: [UInt8](try Data(contentsOf: file))) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test("Every input folder belongs to a target")
  func folders() throws {
    for folder in ["Fuzz/Corpora", "Tests/FuzzTests/Findings"] {
      let place = Self.root.appendingPathComponent(folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
        #expect(FuzzTarget.named(name) != nil, "\(folder)/\(name)")
      }
    }
  }

  @Test("Inputs give reproducible results, and short inputs expose no bugs", arguments: FuzzTarget.all.map(\.name))
  func fewBytes(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    #expect(target.finding(in: []) == nil)
    for byte in [UInt8(0), 1, 2, 3, 4, 128, 255] { #expect(target.finding(in: [byte]) == nil, "\(byte)") }
    for bytes in target.firstInputs { #expect(target.finding(in: bytes) == nil, "\(bytes)") }
  }
}
