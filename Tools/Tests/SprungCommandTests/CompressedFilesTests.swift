// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite struct CompressedFilesTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("sprung packed \(UUID().uuidString)")
  private var file: URL { root.appendingPathComponent("host.js") }
  private var shelf: URL { root.appendingPathComponent("packed") }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private var copies: [URL] {
    (try? FileManager.default.contentsOfDirectory(at: shelf, includingPropertiesForKeys: nil)) ?? []
  }

  private func packed() throws -> Data? {
    CompressedFiles([file], keptIn: shelf)[try #require(SiteFile(file)).tag]
  }

  @Test func nextServerReusesStoredCopy() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(String(repeating: "export {};\n", count: 99))
    let first = try #require(try packed())
    let copy = try #require(copies.first)
    #expect(copies.count == 1)
    // Change a byte in the middle of the copy, so that its content shows whether the copy is used.
    var marked = first
    marked[marked.count / 2] ^= 0xFF
    try marked.write(to: copy)
    #expect(try packed() == marked)
  }

  @Test func incompleteCopyIsCreatedAgain() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(String(repeating: "export {};\n", count: 99))
    let first = try #require(try packed())
    for damaged in [Data(), first.dropLast(), first.dropFirst(), Data(repeating: 0, count: 40)] {
      try damaged.write(to: try #require(copies.first))
      #expect(try packed() == first)
      #expect(try Data(contentsOf: try #require(copies.first)) == first)
    }
  }

  @Test func changedFileIsCompressedAgainAndOldCopyRemoved() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(String(repeating: "export {};\n", count: 99))
    let (first, old) = (try #require(try packed()), try #require(copies.first))
    try write(String(repeating: "export {},\n", count: 99))
    let second = try #require(try packed())
    #expect(second != first)
    #expect(copies.count == 1 && copies.first?.lastPathComponent != old.lastPathComponent)
  }

  @Test func readOnlyFolderStoresNothingButFilesAreCompressed() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write(String(repeating: "export {};\n", count: 99))
    try "in the way".write(to: shelf, atomically: true, encoding: .utf8)
    #expect(try packed() != nil)
  }
}
