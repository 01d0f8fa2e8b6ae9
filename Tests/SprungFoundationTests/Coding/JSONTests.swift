// SPDX-License-Identifier: MIT

import Foundation
import OwnGeometry
import SprungTestSupport
import Testing

@testable import OwnFoundation

/// A type that both encoders can encode. In native builds, the compiler synthesizes the conformance; in the browser
/// build, the rewriter generates it as shown here.
private struct Trip: Swift.Codable, Equatable {
  var name: String
  var days: Int
  var price: Double?
  var isDone: Bool
  var tags: [String]
  var counts: [String: Int]
  var kind: Kind
  var stops: [[Float]]
}

private enum Kind: String, Swift.Codable, CaseIterable {
  case day
  case night = "over night"
}

extension Kind: OwnFoundation.Encodable, OwnFoundation.Decodable {}

extension Trip: OwnFoundation.Encodable, OwnFoundation.Decodable {
  private enum Keys: String, OwnFoundation.CodingKey { case name, days, price, isDone, tags, counts, kind, stops }

  init(from decoder: OwnFoundation.Decoder) throws(OwnFoundation.CodingError) {
    let values = try decoder.container(keyedBy: Keys.self)
    name = try values.decode(String.self, forKey: .name)
    days = try values.decodeInferred(forKey: .days)
    price = try values.decodeIfPresent(Double.self, forKey: .price)
    isDone = try values.decode(Bool.self, forKey: .isDone)
    tags = try values.decode([String].self, forKey: .tags)
    counts = try values.decode([String: Int].self, forKey: .counts)
    kind = try values.decode(Kind.self, forKey: .kind)
    stops = try values.decode([[Float]].self, forKey: .stops)
  }

  func encode(to encoder: OwnFoundation.Encoder) throws(OwnFoundation.CodingError) {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(name, forKey: .name)
    try values.encode(days, forKey: .days)
    try values.encodeIfPresent(price, forKey: .price)
    try values.encode(isDone, forKey: .isDone)
    try values.encode(tags, forKey: .tags)
    try values.encode(counts, forKey: .counts)
    try values.encode(kind, forKey: .kind)
    try values.encode(stops, forKey: .stops)
  }
}

/// Compares the browser build's JSON coding with Foundation's.
@Suite struct JSONTests {
  private typealias OwnEncoder = OwnFoundation.JSONEncoder
  private typealias OwnDecoder = OwnFoundation.JSONDecoder
  private typealias OwnData = OwnGeometry.Data
  private typealias OwnDate = OwnFoundation.Date

  private static let texts = [
    "", "plain", "quote\" back\\slash /slash", "tab\tline\nreturn\r\u{8}\u{C}\u{1}\u{1F}\u{7F}", "é 😀 \u{2028}",
  ]

  private func trip(_ random: inout SeededRandom) -> Trip {
    func number() -> Double {
      switch random.next() % 5 {
      case 0: return Double(Int64(bitPattern: random.next()) % 1000)
      case 1: return Double(Int64(bitPattern: random.next()) % 1_000_000) / 1000
      case 2: return Double(Int64(bitPattern: random.next()) >> 11) * 1e-9
      case 3:
        let value = Double(bitPattern: random.next())
        return value.isFinite ? value : 0
      default: return 0.1 + 0.2
      }
    }
    return Trip(
      name: Self.texts[Int(random.next() % 5)], days: Int(truncatingIfNeeded: random.next()),
      price: random.next() % 3 == 0 ? nil : number(), isDone: random.next() % 2 == 0,
      tags: (0..<(random.next() % 3)).map { _ in Self.texts[Int(random.next() % 5)] },
      counts: ["b": 2, "a": -1, "C": Int(random.next() % 9)].filter { $0.value % 2 == 0 || random.next() % 2 == 0 },
      kind: random.next() % 2 == 0 ? .day : .night,
      stops: (0..<(random.next() % 3)).map { _ in [Float(number() / 1e300), Float(random.next() % 100) / 7] })
  }

  private static func foundation(_ options: OwnFoundation.JSONEncoder.OutputFormatting) -> Foundation.JSONEncoder {
    let encoder = Foundation.JSONEncoder()
    encoder.outputFormatting = Foundation.JSONEncoder.OutputFormatting(rawValue: options.rawValue)
    return encoder
  }

  @Test func encodingMatchesFoundation() throws {
    var random = SeededRandom(seed: 5)
    for index in 0..<2000 {
      let value = trip(&random)
      var options: OwnFoundation.JSONEncoder.OutputFormatting = [.sortedKeys]
      if index % 2 == 0 { options.insert(.prettyPrinted) }
      if index % 3 == 0 { options.insert(.withoutEscapingSlashes) }
      let own = OwnEncoder()
      own.outputFormatting = options
      let text = String(decoding: Array(try own.encode(value)), as: UTF8.self)
      let expected = String(decoding: try Self.foundation(options).encode(value), as: UTF8.self)
      #expect(text == expected)
      #expect(try OwnDecoder().decode(Trip.self, from: OwnData(Array(expected.utf8))) == value)
      #expect(try Foundation.JSONDecoder().decode(Trip.self, from: Foundation.Data(text.utf8)) == value)
    }
  }

  @Test func numbersAreBitIdentical() throws {
    var random = SeededRandom(seed: 9)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let data = try OwnEncoder().encode([value])
      #expect(try OwnDecoder().decode([Double].self, from: data) == [value])
    }
  }

  static let broken = [
    "", " ", "[", "[1", "[1,", "[,]", "[1,,]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{a:1}", "{\"a\" 1}",
    "01",
    "-", "1.", "1e", "+1", ".5", "nul", "tru", "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\udc00\"",
    "\"\n\"", "1 2", "[1] x", "[1 2]", String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
  ]

  @Test(arguments: broken) func invalidTextIsRejected(_ text: String) {
    #expect(throws: OwnFoundation.CodingError.self) {
      try OwnDecoder().decode([Int].self, from: OwnData(Array(text.utf8)))
    }
    #expect(throws: (any Error).self) {
      try Foundation.JSONDecoder().decode([Int].self, from: Foundation.Data(text.utf8))
    }
  }

  static let accepted = [
    "[]", " [ ] ", "[1,2]", "[1,]", "[ 1 , 2 ]\n", "[1.0]", "[1e2]", "[10e-1]", "[-0]", "[9007199254740993]", "[\"a\"]",
    "[null]", "[true]", "[1.5]", "[1e30]", "{}", "[[]]", "[9223372036854775808]",
  ]

  /// Tests that both decoders accept the same texts and return the same results.
  @Test(arguments: accepted) func validTextIsDecodedIdentically(_ text: String) {
    let own = OwnData(Array(text.utf8))
    let foundation = Foundation.Data(text.utf8)
    let decoder = Foundation.JSONDecoder()
    #expect((try? OwnDecoder().decode([Int].self, from: own)) == (try? decoder.decode([Int].self, from: foundation)))
    #expect(
      (try? OwnDecoder().decode([Double].self, from: own)) == (try? decoder.decode([Double].self, from: foundation)))
    #expect((try? OwnDecoder().decode([Bool].self, from: own)) == (try? decoder.decode([Bool].self, from: foundation)))
    #expect(
      (try? OwnDecoder().decode([String?].self, from: own)) == (try? decoder.decode([String?].self, from: foundation)))
    #expect(
      (try? OwnDecoder().decode([UInt8].self, from: own)) == (try? decoder.decode([UInt8].self, from: foundation)))
  }

  @Test func errorsContainCodingPath() {
    func failure(_ text: String) -> OwnFoundation.CodingError? {
      do {
        _ = try OwnDecoder().decode([Trip].self, from: OwnData(Array(text.utf8)))
        return nil
      } catch { return error }
    }
    guard case .keyNotFound(let key, let context) = failure("[{\"name\":\"a\"}]") else {
      Issue.record("no missing key")
      return
    }
    #expect(key.stringValue == "days" && context.codingPath.map(\.stringValue) == ["Index 0"])
    guard case .typeMismatch(let type, let mismatch) = failure("[{\"name\":3}]") else {
      Issue.record("no mismatch")
      return
    }
    #expect(type == "String" && mismatch.codingPath.map(\.stringValue) == ["Index 0", "name"])
    guard case .valueNotFound = failure("[null]"), case .dataCorrupted = failure("[}") else {
      Issue.record("other errors")
      return
    }
    #expect(throws: OwnFoundation.CodingError.self) { try OwnEncoder().encode([Double.nan]) }
  }

  @Test func datesAndDataMatchFoundation() throws {
    let seconds = [0.0, 1e9, -1e9, 86_399.5, 63_113_903_999]
    for second in seconds {
      for (strategy, other) in zip(
        [OwnEncoder.DateEncodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601],
        [
          Foundation.JSONEncoder.DateEncodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970,
          .iso8601,
        ])
      {
        let own = OwnEncoder()
        own.dateEncodingStrategy = strategy
        let foundation = Self.foundation([])
        foundation.dateEncodingStrategy = other
        let data = try own.encode([OwnDate(timeIntervalSinceReferenceDate: second)])
        let expected = try foundation.encode([Foundation.Date(timeIntervalSinceReferenceDate: second)])
        #expect(Array(data) == Array(expected))
      }
    }
    let decoder = OwnDecoder()
    decoder.dateDecodingStrategy = .iso8601
    for (text, second) in [
      ("2001-01-01T00:00:00Z", 0.0), ("2024-02-29T12:30:15+02:00", 730_895_415),
      ("1999-12-31T23:59:59-00:30", -31_620_601),
    ] {
      let dates = try decoder.decode([OwnDate].self, from: OwnData(Array("[\"\(text)\"]".utf8)))
      #expect(dates == [OwnDate(timeIntervalSinceReferenceDate: second)])
    }
    for text in ["2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-01-01", "2024-01-01T25:00:00Z"] {
      #expect(throws: OwnFoundation.CodingError.self) {
        try decoder.decode([OwnDate].self, from: OwnData(Array("[\"\(text)\"]".utf8)))
      }
    }
    for count in 0..<20 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) }
      let text = Foundation.Data(bytes).base64EncodedString()
      #expect(OwnData(bytes).base64EncodedString() == text)
      #expect(OwnData(base64Encoded: text) == OwnData(bytes))
    }
    #expect(OwnData(base64Encoded: "a") == nil && OwnData(base64Encoded: "????") == nil)
  }

  struct Words: Swift.Codable, Equatable {
    var isDone = true
    var myURLProperty = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    var already_snake = 2
    var x1Y = 3
  }

  @Test func keyConversionMatchesFoundation() throws {
    let foundation = Self.foundation([.sortedKeys])
    foundation.keyEncodingStrategy = .convertToSnakeCase
    let text = String(decoding: try foundation.encode(Words()), as: UTF8.self)
    for key in ["isDone", "myURLProperty", "already_snake", "x1Y"] {
      #expect(text.contains("\"" + SnakeCase.encoded(key) + "\""))
    }
    let decoder = Foundation.JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for key in ["is_done", "_a_b", "a_b_", "__", "plain", "ABC_DEF", "one_two_three", "a__b"] {
      let data = Foundation.Data("{\"\(key)\":1}".utf8)
      let own = SnakeCase.decoded(key)
      #expect(try decoder.decode(AnyKeys.self, from: data).names == [own])
    }
  }

  private struct AnyKeys: Swift.Decodable {
    struct Key: Swift.CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    let names: [String]
    init(from decoder: any Swift.Decoder) throws {
      names = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
    }
  }
}
