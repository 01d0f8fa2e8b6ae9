// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungModels

/// A simple model that edits text as a list of characters.
private struct NaiveText {
  var characters: [Character] = []
  var anchor = 0
  var head = 0

  var string: String { String(characters) }
  func units(_ index: Int) -> Int { characters[..<index].reduce(0) { $0 + $1.utf16.count } }
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  mutating func insert(_ text: String) {
    let place = selection
    characters.replaceSubrange(place, with: Array(text))
    anchor = place.lowerBound + text.count
    head = anchor
  }

  mutating func deleteBackward() {
    if selection.isEmpty, head > 0 {
      characters.remove(at: head - 1)
      head -= 1
      anchor = head
    } else if !selection.isEmpty {
      insert("")
    }
  }
}

@Suite struct EditedTextTests {
  /// Characters of one to eleven UTF-16 units that do not combine with their neighbors.
  static let alphabet = ["a", "B", " ", ".", "é", "語", "👋", "👋🏽", "👨‍👩‍👧", "\n", "e\u{301}"]

  @Test("Random edits match edits of a list of characters", arguments: Seeds.below(20))
  func randomEdits(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 7)
    var text = EditedText()
    var naive = NaiveText()
    for _ in 0..<400 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        var typed = ""
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          typed += Self.alphabet.randomElement(using: &random) ?? "a"
        }
        text.replace(text.selection, with: typed)
        naive.insert(typed)
      case 3:
        text.replace(text.rangeToDeleteBackward, with: "")
        naive.deleteBackward()
      case 4, 5:
        let extends = Bool.random(using: &random)
        let isLeft = Bool.random(using: &random)
        text.move(to: text.target(of: isLeft ? .left : .right, extends: extends), extends: extends)
        let selected = naive.selection
        if !selected.isEmpty, !extends {
          naive.head = isLeft ? selected.lowerBound : selected.upperBound
        } else {
          naive.head = min(max(0, naive.head + (isLeft ? -1 : 1)), naive.characters.count)
        }
        if !extends { naive.anchor = naive.head }
      case 6:
        let ends = (0..<2).map { _ in Int.random(in: 0...naive.characters.count, using: &random) }
        naive.anchor = ends[0]
        naive.head = ends[1]
        text.select(from: naive.units(ends[0]), to: naive.units(ends[1]))
      default:
        let place = Int.random(in: 0...naive.characters.count, using: &random)
        text.move(to: naive.units(place), extends: false)
        naive.head = place
        naive.anchor = place
      }
      #expect(text.string == naive.string)
      let selection = naive.units(naive.selection.lowerBound)..<naive.units(naive.selection.upperBound)
      #expect(text.selection == NSRange(selection))
    }
  }

  @Test("Invalid ranges are adjusted, and no cluster is split")
  func hostileRanges() {
    var random = SeededRandom(seed: 3)
    var text = EditedText("a👨‍👩‍👧e\u{301}\r\n語")
    for _ in 0..<2000 {
      let far = [0, 1, 5, -3, 1_000_000, Int.max, Int.min, NSNotFound]
      let location = far.randomElement(using: &random) ?? 0
      let length = far.randomElement(using: &random) ?? 0
      let range = NSRange(location: location, length: length)
      if Bool.random(using: &random) { text.select(range) } else { text.replace(range, with: "👋🏽x") }
      let selection = text.selection
      #expect(selection.location >= 0 && selection.location + selection.length <= text.buffer.count)
      #expect(text.buffer.boundary(atOrBefore: selection.location) == selection.location)
      #expect(String(decoding: text.buffer.units, as: UTF16.self).utf16.count == text.buffer.count)
      if text.buffer.count > 200 { text.set("a👨‍👩‍👧") }
    }
  }

  @Test("Word navigation stops at the beginning and end of words")
  func words() {
    let buffer = TextBuffer("Hello, große Welt 👋 42")
    #expect(buffer.wordEnd(after: 0) == 5 && buffer.wordEnd(after: 5) == 12)
    #expect(buffer.wordStart(before: 12) == 7 && buffer.wordStart(before: 7) == 0)
    #expect(buffer.word(around: 9) == NSRange(location: 7, length: 5))
  }

  @Test("An edit reported for an outdated host text is applied at the corresponding position")
  func hostText() {
    var host = HostText()
    host.give(EditedText("hello"))
    host.hear(of: host.generation)
    // The user typed an x, which the program rejected, and then a y after it.
    #expect(host.edit(NSRange(location: 5, length: 0), with: "x") == NSRange(location: 5, length: 0))
    let before = host
    let part = host.edit(NSRange(location: 6, length: 0), with: "y")
    #expect(before.range(part, in: TextBuffer("hello")) == NSRange(location: 5, length: 0))
    // The same sequence of edits, but in the middle of the text.
    var other = HostText()
    other.give(EditedText("abXYef"))
    other.hear(of: other.generation)
    #expect(other.range(NSRange(location: 4, length: 2), in: TextBuffer("ab-ef")) == NSRange(location: 3, length: 2))
    #expect(other.range(NSRange(location: 0, length: 1), in: TextBuffer("ab-ef")) == NSRange(location: 0, length: 1))
    // An edit that is based on an older generation, because the host has not received the new text.
    other.give(EditedText("zz"))
    other.hear(of: other.generation - 1)
    #expect(other.buffer.string == "abXYef" && !other.shows(EditedText("abXYef")))
  }
}
