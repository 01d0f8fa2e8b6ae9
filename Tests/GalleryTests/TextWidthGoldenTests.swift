// SPDX-License-Identifier: MIT

import Foundation
import SprungGallery
import SprungGeometry
import SprungHost
import SprungTestSupport
import Testing

/// Measures the 869 strings whose widths were recorded on iOS, and compares a hash of all result bits with
/// `Goldens/text-widths.txt`. The browser tests compare the measurements of the WebAssembly module with the same file.
@Suite(.oneApplication) @MainActor struct TextWidthGoldenTests {
  /// The fonts in the order of `Session.textWidth(_:kind:pointSize:)`.
  private static let kinds = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black", "italic", "mono",
    "monoBold",
  ]

  @Test func everyWidthMatchesGoldenHash() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let table = try String(contentsOf: folder.appendingPathComponent("Facts/system-font.tsv"), encoding: .utf8)
    var hashes = Self.kinds.map { _ in (count: 0, hash: StateHash()) }
    for line in table.split(separator: "\n").dropFirst() {
      let input = try #require(line.split(separator: "\t").first)
      let parts = input.split(separator: ":", maxSplits: 1)
      let font = parts[0].split(separator: " ")
      let kind = try #require(Self.kinds.firstIndex(of: String(font[0])), "\(font[0])")
      let size = try #require(Double(font[1]))
      let text = String(parts[1].dropFirst(#" width of ""#.count).dropLast())
      let width = Session.textWidth(text, kind: Int32(kind), pointSize: size)
      #expect(width > 0, "\(input)")
      hashes[kind].count += 1
      hashes[kind].hash.combine(width.bitPattern)
    }
    #expect(hashes.reduce(0) { $0 + $1.count } == 869)
    let lines = zip(Self.kinds, hashes).filter { $0.1.count > 0 }.map { kind, found in
      let digits = String(found.hash.value, radix: 16)
      return "\(kind) \(found.count) \(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }
    expectGolden(
      "text-widths", lines,
      remarks: ["Font, number of strings of Tests/Facts/system-font.tsv, and a hash of their widths."])
  }
}
