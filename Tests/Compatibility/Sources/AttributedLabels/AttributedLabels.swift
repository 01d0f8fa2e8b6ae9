// SPDX-License-Identifier: MIT

import UIKit

/// A price with the previous price struck through, a link and a paragraph.
final class OfferView: UIView {
  let price = UILabel()
  let notes = UITextView()
  let code = UITextField()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    price.attributedText = Self.price(now: "$ 12", before: "$ 20")
    price.frame = CGRect(x: 10, y: 10, width: 280, height: 40)
    notes.attributedText = Self.notes("Only today", "As long as there are some left.")
    notes.frame = CGRect(x: 10, y: 60, width: 280, height: 100)
    code.attributedPlaceholder = NSAttributedString(
      string: "Code", attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.italicSystemFont(ofSize: 15)])
    code.frame = CGRect(x: 10, y: 170, width: 280, height: 34)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.single.rawValue,
      .foregroundColor: button.tintColor as Any,
    ]
    button.setAttributedTitle(NSAttributedString(string: "Buy", attributes: attributes), for: .normal)
    button.frame = CGRect(x: 10, y: 210, width: 280, height: 44)
    for view in [price, notes, code, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  static func price(now: String, before: String) -> NSAttributedString {
    let text = NSMutableAttributedString(string: now + " " + before, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let range = (text.string as NSString).range(of: before)
    text.addAttributes(
      [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.gray, .baselineOffset: 2],
      range: range)
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 24), .kern: CGFloat(1.5)], range: NSRange(location: 0, length: now.count))
    text.addAttribute(.obliqueness, value: 0.2, range: NSRange(location: 0, length: 1))
    return text
  }

  static func notes(_ head: String, _ rest: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 6
    style.paragraphSpacing = 10
    var attributes = [NSAttributedString.Key.paragraphStyle: style, .font: UIFont.boldSystemFont(ofSize: 18)]
    let text = NSMutableAttributedString(string: head + "\n", attributes: attributes)
    attributes[.font] = UIFont.systemFont(ofSize: 14)
    attributes[.foregroundColor] = UIColor.darkGray
    text.append(NSAttributedString(string: rest, attributes: attributes))
    return text
  }
}

/// A description of the attributes of a text.
struct TextReport {
  var runs: [String] = []
  var kerns: [CGFloat] = []
  var fonts: [CGFloat] = []

  init(_ text: NSAttributedString) {
    let whole = NSRange(location: 0, length: text.length)
    // Adjacent ranges with the same value may be reported separately.
    text.enumerateAttribute(.font, in: whole, options: .longestEffectiveRangeNotRequired) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let part = text.attributedSubstring(from: range).string
      if fonts.last == font.pointSize {
        runs[runs.count - 1] += part
      } else {
        fonts.append(font.pointSize)
        runs.append(part)
      }
    }
    text.enumerateAttribute(.kern, in: whole, options: [.longestEffectiveRangeNotRequired]) { value, _, stop in
      let kern = value as? CGFloat ?? 0
      if kerns.last != kern { kerns.append(kern) }
      if kerns.count == 2 { stop.pointee = true }
    }
  }
}

func textHeight(of text: NSAttributedString, width: CGFloat) -> CGFloat {
  let size = CGSize(width: width, height: .greatestFiniteMagnitude)
  return text.boundingRect(with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height
}

func textWidth(of text: String, _ font: UIFont) -> CGFloat {
  (text as NSString).size(withAttributes: [.font: font]).width
}
