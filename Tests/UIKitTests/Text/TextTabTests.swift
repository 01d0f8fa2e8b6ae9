// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests tabs, shadows, outlines and other rarely used attributes.
@Suite(.oneApplication) @MainActor struct TextTabTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func width(_ string: String) -> CGFloat { string.size(withAttributes: [.font: font]).width }

  private func layout(_ string: String, _ style: NSParagraphStyle?, width: CGFloat = 0) -> RichTextLayout {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes[.paragraphStyle] = style
    return RichTextLayout(
      RichText(NSAttributedString(string: string, attributes: attributes)),
      RichTextLayout.Setting(font: font, color: .black, alignment: .left, width: width))
  }

  private func stops(_ stops: (CGFloat, NSTextAlignment)...) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.tabStops = stops.map { NSTextTab(textAlignment: $0.1, location: $0.0) }
    return style
  }

  @Test func defaultTabStopsAre28PointsApart() {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    let layout = layout("i\tb\tc", nil)
    #expect(abs(layout.caret(at: 2).minX - 28) < 0.01 && abs(layout.caret(at: 4).minX - 56) < 0.01)
  }

  @Test func alignmentsOfTabStops() {
    #expect(abs(layout("a\tword", stops((100, .left))).caret(at: 2).minX - 100) < 0.01)
    #expect(abs(layout("a\tword", stops((100, .right))).caret(at: 6).minX - 100) < 0.01)
    let centered = layout("a\tword", stops((100, .center)))
    #expect(abs((centered.caret(at: 2).minX + centered.caret(at: 6).minX) / 2 - 100) < 0.01)
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(
        textAlignment: .right, location: 100,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)])
    ]
    #expect(abs(layout("a\t12.50", style).caret(at: 4).minX - 100) < 0.01, "at the decimal sign")
  }

  @Test func defaultIntervalFollowsLastTabStop() {
    let style = stops((30, .left))
    style.defaultTabInterval = 50
    let layout = layout("\ta\tb\tc", style)
    #expect([1, 3, 5].map { layout.caret(at: $0).minX.rounded() } == [30, 50, 100])
    style.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(style.tabStops.map(\.location) == [10, 30])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.location) == [10])
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test func tabOfLaterLineStartsThere() {
    let style = stops((60, .left))
    let layout = layout("some words here\nx\ty", style, width: 90)
    let last = layout.lines[layout.lines.count - 1]
    #expect(layout.lines.count == 3 && last.top > 20)
    #expect(abs(layout.caret(at: layout.count - 1).minX - 60) < 0.01)
  }

  @Test func hostsReserveWidthOfTab() {
    let runs = layout("a\tb", stops((100, .left))).stageLines[0].runs
    #expect(runs.map(\.text) == ["a", "\u{A0}", "b"])
    #expect(abs(runs[0].width + runs[1].width - 100) < 0.01)
  }

  @Test func shadowsAndOutlinesAreSentToHosts() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let string = NSAttributedString(
      string: "ab",
      attributes: [
        .font: font, .shadow: shadow, .strokeWidth: 10, .strokeColor: UIColor.blue, .underlineStyle: 1,
        .underlineColor: UIColor.green, .strikethroughColor: UIColor.red, .expansion: 0.5,
      ])
    let layout = RichTextLayout(
      RichText(string), RichTextLayout.Setting(font: font, color: .black, alignment: .left, width: 0))
    #expect(abs(layout.size.width / width("ab") - 1.6487) < 0.01, "wider by e to the power of the expansion")
    let run = layout.stageLines[0].runs[0]
    let effects = try #require(run.effects)
    #expect(effects.shadowX == 1 && effects.shadowY == 2 && effects.shadowBlur == 3)
    #expect(effects.shadowColor == PackedColor(rawValue: UIColor.red.cgColor.rgba))
    #expect(abs(effects.strokeWidth - 1.7) < 1e-9 && run.color == .clear, "a positive width makes letters hollow")
    #expect(effects.underlineColor == PackedColor(rawValue: UIColor.green.cgColor.rgba))
    let encoder = FrameEncoder()
    encoder.beginFrame()
    encoder.richText(3, layout.stageLines)
    encoder.endFrame(flags: [], simulatedTime: 0)
    for case .richText(_, let lines) in try Frame.decode(at: encoder.address).records {
      var read = try #require(lines[0].runs[0].effects)
      #expect(abs(read.strokeWidth - effects.strokeWidth) < 1e-6, "values are sent as 32-bit numbers")
      read.strokeWidth = effects.strokeWidth
      #expect(read == effects && lines[0].runs[0].text == "ab" && lines[0].runs[0].decorations == .underline)
    }
    let back = NSAttributedString(RichText(string), font: nil, color: nil)
    #expect(back.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow == shadow)
    #expect(RichText(back) == RichText(string))
  }

  @Test func linesAreDrawnWhereTheyWereMeasured() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 20
    style.lineHeightMultiple = 2
    let layout = layout("one\ntwo", style)
    let lines = layout.stageLines
    var top = (layout.size.height - CGFloat(lines.reduce(0) { $0 + $1.height })) / 2
    for (line, shown) in zip(layout.lines, lines) {
      let host = top + CGFloat(shown.height) / 2 + 17 * UIKitTuning.baselineBelowMiddle
      #expect(abs(host - CGFloat(shown.runs[0].baselineOffset) - line.top - line.baseline) < 0.3)
      top += CGFloat(shown.height)
    }
  }

  /// Regression test: Foundation on Linux crashed when it compared attribute values of adjacent runs with the same
  /// number of attributes.
  @Test func adjacentRunsCanHaveObjectsAsAttributes() {
    let text = NSMutableAttributedString(string: "title of a row")
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    for (start, color) in [(0, UIColor.red), (5, .blue), (8, .red)] {
      let range = NSRange(location: start, length: 3)
      text.addAttribute(.foregroundColor, value: color, range: range)
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: CGFloat(start + 9)), range: range)
      text.addAttribute(.paragraphStyle, value: paragraph, range: range)
      text.addAttribute(.shadow, value: NSShadow(), range: range)
      text.addAttribute(.attachment, value: NSTextAttachment(), range: range)
    }
    #expect(text.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .blue)
    let one = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 3)])
    let other = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 3)])
    #expect(one == other, "equal values result in equal texts")
  }
}
