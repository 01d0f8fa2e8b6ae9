// SPDX-License-Identifier: MIT

import UIKit

/// A label with an image and links that can be tapped.
final class TermsLabel: UILabel {
  var openedLinks: [String] = []
  private var links: [(range: NSRange, name: String)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ string: String, links names: [String], icon: UIImage) {
    let font = UIFont.systemFont(ofSize: 17)
    let text = NSMutableAttributedString()
    let attachment = NSTextAttachment()
    attachment.image = icon
    attachment.bounds = CGRect(x: 0, y: (font.capHeight - 24) / 2, width: 24, height: 24)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " " + string))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    links = []
    for name in names {
      let range = (text.string as NSString).range(of: name)
      guard range.location != NSNotFound else { continue }
      text.addAttributes(
        [.foregroundColor: UIColor.systemBlue, .underlineStyle: NSUnderlineStyle.single.rawValue], range: range)
      links.append((range, name))
    }
    attributedText = text
  }

  /// Returns the index of the character at the given point, by laying out the label's text again.
  func character(at point: CGPoint) -> Int? {
    guard let attributedText = attributedText else { return nil }
    let layoutManager = NSLayoutManager()
    let textContainer = NSTextContainer(size: bounds.size)
    let textStorage = NSTextStorage(attributedString: attributedText)
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    textContainer.lineFragmentPadding = 0
    textContainer.lineBreakMode = lineBreakMode
    textContainer.maximumNumberOfLines = numberOfLines
    let used = layoutManager.usedRect(for: textContainer)
    let location = CGPoint(x: point.x - used.minX, y: point.y - (bounds.height - used.height) / 2)
    guard used.contains(location) else { return nil }
    return layoutManager.characterIndex(
      for: location, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let index = character(at: recognizer.location(in: self)) else { return }
    for link in links where NSLocationInRange(index, link.range) { openedLinks.append(link.name) }
  }
}
