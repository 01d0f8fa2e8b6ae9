// SPDX-License-Identifier: MIT

import SprungStage
import Testing

@testable import SprungWindow

@Suite struct EditedTextTests {
  private func text(_ text: String, selection: Range<UInt32>, isSecure: Bool = false) -> EditedText {
    var traits = StageTextTraits()
    traits.isSecure = isSecure
    return EditedText(
      StageTextInput(
        canvas: 1, label: 2, generation: 7, traits: traits, selectionStart: selection.lowerBound,
        selectionEnd: selection.upperBound, text: text))
  }

  @Test("composing replaces the selection and then the composed text") func composing() {
    var edited = text("Hello you", selection: 6..<9)
    let first = edited.compose("k", caret: 1)
    #expect(edited.text == "Hello k" && edited.marked == 6..<7 && edited.selection == 7..<7)
    #expect(first.map(\.kind) == [.textEdit, .character, .textSelection])
    #expect(first[0].identifier == 7 && (first[0].x, first[0].y, first[0].a) == (6, 3, 1))
    #expect((first[2].x, first[2].y, first[2].a, first[2].b) == (7, 7, 6, 7))
    _ = edited.compose("かん", caret: 1)
    #expect(edited.text == "Hello かん" && edited.marked == 6..<8 && edited.selection == 7..<7)
    let last = edited.finish("漢")
    #expect(edited.text == "Hello 漢" && edited.marked == nil && edited.selection == 7..<7)
    #expect((last.last?.a, last.last?.b) == (-1, -1))
  }

  @Test("a cancelled composition leaves no text") func givenUp() {
    var edited = text("ab", selection: 1..<1)
    _ = edited.compose("´", caret: 1)
    let events = edited.compose("", caret: 0)
    #expect(edited.text == "ab" && edited.marked == nil && edited.selection == 1..<1)
    #expect(events.map(\.kind) == [.textEdit, .textSelection])
  }

  @Test("an input method deletes whole characters around the caret") func deleting() {
    var edited = text("a😀bc", selection: 3..<3)
    _ = edited.deleteScalars(from: -1, count: 2)
    #expect(edited.text == "ac" && edited.selection == 1..<1)
    _ = edited.deleteScalars(from: -9, count: 99)
    #expect(edited.text.isEmpty)
  }

  @Test("selected secure text is not exposed") func secret() {
    #expect(text("secret", selection: 0..<6).selected == "secret")
    #expect(text("secret", selection: 0..<6, isSecure: true).selected == "")
    #expect(text("ab", selection: 5..<9).selection == 2..<2)
  }
}
