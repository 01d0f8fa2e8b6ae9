// SPDX-License-Identifier: MIT

import Foundation
import OwnFoundation
import SprungTestSupport
import Testing

/// Compares the browser build's number formatter with Foundation's.
@Suite struct NumberFormatterTests {
  private typealias Own = OwnFoundation.NumberFormatter
  private typealias Other = Foundation.NumberFormatter

  private static let styles: [(own: OwnFoundation.NumberFormatter.Style, other: Foundation.NumberFormatter.Style)] = [
    (.none, .none), (.decimal, .decimal), (.currency, .currency), (.percent, .percent),
  ]
  private static let modes:
    [(own: OwnFoundation.NumberFormatter.RoundingMode, other: Foundation.NumberFormatter.RoundingMode)] = [
      (.halfEven, .halfEven), (.ceiling, .ceiling), (.floor, .floor), (.down, .down), (.up, .up), (.halfUp, .halfUp),
      (.halfDown, .halfDown),
    ]

  private func value(_ random: inout SeededRandom) -> Double {
    switch random.next() % 6 {
    case 0: return Double(Int64(bitPattern: random.next()) % 10_000_000)
    case 1: return Double(Int64(bitPattern: random.next()) % 100_000_000) / 1000
    case 2: return Double(Int64(bitPattern: random.next()) % 2000) / 8
    case 3: return Double(Int64(bitPattern: random.next()) % 1000) * 0.005
    case 4: return [0, 0.5, 1.5, 2.5, -0.4, 0.05, 999.995, 9.9996, 1e6, 0.1 + 0.2][Int(random.next() % 10)]
    default: return Double(Int64(bitPattern: random.next()) % 1_000_000) * 1e-9
    }
  }

  @Test(arguments: 0..<4) func formattingMatchesFoundation(style: Int) {
    var random = SeededRandom(seed: 3)
    for index in 0..<4000 {
      let own = Own()
      let other = Other()
      other.locale = Locale(identifier: "en_US")
      own.numberStyle = Self.styles[style].own
      other.numberStyle = Self.styles[style].other
      if index % 2 == 1 {
        let most = Int(random.next() % 5)
        // On Linux, Foundation ignores a maximum unless the minimum is 0, so minimums are tested separately below.
        own.minimumFractionDigits = 0
        other.minimumFractionDigits = 0
        own.maximumFractionDigits = most
        other.maximumFractionDigits = most
        let mode = Self.modes[Int(random.next() % UInt64(Self.modes.count))]
        own.roundingMode = mode.own
        other.roundingMode = mode.other
      }
      if index % 5 == 0 {
        own.minimumIntegerDigits = 3
        other.minimumIntegerDigits = 3
        own.usesGroupingSeparator = false
        other.usesGroupingSeparator = false
      }
      let value = value(&random)
      let text = own.string(from: OwnFoundation.NSNumber(value: value))
      let expected = other.string(from: Foundation.NSNumber(value: value))
      #expect(
        text == expected, "\(value) in style \(style), \(own.minimumFractionDigits)...\(own.maximumFractionDigits)")
    }
  }

  @Test func minimumDigits() {
    for (least, most, value, expected) in [
      (1, 2, 1234.567, "1,234.57"), (1, 2, 2, "2.0"), (2, 2, 0.5, "0.50"), (3, 1, 0.25, "0.2"),
      (2, 4, 0.12345, "0.1234"),
      (2, 2, 0, "0.00"),
    ] as [(Int, Int, Double, String)] {
      let own = Own()
      own.numberStyle = .decimal
      own.minimumFractionDigits = least
      own.maximumFractionDigits = most
      #expect(own.string(from: OwnFoundation.NSNumber(value: value)) == expected)
    }
  }

  @Test func numbersAreParsed() {
    let own = Own()
    own.numberStyle = .decimal
    #expect(own.number(from: "1,234.5")?.doubleValue == 1234.5 && own.number(from: "x") == nil)
    own.numberStyle = .percent
    #expect(own.number(from: "50%")?.doubleValue == 0.5)
    #expect(Own.localizedString(from: OwnFoundation.NSNumber(value: 1234), number: .decimal) == "1,234")
  }
}
