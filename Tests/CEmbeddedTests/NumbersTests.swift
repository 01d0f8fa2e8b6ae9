// SPDX-License-Identifier: MIT

import CEmbedded
import Foundation
import SprungTestSupport
import Testing

@Suite("The browser's number parsing compared with the system's") struct NumbersTests {
  /// Returns whether both parsers agree in both precisions and on the length of the parsed text.
  private func isSame(_ text: String) -> Bool {
    text.withCString { start in
      var (own, theirs, ownSmall): (Double, Double, Float) = (0, 0, 0)
      var end: UnsafeMutablePointer<CChar>?
      theirs = strtod(start, &end)
      let theirsSmall = strtof(start, nil)
      guard sp_strtod(start, &own) == end.map({ UnsafePointer($0) }), sp_strtof(start, &ownSmall) != nil else {
        return false
      }
      if theirs.isNaN { return own.bitPattern == theirs.bitPattern && ownSmall.isNaN }
      return own.bitPattern == theirs.bitPattern && ownSmall.bitPattern == theirsSmall.bitPattern
    }
  }

  @Test(arguments: [
    "", "0", "-0", "1", "+2.5", ".5", "5.", ".", "-", "1e", "1e+", "12abc", "0x", "0x1p-3", "0xA.8P2", "inf",
    "-Infinity", "nan",
    "-nan(0x1f)", "nan(", "nan()", "NaN(wrong_1)", "nan(0x1-)",
    "1e400", "-1e-400", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623159e308",
    "9007199254740993", "0.1", "3.4028235677973366e38", "1.1754943508222875e-38",
  ])
  func known(_ text: String) { #expect(isSame(text)) }

  @Test func randomNumbersAreBitIdentical() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<40_000 {
      let number = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random))
      let digits = UInt64.random(in: 0...UInt64.max, using: &random)
      let exponent = Int.random(in: -345...310, using: &random)
      for text in ["\(number)", "\(digits)e\(exponent)", "0.\(digits)", "\(digits).\(digits)e\(exponent)"] {
        #expect(isSame(text), "\(text)")
      }
    }
  }
}
