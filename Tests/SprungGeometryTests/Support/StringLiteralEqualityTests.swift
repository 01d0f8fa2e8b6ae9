// SPDX-License-Identifier: MIT

import Testing

@testable import SprungGeometry

@Suite struct StringLiteralEqualityTests {
  private static let precomposed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  @Test(
    "Texts are equal if they have the same scalars: short, long, and substrings",
    arguments: [
      "", "a", "fifteen letters", "longer than what a string keeps in itself", precomposed,
      "\u{1F469}\u{200D}\u{1F680}",
    ])
  func alike(text: String) {
    let slice = String("<\(text)>".dropFirst().dropLast())
    #expect(text.isLiterallyEqual(to: slice))
    #expect(!text.isLiterallyEqual(to: text + "!"))
    #expect(!(text + "a").isLiterallyEqual(to: text + "b"))
  }

  @Test("A letter of two scalars differs from the same letter in one scalar")
  func scalars() {
    #expect(Self.precomposed == Self.decomposed)
    #expect(!Self.precomposed.isLiterallyEqual(to: Self.decomposed))
  }

  @Test("Nil equals only nil")
  func optionals() {
    let none: String? = nil
    let empty: String? = ""
    #expect(none.isLiterallyEqual(to: nil))
    #expect(!none.isLiterallyEqual(to: empty) && !empty.isLiterallyEqual(to: none))
    #expect(empty.isLiterallyEqual(to: ""))
  }
}
