// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let view = OfferView(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
  check.show(view)
  let text = OfferView.price(now: "$ 12", before: "$ 20")
  let report = TextReport(text)
  check.expect(report.runs == ["$ 12", " $ 20"], "parts with a font: \(report.runs.count)")
  check.expect(report.fonts == [24, 17], "fonts")
  check.expect(report.kerns == [1.5, 0], "kerns")
  let old = NSMutableAttributedString(attributedString: text)
  old.deleteCharacters(in: NSRange(location: 0, length: 5))
  check.expect(old.string == "$ 20" && text.length == 9, "a changed copy")
  check.expect(old.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 1, "a line")
  check.expect((old.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor) == .gray, "a color")
  old.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 4))
  check.expect(old.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil, "no color")

  let parts = textWidth(of: "$ 12", .boldSystemFont(ofSize: 24)) + textWidth(of: " $ 20", .systemFont(ofSize: 17)) + 4 * 1.5
  check.expect(text.size().width, is: parts, "the width is that of the parts")
  check.expect(abs(view.price.intrinsicContentSize.width - parts) < 1, "the label is as wide")
  check.expect(view.price.text == "$ 12 $ 20", "the label's letters")
  check.expect(view.price.font.pointSize, is: 24, "the label's font is that of the first letter")
  check.expect(view.price.attributedText?.length == 9, "the label's text")

  let notes = OfferView.notes("Only today", "As long as there are some left.")
  let lines = UIFont.boldSystemFont(ofSize: 18).lineHeight + UIFont.systemFont(ofSize: 14).lineHeight
  check.expect(textHeight(of: notes, width: 1000) > lines + 10, "lines and the space between paragraphs")
  check.expect(textHeight(of: notes, width: 120) > textHeight(of: notes, width: 1000), "a narrow one is higher")
  check.expect(view.notes.text == "Only today\nAs long as there are some left.", "the text view's letters")
  var range = NSRange()
  let style = view.notes.attributedText.attribute(.paragraphStyle, at: 2, effectiveRange: &range) as? NSParagraphStyle
  check.expect(style?.alignment == .center && style?.lineSpacing == 6, "the paragraph")
  check.expect(range.location == 0, "the paragraph begins at the beginning")

  check.expect(view.code.placeholder == "Code", "the placeholder")
  check.expect(view.button.title(for: .normal) == nil && view.button.titleLabel?.text == "Buy", "the title")
  check.expect(view.button.attributedTitle(for: .highlighted)?.string == "Buy", "the title of other states")
  view.button.setAttributedTitle(nil, for: .normal)
  view.button.setTitle("Sold", for: .normal)
  view.layoutIfNeeded()
  check.expect(view.button.titleLabel?.text == "Sold", "a plain title again")
}
