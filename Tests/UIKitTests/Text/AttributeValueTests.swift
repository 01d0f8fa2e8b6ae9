// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests attribute values in the form that the source rewriter produces, and views that display the converted strings.
@Suite(.oneApplication)
@MainActor
struct AttributeValueTests {
  private func text(_ string: String, _ size: CGFloat) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [.font: attributeValue(UIFont.systemFont(ofSize: size)), .kern: attributeValue(CGFloat(2))])
  }

  @Test func valuesKeepTheirType() {
    let text = text("ab", 20)
    let kern = attributeValue(text.attribute(.kern, at: 0, effectiveRange: nil), as: CGFloat.self)
    #expect(kern == 2 && attributeValue(attributeValue("x"), as: Int.self) == nil)
    let line = attributeValue(NSUnderlineStyle.single.rawValue)
    #expect(TextAttributes([.underlineStyle: line]).decorations == .underline)
    #expect(TextAttributes([.link: attributeValue("a")]).link == "a")
    let none: UIFont? = nil
    #expect(TextAttributes([.font: attributeValue(none)]).font == nil)
  }

  @Test func equalTextsAreConvertedEqually() {
    let one = ConvertedText(text("a", 20))
    #expect(one == ConvertedText(text("a", 20)) && one.hashValue == ConvertedText(text("a", 20)).hashValue)
    #expect(one != ConvertedText(text("a", 21)) && one != ConvertedText(text("b", 20)))
  }

  @Test func contentConfigurationsShowAttributedText() {
    var content = UIListContentConfiguration.subtitleCell()
    content.attributedText = text("first", 30)
    content.secondaryAttributedText = text("second", 8)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["first", "second"] && labels.map(\.font.pointSize) == [30, 8])
    #expect(content.attributedText?.string == "first" && content.text == "first")
    content.text = "plain"
    #expect(content.attributedText == nil && content.secondaryAttributedText?.length == 6)
    view.configuration = content
    view.layoutIfNeeded()
    #expect(labels[0].text == "plain" && labels[0].richText == nil && labels[1].richText != nil)
  }

  @Test func buttonRestoresPlainFont() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("plain", for: .normal)
    button.layoutIfNeeded()
    let font = button.titleLabel?.font
    button.setAttributedTitle(text("rich", 30), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "rich" && button.titleLabel?.font.pointSize == 30)
    #expect(button.currentAttributedTitle?.string == "rich" && button.attributedTitle(for: .selected)?.length == 4)
    button.setAttributedTitle(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "plain" && button.titleLabel?.font == font)
  }

  @Test func roundTripKeepsVisibleAttributes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let string = NSMutableAttributedString(
      string: "ab👍c", attributes: [.font: UIFont.italicSystemFont(ofSize: 15), .paragraphStyle: style])
    string.addAttributes(
      [.foregroundColor: UIColor.red, .strikethroughStyle: NSUnderlineStyle.double.rawValue, .baselineOffset: 3],
      range: NSRange(location: 2, length: 2))
    let back = NSAttributedString(AttributedString(string))
    #expect(RichText(back) == RichText(string))
    #expect(back.string == "ab👍c")
  }

  @Test func lineStyles() {
    for style: NSUnderlineStyle in [.single, .thick, .double, [.single, .patternDot], [.thick, .patternDash]] {
      var container = AttributeContainer()
      container.strikethroughStyle = style
      let look = TextAttributes(container)
      #expect(look.decorations.contains(.strikethrough) && look.container.strikethroughStyle == style)
      #expect(look.container.underlineStyle == nil)
    }
    var none = AttributeContainer()
    none.underlineStyle = []
    #expect(TextAttributes(none).decorations.isEmpty)
  }
}
