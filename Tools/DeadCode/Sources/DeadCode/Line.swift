// SPDX-License-Identifier: MIT

import Foundation

/// A line of LLVM text without its line break, or a part of a line. The underlying text must outlive the line.
struct Line {
  let start: UnsafePointer<UInt8>
  let count: Int

  subscript(_ place: Int) -> UInt8 { start[place] }

  /// Returns the part after `length` characters.
  func dropFirst(_ length: Int) -> Line { Line(start: start + length, count: count - length) }

  /// Returns the first `length` characters.
  func prefix(_ length: Int) -> Line { Line(start: start, count: length) }

  /// The text as a string.
  var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  func starts(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && memcmp(start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  func ends(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && memcmp(start + (count - length), text.utf8Start, length) == 0
  }

  /// Returns the position of the first occurrence of a string, or nil.
  func find(_ text: StaticString) -> Int? {
    let length = text.utf8CodeUnitCount
    let first = Int32(text.utf8Start[0])
    var place = 0
    while count - place >= length {
      guard let found = memchr(start + place, first, count - place - length + 1) else { return nil }
      place = found - UnsafeMutableRawPointer(mutating: UnsafeRawPointer(start))
      if memcmp(start + place, text.utf8Start, length) == 0 { return place }
      place += 1
    }
    return nil
  }

  /// Returns the part after the first occurrence of a string, or nil.
  func behind(_ text: StaticString) -> Line? { find(text).map { dropFirst($0 + text.utf8CodeUnitCount) } }

  /// The name at the start of the line, after `@` or `%`, with or without quotes, and its length including these
  /// characters.
  var name: (text: Line, length: Int)? {
    guard count > 1 else { return nil }
    if self[1] == UInt8(ascii: "\"") {
      var end = 2
      while end < count, self[end] != UInt8(ascii: "\"") { end += 1 }
      return end < count ? (Line(start: start + 2, count: end - 2), end + 1) : nil
    }
    var end = 1
    while end < count, Self.isNamePart(self[end]) { end += 1 }
    return end > 1 ? (Line(start: start + 1, count: end - 1), end) : nil
  }

  /// Calls `body` with each global name in the line.
  func eachGlobal(_ body: (Line) -> Void) {
    var rest = self
    while rest.count > 1, let place = memchr(rest.start, Int32(UInt8(ascii: "@")), rest.count) {
      let skipped = place - UnsafeMutableRawPointer(mutating: UnsafeRawPointer(rest.start))
      rest = rest.dropFirst(skipped)
      guard let name = rest.name else {
        rest = rest.dropFirst(1)
        continue
      }
      body(name.text)
      rest = rest.dropFirst(name.length)
    }
  }

  /// The name of the first local value or label, and the text that follows the name.
  var local: (text: Line, rest: Line)? {
    var rest = self
    while rest.count > 1 {
      if rest[0] == UInt8(ascii: "%"), let name = rest.name { return (name.text, rest.dropFirst(name.length)) }
      rest = rest.dropFirst(1)
    }
    return nil
  }

  /// The integer at the start of the line.
  var number: Int? {
    let digits = UnsafeBufferPointer(start: start, count: count).prefix { $0 == UInt8(ascii: "-") || isDigit($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Returns whether a character can occur in an unquoted name.
  static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
