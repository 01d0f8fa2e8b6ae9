// SPDX-License-Identifier: MIT

/// Makes a text attachment usable as an inline image in text layouts.
nonisolated final class AttachmentPicture: InlinePicture, @unchecked Sendable {
  private let owner: NSTextAttachment

  init(_ attachment: NSTextAttachment) {
    owner = attachment
    super.init(attachment)
  }

  override func bounds(fragment: CGRect, font: UIFont, index: Int) -> CGRect {
    let bounds = owner.attachmentBounds(
      for: nil, proposedLineFragment: fragment, glyphPosition: .zero, characterIndex: index)
    guard bounds.keepsLimit else {
      Diagnostics.report(
        "nonFiniteValue", "The bounds \(bounds) of a text attachment are invalid: \(GeometryLimit.rule).")
      return .zero
    }
    // The padding widens the space that is reserved in the line. The image is drawn inside the padding.
    return bounds.standardized.insetBy(dx: 0 - max(0, owner.lineLayoutPadding), dy: 0)
  }

  override var spokenName: String { owner.accessibilityLabel ?? "" }

  private func inner(_ rect: CGRect) -> CGRect {
    rect.insetBy(dx: min(max(0, owner.lineLayoutPadding), rect.width / 2), dy: 0)
  }

  private func image(_ rect: CGRect, _ index: Int) -> UIImage? {
    owner.image(forBounds: CGRect(origin: .zero, size: rect.size), textContainer: nil, characterIndex: index)
  }

  override func image(in rect: CGRect, color: UIColor, index: Int) -> InlineImage {
    let rect = inner(rect)
    guard let image = image(rect, index) else { return InlineImage(frame: rect) }
    let tint = image.takesTint ? color.cgColor : image.ownTint
    return InlineImage(
      frame: rect, image: image.picture, tint: tint, background: image.picture.color.map { tint ?? $0 })
  }

  override func draw(in rect: CGRect, of context: CGContext, color: UIColor, index: Int) {
    let rect = inner(rect)
    guard let image = image(rect, index) else { return }
    image.draw(in: rect, of: context, tint: image.takesTint ? color.cgColor : image.ownTint)
  }
}

nonisolated extension NSAttributedString {
  /// Creates a string that consists of an attachment: an object replacement character with the attribute `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
