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

  private let regular = FontFace(pointSize: 12, weight: 3)

  /// Returns the width of the text in units of 1/2048 em. 12-point text has no tracking.
  private func width(_ text: String, _ face: FontFace) -> Double {
    let measured = MeasuredText(text, face: face)
    return Double(measured.width(0..<measured.count)) * 2048 / Double(FontFace.unitsPerEm)
  }

  @Test func widthsAreSumsOfTableEntries() {
    #expect(width("Hello", regular) == 4936)
    #expect(width("Hello", FontFace(pointSize: 12, weight: 6)) == 5311.5)
    #expect(width("Hello", FontFace(pointSize: 12, weight: 3, design: .monospaced)) == 6330)
    #expect(width("AV", regular) == 2614)
  }

  @Test func accentedLettersAreAsWideAsTheirBase() {
    #expect(width("ÄÿÖ", regular) == 4072)
    for (letter, base) in [
      ("é", "e"), ("ž", "z"), ("Ș", "S"), ("ǎ", "a"), ("ế", "e"), ("Ơ", "O"), ("Ł", "Ł"), ("ø", "o"),
    ] {
      #expect(width(letter, regular) == width(base, regular), "\(letter)")
    }
  }

  @Test func trackingAppliesToEachCharacter() {
    let small = FontFace(pointSize: 8, weight: 3)
    #expect(width("Hello", small) == width("Hello", regular) + 5 * 52)
    // Tracking is interpolated between whole point sizes, and constant outside the range of known sizes.
    for (size, tracking) in [(11.5, 6.0), (13.5, -17), (7, 68), (6, 82), (5, 82), (17.5, -51)] {
      #expect(width("`", FontFace(pointSize: size, weight: 3)) == 1024 + tracking, "\(size)")
    }
    for (size, tracking) in [(40.0, 19.0), (60, 9), (59, 9.5), (80, 0), (400, 0)] {
      #expect(width("`", FontFace(pointSize: size, weight: 3)) == 1024 + tracking, "\(size)")
    }
  }

  @Test func digitsOfMonospacedDigitFontHaveOneWidth() {
    let digits = FontFace(pointSize: 12, weight: 3, design: .tabularDigits)
    for digit in "0123456789" { #expect(width(String(digit), digits) == 1290) }
    #expect(width("78", digits) == 2 * 1290)
    #expect(width("1", regular) == 950 && width("a", digits) == width("a", regular))
  }

  @Test func wideAndCombiningCharacters() {
    #expect(width("日本", regular) == 4096)
    #expect(width("e\u{301}", regular) == 1170)
    #expect(width("👩\u{200D}👧", regular) == 2560)
    #expect(width("🇩🇪🇫🇷", regular) == 2 * 2560)
  }

  @Test func fontSizesAreExactAndLabelSizesAreWholePixels() {
    let font = UIFont.systemFont(ofSize: 20)
    let width = font.size(of: "Hello").width
    // 4580.25 units of 1/2048 em.
    #expect((width - 44.72905).magnitude < 0.0001)
    #expect(font.size(of: "Hello").height == font.lineHeight)
    #expect(font.size(of: "Hello\nHello") == CGSize(width: width, height: 2 * font.lineHeight))
    #expect(font.size(of: "") == .zero)
    // A line is 23.867 points high.
    let expected: [(CGFloat, CGFloat, CGFloat)] = [
      (1, 45, 24), (1.25, 56 / 1.25, 30 / 1.25), (1.5, 68 / 1.5, 36 / 1.5), (2, 45, 24), (3, 45, 24), (4, 44.75, 24),
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

  @Test func textFitsBoxOfItsMeasuredWidth() {
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

  @Test func trailingSpacesTakeNoWidth() {
    // The word "one" is 27 points wide, and each space is 4.2 points wide.
    #expect(lines("one          two", points: 28) == ["one", "two"])
  }

  @Test func graphemeClustersAreNotSplit() {
    #expect(lines("ae\u{301}e\u{301}", points: 18) == ["ae\u{301}", "e\u{301}"])
    #expect(lines("ab\u{301}cdefgh", points: 36, numberOfLines: 1) == ["ab\u{301}…"])
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…efghij"), (.byTruncatingMiddle, "ab…hij"),
    (.byClipping, "abcdefghij"), (.byWordWrapping, "abcdef"), (.byCharWrapping, "abcdef"),
  ])
  func truncation(mode: NSLineBreakMode, expected: String) {
    // Widths in points: "abcdef" 50.5, "g" 9.4, "abcd" 36.2, and the ellipsis 12.8.
    #expect(lines("abcdefghij", points: 55, numberOfLines: 1, mode: mode) == [expected])
  }

  @Test func onlyTheLastLineIsTruncated() {
    #expect(lines("one two three four", points: 60, numberOfLines: 2) == ["one two", "three…"])
    #expect(lines("one\ntwo", points: 60, numberOfLines: 1) == ["one…"])
    #expect(lines("one two", points: 60, numberOfLines: 1) == ["one two"])
  }

  @Test func anyWidthTerminates() {
    for points in [0.001, 1, 5, 16] {
      #expect(lines("wide", points: points).joined() == "wide")
      #expect(lines("wide", points: points, numberOfLines: 1).count == 1)
    }
  }
}
