// SPDX-License-Identifier: MIT

import Foundation
import FuzzTargets
import SprungTestSupport
import Testing

/// Flips each bit of the longest input of each target that reads files, and truncates the input at each byte. Each
/// modified input must be rejected or read, without other effects.
///
/// To test every bit, run 100 times the usual number of trials. By default, one bit in a hundred is tested.
@Suite(.oneApplication) @MainActor struct EveryBitTests {
  @Test("No flipped bit or truncation causes harm", arguments: ["recordings", "scripts", "frames", "images"])
  func everyBit(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fuzz/Corpora/\(name)")
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
    let bytes = try #require(inputs.max { $0.count < $1.count })
    // The stride is odd, so that all bit positions within a byte are covered.
    let stride = max(1, 101 / Seeds.trials) | 1
    var bit = 0
    while bit < bytes.count * 8 {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      if let finding = target.finding(in: damaged) { Issue.record("bit \(bit): \(finding)") }
      Figures.count(1, "flipped bits", of: "damaged files")
      bit += stride
    }
    for end in Swift.stride(from: 0, to: bytes.count, by: max(1, stride / 8)) {
      if let finding = target.finding(in: Array(bytes[..<end])) { Issue.record("cut at byte \(end): \(finding)") }
      Figures.count(1, "truncations", of: "damaged files")
    }
    Figures.count(1, "files", of: "damaged files")
  }
}
