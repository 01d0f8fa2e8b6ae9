// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the positions of attached images in lines of text, and the drawing of the images.
@Suite(.oneApplication) @MainActor struct NSTextAttachmentTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  private func text(_ string: String, _ attachment: NSTextAttachment? = nil) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: string, attributes: [.font: font])
    if let attachment { text.append(NSAttributedString(attachment: attachment)) }
    return text
  }

  private func attachment(_ bounds: CGRect = .zero) -> NSTextAttachment {
    let attachment = NSTextAttachment(image: Self.picture)
    attachment.bounds = bounds
    return attachment
  }

  private func label(_ text: NSAttributedString, _ size: CGSize? = nil) -> UILabel {
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.attributedText = text
    label.frame.size = size ?? label.sizeThatFits(.zero)
    label.layoutIfNeeded()
    return label
  }

  @Test func attachmentIsReplacementCharacter() {
    let attachment = attachment()
    let string = NSAttributedString(attachment: attachment)
    #expect(string.string == "\u{FFFC}" && string.length == 1 && NSTextAttachment.character == 0xFFFC)
    #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(attachment.bounds == .zero && attachment.image === Self.picture && NSTextAttachment().image == nil)
  }

  @Test func imageOnBaselineIncreasesLineHeight() {
    let label = label(text("ab", attachment()))
    let descent = -font.descender
    #expect(abs(label.bounds.height - (30 + descent)) <= 0.5)
    let plain = self.label(text("ab"))
    #expect(abs(label.bounds.width - plain.bounds.width - 20) <= 0.5)
    let layer = label.layer.sublayers?.first
    #expect(layer?.frame.size == CGSize(width: 20, height: 30))
    #expect(abs((layer?.frame.maxY ?? 0) - 30) <= 0.5, "on the baseline")
    #expect(abs((layer?.frame.minX ?? 0) - plain.bounds.width) <= 0.5)
  }

  @Test func originOfBoundsShiftsImage() {
    let label = label(text("ab", attachment(CGRect(x: 0, y: -5, width: 10, height: 12))))
    #expect(abs(label.bounds.height - (font.ascender + 5)) <= 0.5, "the image is lower than the letters")
    let frame = label.layer.sublayers?.first?.frame ?? .zero
    #expect(frame.size == CGSize(width: 10, height: 12))
    #expect(abs(frame.maxY - (font.ascender + 5)) <= 0.5)
  }

  @Test func imageWrapsLikeCharacter() {
    let string = text("")
    for _ in 0..<5 { string.append(NSAttributedString(attachment: attachment())) }
    let label = label(string, CGSize(width: 50, height: 200))
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).width == 40)
    let frames = (label.layer.sublayers ?? []).map(\.frame)
    #expect(frames.count == 5)
    #expect(Set(frames.map(\.minY)).count == 3 && abs(frames[1].minX - 20) < 0.01 && frames[2].minX == 0)
  }

  @Test func truncatedImageIsHidden() {
    let string = text("words that are long enough ", attachment())
    let label = label(string, CGSize(width: 80, height: 36))
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingTail
    label.layoutIfNeeded()
    #expect(label.layer.sublayers?.isEmpty ?? true)
    label.text = "plain"
    label.layoutIfNeeded()
    label.attributedText = text("", attachment())
    label.layoutIfNeeded()
    #expect(label.layer.sublayers?.count == 1)
    label.text = "plain"
    label.layoutIfNeeded()
    #expect(label.layer.sublayers?.isEmpty ?? true, "the layer of the image was removed")
  }

  @Test func boundingRectAndBaselines() {
    let string = text("ab", attachment())
    let rect = string.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(rect.height - 30 + font.descender) < 0.01)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let rich = label(string)
    let plain = label(text("x"))
    for label in [rich, plain] {
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    }
    rich.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    plain.firstBaselineAnchor.constraint(equalTo: rich.firstBaselineAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(abs(plain.frame.minY + font.ascender - 30) <= 0.5)
  }

  @Test func templateImagesUseTextColor() {
    let attachment = NSTextAttachment(image: Self.picture.withRenderingMode(.alwaysTemplate))
    let string = text("ab", attachment)
    string.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: string.length))
    let label = label(string)
    #expect(label.layer.sublayers?.count == 1)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
      NSAttributedString(attachment: NSTextAttachment(image: Self.picture)).draw(at: .zero)
    }
    #expect(drawn.size.width == 60)
  }

  @Test func accessibilityNamesOfImagesAreRead() {
    let attachment = attachment()
    attachment.accessibilityLabel = "a star"
    let label = label(text("Rated ", attachment))
    #expect(label.accessibilityLabel == "Rated a star")
    #expect(self.label(text("Rated", self.attachment())).accessibilityLabel == "Rated")
  }

  @Test func overridesDetermineSizeAndImage() {
    final class Square: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.height, height: lineFrag.height) }
    }
    let square = Square()
    square.image = Self.picture
    let label = label(text("ab", square))
    let side = label.layer.sublayers?.first?.frame.size ?? .zero
    #expect(abs(side.width - font.lineHeight) < 0.01 && abs(side.height - font.lineHeight) < 0.01)
  }

  @Test func roundTripKeepsAttachment() {
    let attachment = attachment()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text("ab", attachment)
    let back: NSAttributedString = view.attributedText
    #expect(back.attribute(.attachment, at: 2, effectiveRange: nil) as? NSTextAttachment === attachment)
    view.layoutIfNeeded()
    let start = view.position(from: view.beginningOfDocument, offset: 2)!
    let end = view.endOfDocument
    let rect = view.firstRect(for: view.textRange(from: start, to: end)!)
    #expect(abs(rect.width - 20) < 0.01)
  }

  @Test func nonFiniteValuesAreRejected() {
    let attachment = attachment(CGRect(x: 0, y: 0, width: 5, height: 5))
    let faults = Diagnostics.recording { attachment.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1) }
    #expect(faults.map(\.kind) == ["nonFiniteValue"] && attachment.bounds.width == 5)
  }
}
