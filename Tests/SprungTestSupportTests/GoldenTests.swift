// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing

@Suite struct GoldenComparerTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func equalLinesAgreeAndRemarksAreSkipped() throws {
    try inFolder { folder in
      let golden = Golden("scene/one", folder: folder)
      try golden.write(["a", "b"], remarks: ["a remark"])
      #expect(golden.read() == ["a", "b"])
      #expect(golden.difference(from: ["a", "b"]) == nil)
    }
  }

  @Test func firstDifferenceIsNamed() throws {
    try inFolder { folder in
      let golden = Golden("two", folder: folder)
      try golden.write(["a", "b", "c"])
      #expect(
        golden.difference(from: ["a", "x", "y"]) == "golden two differs first in line 2 of 3: expected 'b', got 'x'")
      #expect(
        golden.difference(from: ["a", "b"])
          == "golden two has 3 lines, but the run has 2; the common lines are equal")
    }
  }

  @Test func missingFileAndUnrelatedFileAreDifferences() throws {
    try inFolder { folder in
      let golden = Golden("three", folder: folder)
      #expect(golden.difference(from: ["a"])?.contains("does not exist") == true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try "a\n".write(to: golden.file, atomically: true, encoding: .utf8)
      #expect(golden.difference(from: ["a"]) != nil)
    }
  }
}
