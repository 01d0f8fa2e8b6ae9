// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct TextMetricsTests {
  private func lines(
    _ text: String, points: CGFloat, numberOfLines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    let font = UIFont.systemFont(ofSize: 16)
    let layout = TextMetrics.layout(
      MeasuredText(text, face: font.face), font: font, width: points, numberOfLines: numberOfLines, mode: mode)
    return layout.lines.map { $0.text }
  }

  // The sums are those of the Liberation Sans files: H 1479, e 1139, l 455, o 1139 of 2048.
  @Test func widthsAreTheSumsOfTheTable() {
    #expect(MeasuredText("Hello", face: .regular).width(0..<5) == 1479 + 1139 + 455 + 455 + 1139)
    #expect(MeasuredText("Hello", face: .bold).width(0..<5) == 1479 + 1139 + 569 + 569 + 1251)
    #expect(MeasuredText("Hello", face: .monospaced).width(0..<5) == 5 * 1229)
    #expect(MeasuredText("ÄÿÿÖ", face: .regular).width(0..<4) == 1366 + 1024 + 1024 + 1593)
  }

  // Measured in Chromium with Liberation Sans at 20 pixels, without kerning; it rounds to 1/64 pixel.
  nonisolated static let chromium: [(String, CGFloat, CGFloat)] = [
    ("Hello", 45.578125, 48.90625), ("+view", 51.703125, 55.046875), ("AVATAR To Yo.", 144.5, 150),
    ("Springs in a carousel", 186.78125, 202.296875),
    ("The quick brown fox jumps over the lazy dog", 395.765625, 427.84375),
    ("Grüße, naïve façade – “quoted” …", 304.609375, 324.53125),
  ]

  @Test(arguments: chromium) func widthsAreThoseOfABrowser(text: String, regular: CGFloat, bold: CGFloat) {
    for (face, expected) in [(FontFace.regular, regular), (.bold, bold)] {
      let measured = MeasuredText(text, face: face)
      let width = TextMetrics.points(units: measured.width(0..<measured.count), pointSize: 20)
      #expect(abs(width - expected) <= 1.0 / 64)
    }
  }

  @Test func digitsHaveOneWidth() {
    for digit in "0123456789" {
      #expect(MeasuredText(String(digit), face: .regular).width(0..<1) == 1139)
    }
  }

  @Test func wideAndJoinedCharacters() {
    #expect(MeasuredText("日本", face: .regular).width(0..<2) == 4096)
    #expect(MeasuredText("e\u{301}", face: .regular).width(0..<2) == 1139)
    let family = MeasuredText("👩\u{200D}👧", face: .regular)
    #expect(family.width(0..<family.count) == 2560)
    let flags = MeasuredText("🇩🇪🇫🇷", face: .regular)
    #expect(flags.width(0..<flags.count) == 2 * 2560)
  }

  @Test func sizesOfFontsAreExactAndThoseOfLabelsWholePixels() {
    let font = UIFont.systemFont(ofSize: 20)
    let width: CGFloat = 4667.0 * 20 / 2048
    #expect(font.size(of: "Hello") == CGSize(width: width, height: font.lineHeight))
    #expect(font.size(of: "Hello\nHello") == CGSize(width: width, height: 2 * font.lineHeight))
    #expect(font.size(of: "") == .zero)
    // 45.576 points wide; a line is 23.867 points high.
    let expected: [(CGFloat, CGFloat, CGFloat)] = [
      (1, 46, 24), (1.25, 57 / 1.25, 30 / 1.25), (1.5, 69 / 1.5, 36 / 1.5), (2, 46, 24), (3, 137.0 / 3, 24),
      (4, 45.75, 24),
    ]
    defer { UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: 2) }
    let label = UILabel()
    label.font = font
    label.text = "Hello"
    for (scale, width, height) in expected {
      UIScreen.main.configure(size: UIScreen.main.bounds.size, scale: scale)
      #expect(label.intrinsicContentSize == CGSize(width: width, height: height), "at scale \(scale)")
    }
  }

  @Test func linesBreakBetweenWords() {
    #expect(lines("one two three", points: 60) == ["one two", "three"])
    #expect(lines("one two three", points: 1000) == ["one two three"])
    #expect(lines("one two three", points: 30) == ["one", "two", "thre", "e"])
    #expect(lines("one  \n\ntwo", points: 500) == ["one  ", "", "two"])
  }

  @Test func aBoxOfTheMeasuredWidthHoldsItsText() {
    let words = ["The", "quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog"]
    for size in 6..<60 {
      let font = UIFont.systemFont(ofSize: CGFloat(size) + 0.3)
      for word in words {
        let measured = MeasuredText(word, face: font.face)
        let exact = TextMetrics.points(units: measured.width(0..<measured.count), pointSize: font.pointSize)
        let layout = TextMetrics.layout(measured, font: font, width: exact, numberOfLines: 1, mode: .byTruncatingTail)
        #expect(layout.string == word)
      }
    }
  }

  @Test func linesBreakAfterHyphensAndBetweenIdeographs() {
    #expect(lines("well-known", points: 50) == ["well-", "known"])
    #expect(lines("at -5", points: 20) == ["at", "-5"])
    #expect(lines("日本語。", points: 40) == ["日本", "語。"])
    #expect(lines("日本。", points: 40) == ["日", "本。"])
  }

  @Test func spacesAtTheEndOfALineTakeNoRoom() {
    // "one" is 26.7 points wide, and each of the spaces 4.45.
    #expect(lines("one          two", points: 28) == ["one", "two"])
  }

  @Test func charactersThatBelongTogetherStayTogether() {
    #expect(lines("ae\u{301}e\u{301}", points: 18) == ["ae\u{301}", "e\u{301}"])
    #expect(lines("ab\u{301}cdefgh", points: 41, numberOfLines: 1) == ["ab\u{301}…"])
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…efghij"), (.byTruncatingMiddle, "ab…hij"),
    (.byClipping, "abcdefghij"), (.byWordWrapping, "abcdef"), (.byCharWrapping, "abcdef"),
  ])
  func truncation(mode: NSLineBreakMode, expected: String) {
    // 55 points are 7040 units; a to f take 6149, g 1139 more, and the ellipsis 2048.
    #expect(lines("abcdefghij", points: 55, numberOfLines: 1, mode: mode) == [expected])
  }

  @Test func onlyTheLastLineIsTruncated() {
    #expect(lines("one two three four", points: 60, numberOfLines: 2) == ["one two", "three…"])
    #expect(lines("one\ntwo", points: 60, numberOfLines: 1) == ["one…"])
    #expect(lines("one two", points: 60, numberOfLines: 1) == ["one two"])
  }

  @Test func noWidthIsTooSmallToEnd() {
    for points in [0.001, 1, 5, 16] {
      #expect(lines("wide", points: points).joined() == "wide")
      #expect(lines("wide", points: points, numberOfLines: 1).count == 1)
    }
  }
}
