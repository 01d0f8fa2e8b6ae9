// SPDX-License-Identifier: MIT

import CEmbedded
import Foundation
import SprungTestSupport
import Testing

@Suite("The browser's arithmetic against the system's") struct ArithmeticTests {
  static let special: [Double] = [
    0, -0.0, 0.5, -0.5, 1.5, 2.5, 0.49999999999999994, 4503599627370495.5, 4_503_599_627_370_497, 9_007_199_254_740_992,
    1e300,
    .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNormalMagnitude, .greatestFiniteMagnitude,
  ]

  private func same(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN) }

  /// Half of the numbers with any bits at all, half of ordinary size.
  private func number(_ random: inout SeededRandom) -> Double {
    if Bool.random(using: &random) { return Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)) }
    return Double.random(in: -1e6...1e6, using: &random)
  }

  @Test("round has the same bits for a million numbers")
  func rounding() {
    var random = SeededRandom(seed: 1)
    var wrong: [Double] = []
    for x in Self.special where !same(sp_round(x), Foundation.round(x)) { if wrong.count < 5 { wrong.append(x) } }
    for _ in 0..<1_000_000 {
      let x = number(&random)
      if !same(sp_round(x), Foundation.round(x)) { if wrong.count < 5 { wrong.append(x) } }
      let half = (x / 7).rounded(.down) + 0.5
      if !same(sp_round(half), Foundation.round(half)) { if wrong.count < 5 { wrong.append(half) } }
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ")
  }

  @Test("fmod has the same bits for a million pairs")
  func remainder() {
    var random = SeededRandom(seed: 2)
    var wrong: [[Double]] = []
    for x in Self.special {
      for y in Self.special where !same(sp_fmod(x, y), Foundation.fmod(x, y)) {
        if wrong.count < 5 { wrong.append([x, y]) }
      }
    }
    for _ in 0..<1_000_000 {
      let (x, y) = (number(&random), number(&random))
      if !same(sp_fmod(x, y), Foundation.fmod(x, y)) { if wrong.count < 5 { wrong.append([x, y]) } }
    }
    #expect(wrong.isEmpty, "\(wrong.count) differ")
  }

  @Test("128-bit products are right for a million pairs")
  func product() {
    var random = SeededRandom(seed: 3)
    var wrong = 0
    var result: [UInt64] = [0, 0]
    for _ in 0..<1_000_000 {
      let words = (0..<4).map { _ in UInt64.random(in: 0...UInt64.max, using: &random) }
      sp_multiply_128(words[0], words[1], words[2], words[3], &result)
      let full = words[0].multipliedFullWidth(by: words[2])
      let high = full.high &+ words[0] &* words[3] &+ words[1] &* words[2]
      if result[0] != full.low || result[1] != high { wrong += 1 }
    }
    #expect(wrong == 0)
  }
}
