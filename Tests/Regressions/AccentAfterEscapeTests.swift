// SPDX-License-Identifier: MIT

import SprungScript
import Testing

/// The parser read typed text character by character. A combining accent and the preceding letter form one character,
/// so the parser missed the opening quotation mark or misread an escaped letter. Writing a parsed script could also
/// produce a script that no longer parsed.
@Suite struct AccentAfterEscapeTests {
  @Test(
    "Text may begin with an accent and may have one after each escape",
    arguments: ["\u{301}", "\t\u{301}", "a\n\u{301}", "\"\u{301}", "\\\u{301}\"", "e\u{301}", "\u{301}\"\u{301}"])
  func accents(text: String) throws {
    let script = Script(demo: "d", steps: [.type(text)])
    let again = try Script(text: script.text, file: "d")
    #expect(again.lines.map(\.step) == [.type(text)])
    #expect(again.text == script.text)
  }

  @Test("An accent after the closing quotation mark is rejected")
  func afterTheEnd() {
    #expect(throws: ScriptError.self) { try Script(text: "sprung-script 2\ntype \"a\"\u{301}\n", file: "d") }
  }
}
