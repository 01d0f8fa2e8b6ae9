// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests that text drawn in a graphics context has the same position as text in labels.
@Suite("Text in drawings", .oneApplication)
@MainActor
struct TextDrawingTests {
  init() { UIApplication.shared.reset() }

  private func texts(_ block: (CGContext) -> Void) -> [DrawnText] {
    recorded(block).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private let font = UIFont.systemFont(ofSize: 17)

  @Test("At a point, the baseline is below by the font's ascender, and the width is the measured one")
  func atPoint() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
    let drawn = texts { _ in "Configure".draw(at: CGPoint(x: 3, y: 5), withAttributes: attributes) }
    #expect(drawn.count == 1 && drawn[0].text == "Configure" && drawn[0].color == .red)
    #expect(drawn[0].x == 3 && abs(CGFloat(drawn[0].baseline) - 5 - font.ascender) < 1e-3)
    #expect(abs(CGFloat(drawn[0].width) - "Configure".size(withAttributes: attributes).width) < 1e-3)
    #expect(drawn[0].style.fontSize == 17)
  }

  @Test("In a rectangle, text breaks into the lines of a label of that width, without lines that do not fit")
  func inRect() {
    let text = "Words that need more than one line of this width"
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let all = texts { _ in text.draw(in: CGRect(x: 10, y: 0, width: 120, height: 500), withAttributes: attributes) }
    let label = UILabel()
    label.font = font
    label.text = text
    label.numberOfLines = 0
    let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(all.count == Int((height / font.lineHeight).rounded()))
    #expect(all.allSatisfy { abs($0.x + $0.width - 130) < 8 })
    let some = texts { _ in
      text.draw(in: CGRect(x: 10, y: 0, width: 120, height: font.lineHeight * 2 + 4), withAttributes: attributes)
    }
    #expect(some.map { $0.text } == all.prefix(2).map { $0.text })
    let cut = texts { _ in
      NSAttributedString(string: text, attributes: attributes).draw(
        with: CGRect(x: 10, y: 0, width: 120, height: font.lineHeight * 2),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
    #expect(cut.count == 2 && cut[1].text.hasSuffix("\u{2026}"))
    let line = texts { _ in
      NSAttributedString(string: text, attributes: attributes).draw(
        with: CGRect(x: 0, y: 20, width: 0, height: 0), context: nil)
    }
    #expect(line.count == 1 && abs(line[0].baseline - 20) < 1e-3)
  }

  @Test("Several styles, backgrounds, decoration lines and outlines are drawn")
  func looks() {
    let text = NSMutableAttributedString(string: "one two", attributes: [.font: font])
    text.addAttributes(
      [.backgroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1],
      range: NSRange(location: 4, length: 3))
    let commands = recorded { context in
      text.draw(at: .zero)
      context.setTextDrawingMode(.stroke)
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(2)
      "x".draw(at: .zero)
    }
    var kinds: [String] = []
    for command in commands {
      switch command {
      case .text(let text): kinds.append(text.text + (text.strokeWidth > 0 ? " outlined" : ""))
      case .fill(let color, _, _): kinds.append(color == .blue ? "ground" : "line")
      default: kinds.append("?")
      }
    }
    #expect(kinds == ["one ", "ground", "two", "line", "line", "x outlined"])
    guard case .text(let outlined)? = commands.last else { return }
    #expect(outlined.color == .clear && outlined.stroke == .red && outlined.strokeWidth == 2)
  }
}
