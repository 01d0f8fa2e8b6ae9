// SPDX-License-Identifier: MIT

import OwnFoundation
import OwnGeometry
import SprungTestSupport
import Testing

/// Compares the browser build's attributed strings with a simple model: a list with one entry per UTF-16 unit.
@Suite struct AttributedStringTests {
  private typealias Key = NSAttributedString.Key

  private static let keys = [Key("a"), Key("b"), Key(rawValue: "c")]

  /// The UTF-16 units of a text, each with its attributes.
  private struct Model {
    var units: [(unit: UInt16, attributes: [Key: Int])] = []

    init(_ string: String, _ attributes: [Key: Int]) { units = string.utf16.map { ($0, attributes) } }

    mutating func change(_ range: NSRange, _ body: (inout [Key: Int]) -> Void) {
      for place in range.location..<range.upperBound { body(&units[place].attributes) }
    }

    func span(_ key: Key, _ place: Int) -> NSRange {
      let value = units[place].attributes[key]
      var start = place
      var end = place + 1
      while start > 0, units[start - 1].attributes[key] == value { start -= 1 }
      while end < units.count, units[end].attributes[key] == value { end += 1 }
      return NSRange(location: start, length: end - start)
    }
  }

  private func objects(_ attributes: [Key: Int]) -> [Key: AnyObject] { attributes.mapValues { NSNumber(value: $0) } }

  private func compare(_ text: NSMutableAttributedString, _ model: Model) -> Bool {
    guard Array(text.string.utf16) == model.units.map(\.unit), text.length == model.units.count else { return false }
    for place in 0..<text.length {
      var range = NSRange()
      let own = text.attributes(at: place, effectiveRange: &range).mapValues { ($0 as? NSNumber)?.intValue ?? -1 }
      guard own == model.units[place].attributes, range.contains(place) else { return false }
      for key in Self.keys {
        let value = text.attribute(key, at: place, effectiveRange: &range) as? NSNumber
        guard value?.intValue == model.units[place].attributes[key], range == model.span(key, place) else {
          return false
        }
      }
    }
    return true
  }

  @Test func randomChangesMatchModel() {
    var random = SeededRandom(seed: 42)
    func number(_ count: Int) -> Int { count == 0 ? 0 : Int(random.next() % UInt64(count)) }
    for _ in 0..<300 {
      let text = NSMutableAttributedString(string: "ab\u{E9}c")
      var model = Model("ab\u{E9}c", [:])
      for _ in 0..<12 {
        let start = number(model.units.count + 1)
        let range = NSRange(location: start, length: number(model.units.count - start + 1))
        let key = Self.keys[number(3)]
        let value = number(2)
        switch number(7) {
        case 0:
          text.addAttribute(key, value: NSNumber(value: value), range: range)
          model.change(range) { $0[key] = value }
        case 1:
          text.removeAttribute(key, range: range)
          model.change(range) { $0[key] = nil }
        case 2:
          text.setAttributes(objects([key: value]), range: range)
          model.change(range) { $0 = [key: value] }
        case 3:
          text.addAttributes(objects([Self.keys[0]: value, Self.keys[1]: 1]), range: range)
          model.change(range) {
            $0[Self.keys[0]] = value
            $0[Self.keys[1]] = 1
          }
        case 4:
          text.append(NSAttributedString(string: "x\u{1F600}", attributes: objects([key: value])))
          model.units += Model("x\u{1F600}", [key: value]).units
        case 5:
          let other = NSAttributedString(string: "yz", attributes: objects([key: value]))
          // Half of a surrogate pair becomes a replacement character, which the model does not support.
          guard !splits(model, range) else { continue }
          text.replaceCharacters(in: range, with: other)
          model.units.replaceSubrange(range.location..<range.upperBound, with: Model("yz", [key: value]).units)
        default:
          guard !splits(model, range) else { continue }
          let before =
            range.length > 0 || range.location == 0
            ? model.units.dropFirst(range.location).first : model.units[range.location - 1]
          text.replaceCharacters(in: range, with: "w")
          model.units.replaceSubrange(
            range.location..<range.upperBound, with: Model("w", before?.attributes ?? [:]).units)
        }
        #expect(compare(text, model))
      }
      let copy = text.mutableCopy() as? NSMutableAttributedString
      #expect(copy?.isEqual(text) == true && copy?.hash == text.hash)
      copy?.append(NSAttributedString(string: "!"))
      #expect(copy?.isEqual(text) == false && copy?.length == text.length + 1)
    }
  }

  private func splits(_ model: Model, _ range: NSRange) -> Bool {
    [range.location, range.upperBound].contains { $0 < model.units.count && model.units[$0].unit & 0xFC00 == 0xDC00 }
  }

  @Test func enumerating() {
    let text = NSMutableAttributedString(string: "one two three", attributes: objects([Key("a"): 1]))
    text.addAttribute(Key("b"), value: NSString(string: "x"), range: NSRange(location: 4, length: 3))
    var found: [String] = []
    text.enumerateAttribute(Key("b"), in: NSRange(location: 1, length: 10)) { value, range, _ in
      found.append("\((value as? NSString)?.string ?? "-")\(range)")
    }
    #expect(found == ["-{1, 3}", "x{4, 3}", "-{7, 4}"])
    found = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: .reverse) { values, range, stop in
      found.append("\(values.count)\(range)")
      stop.pointee = ObjCBool(range.location == 4)
    }
    #expect(found == ["1{7, 6}", "2{4, 3}"])
    #expect(text.attributedSubstring(from: NSRange(location: 4, length: 3)).string == "two")
    // An enumeration is affected by changes that its own block makes.
    found = []
    text.enumerateAttribute(Key("a"), in: NSRange(location: 0, length: text.length)) { _, range, _ in
      found.append("\(range)")
      if found.count == 1 { text.removeAttribute(Key("a"), range: NSRange(location: 2, length: 4)) }
    }
    #expect(found == ["{0, 13}"])
  }

  @Test func ranges() {
    let text = "a\u{1F600}b\u{E9}"
    #expect(NSString(string: text).range(of: "b") == NSRange(location: 3, length: 1))
    #expect(NSString(string: text).range(of: "z") == NSRange(location: NSNotFound, length: 0))
    #expect(
      NSString(string: text).substring(from: 3) == "b\u{E9}" && NSString(string: text).substring(to: 3) == "a\u{1F600}")
    let range = Range(NSRange(location: 1, length: 3), in: text)
    #expect(range.map { String(text[$0]) } == "\u{1F600}b" && Range(NSRange(location: 4, length: 2), in: text) == nil)
    #expect(range.map { NSRange($0, in: text) } == NSRange(location: 1, length: 3))
    #expect(NSNull().isEqual(NSNull()) && !NSNull().isEqual(NSNumber(value: 0)))
  }

  @Test("Characters of a text can change, and its attributes follow them")
  func mutableString() {
    let text = NSMutableAttributedString(string: "one two one")
    text.addAttribute(Self.keys[0], value: NSNumber(value: 1), range: NSRange(location: 4, length: 3))
    let letters = text.mutableString
    #expect(letters.length == 11 && letters.description == "one two one")
    let whole = NSRange(location: 0, length: letters.length)
    #expect(letters.replaceOccurrences(of: "ONE", with: "three", options: .caseInsensitive, range: whole) == 2)
    #expect(letters.replaceOccurrences(of: "three", with: "", range: NSRange(location: 1, length: 4)) == 0)
    #expect(text.string == "three two three")
    var range = NSRange()
    #expect((text.attribute(Self.keys[0], at: 7, effectiveRange: &range) as? NSNumber)?.intValue == 1)
    #expect(range == NSRange(location: 6, length: 3))
    letters.insert("<", at: 0)
    letters.append(">")
    letters.deleteCharacters(in: NSRange(location: 1, length: 6))
    letters.replaceCharacters(in: NSRange(location: 1, length: 3), with: "2")
    #expect(letters.string == "<2 three>")
    letters.setString("")
    #expect(text.length == 0)
    #expect(NSMutableString(string: "a").string == "a")
  }
}
