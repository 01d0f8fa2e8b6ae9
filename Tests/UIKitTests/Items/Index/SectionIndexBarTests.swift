// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests a standalone section index at several heights: the omitted titles, and the effect of touches and keys.
@Suite("Section index bar", .oneApplication) @MainActor struct SectionIndexBarTests {
  private let client = PlainClient([], layout: PlainLayout(), size: CGSize(width: 100, height: 200))
  private let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

  private func bar(_ titles: [String], height: CGFloat) -> SectionIndexBar {
    let bar = SectionIndexBar(client)
    bar.frame = CGRect(x: 0, y: 0, width: 18, height: height)
    bar.show(titles)
    bar.layoutIfNeeded()
    return bar
  }

  private func texts(_ bar: SectionIndexBar) -> [String] {
    bar.subviews.compactMap { $0 as? UILabel }.map { $0.text ?? "" }
  }

  @Test("If all titles fit they are displayed, centered and 14 points high", arguments: [364.0, 365, 500, 1000])
  func all(height: Double) {
    let bar = bar(letters, height: CGFloat(height))
    #expect(texts(bar) == letters)
    let top = (height - 26 * 14) / 2
    for (index, label) in bar.subviews.enumerated() {
      #expect(abs(Double(label.frame.minY) - (top + Double(index) * 14)) < 1e-9)
      #expect(label.frame.width == 18 && label.frame.height == 14)
    }
  }

  @Test(
    "Otherwise the first and the last are displayed with dots between them, and all fit",
    arguments: [363.0, 300, 200, 100, 42, 41, 28, 14, 1, 0])
  func some(height: Double) {
    let bar = bar(letters, height: CGFloat(height))
    let texts = texts(bar)
    #expect(texts.count % 2 == 1 && Double(texts.count) * 14 <= max(14, height))
    #expect(texts.first == "A")
    if texts.count > 1 { #expect(texts.last == "Z") }
    for (index, text) in texts.enumerated() { #expect((text == "\u{2022}") == (index % 2 == 1)) }
    let shown = texts.filter { $0 != "\u{2022}" }
    #expect(shown == shown.sorted() && Set(shown).count == shown.count)
  }

  @Test("A drag reaches all titles, also omitted ones, each once", arguments: [500.0, 200, 60])
  func fingers(height: Double) {
    let bar = bar(letters, height: CGFloat(height))
    for step in -20...Int(height) * 2 + 20 { bar.follow(CGFloat(step) / 2) }
    #expect(client.followed == letters.enumerated().map { "\($1) \($0)" })
    bar.letGo()
    #expect(bar.current == 25)
  }

  @Test("Keys and assistive technology step through the titles and stop at the ends")
  func keys() {
    let bar = bar(["A", "B", "C"], height: 100)
    #expect(bar.current == nil && bar.accessibilityValue == "A")
    #expect(bar.press(.arrowDown) && bar.current == 0)
    #expect(bar.press(.arrowRight) && bar.current == 1 && bar.accessibilityValue == "B")
    #expect(bar.press(.end) && bar.current == 2)
    #expect(bar.press(.arrowDown) && bar.current == 2)
    bar.accessibilityDecrement()
    #expect(bar.current == 1)
    #expect(bar.press(.home) && bar.current == 0)
    bar.accessibilityDecrement()
    bar.accessibilityIncrement()
    #expect(bar.current == 1 && !bar.press(.space))
    #expect(client.followed == ["A 0", "B 1", "C 2", "B 1", "A 0", "B 1"])
  }

  @Test("Other titles reset the position, equal ones do not; without titles nothing is selected")
  func titles() {
    let bar = bar(["A", "B"], height: 100)
    bar.choose(1)
    bar.show(["A", "B"])
    #expect(bar.current == 1)
    bar.show(["X"])
    bar.layoutIfNeeded()
    #expect(bar.current == nil && texts(bar) == ["X"])
    bar.show([])
    bar.layoutIfNeeded()
    bar.choose(0)
    bar.follow(50)
    #expect(bar.current == nil && texts(bar) == [] && bar.accessibilityValue == nil)
    #expect(client.followed == ["B 1"])
    #expect(bar.stageAccessibility?.count == 1)
  }

  @Test("The text uses its color or the tint; the background has another color during a touch")
  func colors() {
    let bar = bar(["A", "B"], height: 100)
    bar.tintColor = .red
    #expect(bar.subviews.allSatisfy { ($0 as? UILabel)?.textColor == .red })
    bar.color = .blue
    bar.tintColor = .green
    #expect(bar.subviews.allSatisfy { ($0 as? UILabel)?.textColor == .blue })
    bar.ground = .white
    bar.follow(50)
    #expect(bar.backgroundColor == .white, "no color for touches is set")
    bar.trackingGround = .gray
    #expect(bar.backgroundColor == .gray)
    bar.letGo()
    #expect(bar.backgroundColor == .white)
  }
}
