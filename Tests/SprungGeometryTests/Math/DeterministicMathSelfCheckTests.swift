// SPDX-License-Identifier: MIT

import Foundation
import SprungGeometry
import Testing

@Suite struct DeterministicMathSelfCheckTests {
  /// The golden is a line of the form "math COUNT HASH". The same program must produce this line natively, in a
  /// WebAssembly interpreter and in a browser.
  @Test func hashMatchesGolden() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens/math.txt")
    let line = try #require(
      String(contentsOf: file, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("math ") })
    let parts = line.split(separator: " ")
    let count = try #require(Int(parts[1]))
    let golden = try #require(UInt64(parts[2], radix: 16))
    #expect(String(DeterministicMath.selfCheckHash(count: count), radix: 16) == String(golden, radix: 16))
  }

  @Test func hashDependsOnCount() {
    #expect(DeterministicMath.selfCheckHash(count: 10) != DeterministicMath.selfCheckHash(count: 11))
    #expect(DeterministicMath.selfCheckHash(count: -1) == StateHash().value)
  }
}
