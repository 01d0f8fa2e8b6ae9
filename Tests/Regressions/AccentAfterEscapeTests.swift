// SPDX-License-Identifier: MIT

import SprungScript
import Testing

/// Typed text was parsed character by character, and a combining accent forms one character with the sign before it. So
/// the quotation mark before it was not recognized, and the letter of an escape was another letter. A parsed script
/// could then not be parsed after it was written.
@Suite struct AccentAfterEscapeTests {
  @Test(
    "A text may begin with an accent, and have one after each escape",
    arguments: ["\u{301}", "\t\u{301}", "a\n\u{301}", "\"\u{301}", "\\\u{301}\"", "e\u{301}", "\u{301}\"\u{301}"])
  func accents(text: String) throws {
    let script = Script(demo: "d", steps: [.type(text)])
    let again = try Script(text: script.text, file: "d")
    #expect(again.lines.map(\.step) == [.type(text)])
    #expect(again.text == script.text)
  }

  @Test("An accent after the last quotation mark is too much")
  func afterTheEnd() {
    #expect(throws: ScriptError.self) { try Script(text: "sprung-script 2\ntype \"a\"\u{301}\n", file: "d") }
  }
}
