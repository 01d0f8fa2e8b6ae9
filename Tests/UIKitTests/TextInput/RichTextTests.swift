// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct RichTextTests {
  @Test("After random edits, runs match a list with one style per unit", arguments: Seeds.below(10))
  func randomRuns(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 1)
    var text = RichText()
    var units: [CGFloat] = []
    for _ in 0..<300 {
      let start = Int.random(in: 0...units.count, using: &random)
      let end = Int.random(in: start...units.count, using: &random)
      var look = TextAttributes()
      look.kern = CGFloat(Int.random(in: 0..<3, using: &random))
      if Bool.random(using: &random) {
        let count = Int.random(in: 0..<4, using: &random)
        units.replaceSubrange(start..<end, with: Array(repeating: look.kern, count: count))
        text.replace(
          NSRange(start..<end), byCount: count, attributes: look, string: String(repeating: "x", count: units.count))
      } else {
        for index in start..<end { units[index] = look.kern }
        text.change(NSRange(start..<end)) { $0.kern = look.kern }
      }
      #expect(text.runs.flatMap { Array(repeating: $0.attributes.kern, count: $0.count) } == units)
      #expect(zip(text.runs, text.runs.dropFirst()).allSatisfy { $0.attributes != $1.attributes })
      #expect(text.runs.allSatisfy { $0.count > 0 } && text.count == units.count)
    }
  }

  @Test("Uniform attributes result in the lines and sizes of plain text")
  func plain() {
    let font = UIFont.systemFont(ofSize: 17)
    for words in ["", "Hello", "The quick brown fox jumps over the lazy dog", "a\nb", "語語語語 hyphen-ated"] {
      for width: CGFloat in [0, 60, 120] {
        let setting = RichTextLayout.Setting(font: font, color: .label, alignment: .left, width: width)
        let rich = RichTextLayout(RichText(words), setting)
        let simple = TextMetrics.layout(
          MeasuredText(words, face: font.face), font: font, width: width, numberOfLines: 0, mode: .byWordWrapping)
        #expect(rich.string == simple.string, "\(words) in \(width)")
      }
    }
  }

  @Test("A label draws its attributed text in the lines for which its size was measured")
  func label() throws {
    let text = NSMutableAttributedString(string: "small BIG small again")
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 34), range: NSRange(location: 6, length: 3))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 5
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let wide = label.sizeThatFits(.zero)
    #expect(wide.height > 34 && wide.height < 45)
    let narrow = label.sizeThatFits(CGSize(width: wide.width * 0.7, height: 0))
    #expect(narrow.height > wide.height + 20)
    label.frame.size = narrow
    label.layoutIfNeeded()
    let lines = try #require(label.layer.text?.lines)
    #expect(lines.count == 2 && lines[0].alignment == .center && label.shownLines == ["small BIG", "small again"])
    #expect(lines[0].runs.count == 3 && lines[0].runs[0].kern == 2 && lines[0].runs[2].style.weight == 700)
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    // Text that does not fit ends in an ellipsis.
    label.numberOfLines = 1
    label.layoutIfNeeded()
    #expect(label.shownLines.count == 1 && label.shownLines[0].hasSuffix("…"))
    label.text = "plain"
    label.layoutIfNeeded()
    #expect(label.layer.text?.lines.isEmpty == true)
  }

  @Test("Attributed strings measure themselves")
  func measuring() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = ("Hello" as NSString).size(withAttributes: [.font: font])
    #expect(abs(size.width - font.size(of: "Hello").width) < 0.5 && abs(size.height - font.lineHeight) < 0.01)
    let text = NSAttributedString(string: "Hello Hello Hello", attributes: [.font: font])
    let box = text.boundingRect(
      with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(box.height - 3 * font.lineHeight) < 0.01 && box.width < 60)
    #expect(text.size().height == font.lineHeight)
  }

  @Test("Frames contain lines and the edited text, and can be read back")
  func frames() throws {
    let encoder = FrameEncoder()
    let line = StageTextLine(
      alignment: .right, height: 24, indent: 3,
      runs: [
        StageTextRun(
          text: "héllo",
          style: TextStyle(fontSize: 17, weight: 700, isItalic: true, lineBreak: .byClipping, lineHeight: 24),
          color: .black, background: PackedColor(rawValue: 0xFF00_00FF), kern: 1.5, baselineOffset: -2,
          decorations: [.underline, .dashed]),
        StageTextRun(text: "", style: TextStyle(fontSize: 9, lineBreak: .byClipping, lineHeight: 24), color: .clear),
      ])
    var traits = StageTextTraits()
    (traits.isMultiline, traits.keyboard, traits.contentType, traits.autocorrection) = (true, 11, 18, 2)
    let state = StageTextInput(
      canvas: 2, label: 3, generation: 7, traits: traits, selectionStart: 1, selectionEnd: 4, text: "äöü👋")
    encoder.beginFrame()
    encoder.richText(1, [line, StageTextLine(alignment: .left, height: 1, runs: [])])
    encoder.textInput(9, state)
    encoder.textInput(0)
    encoder.endFrame(flags: .wantsText, simulatedTime: 0)
    let frame = try Frame.decode(at: encoder.address)
    #expect(
      frame.records == [
        .richText(1, [line, StageTextLine(alignment: .left, height: 1, runs: [])]), .textInput(9, state),
        .textInput(0, StageTextInput()),
      ])
  }
}
