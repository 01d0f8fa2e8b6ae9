// SPDX-License-Identifier: MIT

import Foundation
import OwnFoundation
import Testing

/// Compares the browser build's character sets with Foundation's for each scalar of the Basic Multilingual Plane.
@Suite struct CharacterSetTests {
  private static var pairs: [(name: String, ours: OwnFoundation.CharacterSet, theirs: Foundation.CharacterSet)] {
    [
      ("whitespaces", .whitespaces, .whitespaces), ("newlines", .newlines, .newlines),
      ("both", .whitespacesAndNewlines, .whitespacesAndNewlines), ("digits", .decimalDigits, .decimalDigits),
      ("some", .init(charactersIn: "aé€"), .init(charactersIn: "aé€")),
      ("inverted", .newlines.inverted, .newlines.inverted),
    ]
  }

  @Test func everyScalarMatchesFoundation() throws {
    for (name, ours, theirs) in Self.pairs {
      for code in 0...UInt32(0x2fff) {
        let scalar = try #require(Unicode.Scalar(code))
        #expect(ours.contains(scalar) == theirs.contains(scalar), "\(name) U+\(String(code, radix: 16))")
      }
    }
  }

  @Test func latinLettersMatchFoundation() throws {
    for code in 0...UInt32(0x24f) {
      let scalar = try #require(Unicode.Scalar(code))
      let letters = OwnFoundation.CharacterSet.letters
      let both = OwnFoundation.CharacterSet.alphanumerics
      #expect(letters.contains(scalar) == Foundation.CharacterSet.letters.contains(scalar), "U+\(code)")
      #expect(both.contains(scalar) == Foundation.CharacterSet.alphanumerics.contains(scalar), "U+\(code)")
    }
  }

  @Test(arguments: ["", " ", "a", " a b ", "\t\n é \r\n", "\u{2003}x\u{2028}"]) func texts(_ text: String) {
    #expect(
      text.trimmingCharacters(in: OwnFoundation.CharacterSet.whitespacesAndNewlines)
        == text.trimmingCharacters(in: Foundation.CharacterSet.whitespacesAndNewlines))
    #expect(
      text.rangeOfCharacter(from: OwnFoundation.CharacterSet.whitespaces)
        == text.rangeOfCharacter(from: Foundation.CharacterSet.whitespaces))
  }
}
