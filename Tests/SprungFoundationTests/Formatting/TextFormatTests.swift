// SPDX-License-Identifier: MIT

import Foundation
import OwnFoundation
import SprungTestSupport
import Testing

/// Compares the browser build's string formats with Foundation's.
@Suite struct TextFormatTests {
  private static let flags = ["", "-", "+", " ", "0", "#", "-+", "+0", "0#", " 0"]
  private static let widths = ["", "1", "5", "12", "30"]
  private static let precisions = ["", ".", ".0", ".1", ".2", ".3", ".6", ".10", ".17", ".25"]

  private func format(_ random: inout SeededRandom, _ kind: String) -> String {
    "%" + Self.flags[Int(random.next() % UInt64(Self.flags.count))]
      + Self.widths[Int(random.next() % UInt64(Self.widths.count))]
      + Self.precisions[Int(random.next() % UInt64(Self.precisions.count))] + kind
  }

  @Test(arguments: ["f", "F", "e", "E", "g", "G"]) func fractions(kind: String) {
    var random = SeededRandom(seed: 11)
    for index in 0..<8000 {
      let value: Double =
        switch index % 8 {
        case 0: Double(bitPattern: random.next())
        case 1: Double(Int64(bitPattern: random.next()) % 1_000_000) / 1000
        case 2: Double(Int64(bitPattern: random.next()) % 2000) / 8
        case 3: Double(random.next() % 100) + 0.5
        case 4: [0.0, -0.0, 1e22, 9.995, 0.00012345, 123_456_789, 1e-5, 9.9999999][Int(random.next() % 8)]
        default: Double(Int64(bitPattern: random.next()) >> 20) * 1e-7
        }
      guard value.isFinite else { continue }
      let pattern = format(&random, kind)
      let theirs = String(format: pattern, arguments: [value] as [CVarArg])
      #expect(TextFormat.text(pattern, [.number(value)]) == theirs, "\(pattern) of \(value)")
    }
  }

  @Test(arguments: ["d", "i", "u", "x", "X", "o", "ld", "lld", "lu", "lx", "hd", "hhd", "hx", "zd", "qd"])
  func wholeNumbers(kind: String) {
    var random = SeededRandom(seed: 12)
    for index in 0..<2000 {
      let value = index % 2 == 0 ? Int64(bitPattern: random.next()) : Int64(bitPattern: random.next()) % 100
      let pattern = format(&random, kind)
      let theirs = String(format: pattern, arguments: [value] as [CVarArg])
      #expect(TextFormat.text(pattern, [.signed(value)]) == theirs, "\(pattern) of \(value)")
    }
  }

  @Test func commonFormats() {
    #expect(TextFormat.text("%02d:%02d", [.signed(3), .signed(7)]) == "03:07")
    #expect(TextFormat.text("%5.1f%%", [.number(99.95)]) == String(format: "%5.1f%%", 99.95))
    #expect(TextFormat.text("%@ has %i of %@", [.text("Jo"), .signed(2), .text("é")]) == "Jo has 2 of é")
    #expect(
      TextFormat.text("%.2f", [.number(.infinity)]) == "inf" && TextFormat.text("%5.1f|", [.number(.nan)]) == "  nan|")
    #expect(
      TextFormat.text("%*d|%-*d|%.*f", [.signed(5), .signed(7), .signed(4), .signed(8), .signed(1), .number(2.25)])
        == "    7|8   |2.2")
    #expect(TextFormat.text("%c%c", [.signed(72), .signed(105)]) == "Hi")
    #expect(TextFormat.text("100%", []) == "100%" && TextFormat.text("%y %d", [.signed(1)]) == "%y 1")
    #expect(TextFormat.text("%d and %d", [.signed(1)]) == "1 and ")
  }

  @Test func anyTextIsAccepted() {
    var random = SeededRandom(seed: 13)
    let letters = Array("%%%-+ 0#123.*hlqzdfgexsc@ aé")
    for _ in 0..<20_000 {
      var format = ""
      for _ in 0..<(random.next() % 12) { format.append(letters[Int(random.next() % UInt64(letters.count))]) }
      let text = TextFormat.text(format, [.number(1.5), .signed(-3), .text("x")])
      #expect(text.utf8.count < 20_000)
    }
  }
}
