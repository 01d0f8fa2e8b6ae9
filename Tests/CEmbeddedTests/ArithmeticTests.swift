// SPDX-License-Identifier: MIT

import CEmbedded
import Foundation
import SprungTestSupport
import Testing

@Suite("The browser's arithmetic compared with the system's") struct ArithmeticTests {
  static let special: [Double] = [
    0, -0.0, 0.5, -0.5, 1.5, 2.5, 0.49999999999999994, 4503599627370495.5, 4_503_599_627_370_497, 9_007_199_254_740_992,
    1e300,
    .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNormalMagnitude, .greatestFiniteMagnitude,
  ]

  private func same(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN) }

  /// Returns a random number: half of the numbers have arbitrary bits, and half have ordinary magnitudes.
  private func number(_ random: inout SeededRandom) -> Double {
    if Bool.random(using: &random) { return Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)) }
    return Double.random(in: -1e6...1e6, using: &random)
  }

  @Test("round is bit-identical for a million numbers")
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

  @Test("fmod is bit-identical for a million pairs")
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

  @Test("remainder is bit-identical for a million pairs")
  func nearestRemainder() {
    var random = SeededRandom(seed: 4)
    var wrong: [[Double]] = []
    for x in Self.special {
      for y in Self.special where !same(sp_remainder(x, y), Foundation.remainder(x, y)) {
        if wrong.count < 5 { wrong.append([x, y]) }
      }
    }
    for _ in 0..<1_000_000 {
      let (x, y) = (number(&random), number(&random))
      // If the remainder is exactly half the divisor, the even multiple must be chosen.
      let half = (x.rounded() + 0.5) * 3
      for (a, b) in [(x, y), (half, 3.0)] where !same(sp_remainder(a, b), Foundation.remainder(a, b)) {
        if wrong.count < 5 { wrong.append([a, b]) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test("fmaf is bit-identical for a million triples")
  func fusedProduct() {
    var random = SeededRandom(seed: 5)
    var wrong: [[Float]] = []
    for _ in 0..<1_000_000 {
      var values = (0..<3).map { _ in Float(bitPattern: UInt32.random(in: 0...UInt32.max, using: &random)) }
      if Bool.random(using: &random) {
        values = values.map { $0.isFinite ? $0.significand.rounded(.up) + 0x1p-12 : $0 }
      }
      // A small addend decides how a sum exactly halfway between two floats is rounded.
      if Bool.random(using: &random) { values[2] = values[2].isFinite ? values[2].significand * 0x1p-60 : 1 }
      let (ours, theirs) = (sp_fmaf(values[0], values[1], values[2]), Foundation.fma(values[0], values[1], values[2]))
      if ours.bitPattern != theirs.bitPattern, !(ours.isNaN && theirs.isNaN), wrong.count < 5 { wrong.append(values) }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test("128-bit products are correct for a million pairs")
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
