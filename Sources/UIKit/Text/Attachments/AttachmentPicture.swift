// SPDX-License-Identifier: MIT

/// What layouts know of an attachment.
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
        "nonFiniteValue", "the bounds of a text attachment \(bounds) count as empty: \(GeometryLimit.rule)")
      return .zero
    }
    // Padding widens the place, and the picture is drawn between.
    return bounds.standardized.insetBy(dx: 0 - max(0, owner.lineLayoutPadding), dy: 0)
  }

  override var spokenName: String { owner.accessibilityLabel ?? "" }

  private func image(_ bounds: CGRect, _ index: Int) -> UIImage? {
    owner.image(forBounds: bounds, textContainer: nil, characterIndex: index)
  }

  override func show(in layer: CALayer, color: UIColor, bounds: CGRect, index: Int) {
    let padding = max(0, owner.lineLayoutPadding)
    if padding > 0 { layer.frame = layer.frame.insetBy(dx: min(padding, bounds.width / 2), dy: 0) }
    let image = image(layer.bounds, index)
    let tint = image?.takesTint == true ? color.cgColor : image?.ownTint
    layer.backgroundColor = image?.picture.color.map { tint ?? $0 }
    layer.showImage(image?.picture, tint: tint)
  }

  override func draw(in rect: CGRect, of context: CGContext, color: UIColor, index: Int) {
    let rect = rect.insetBy(dx: min(max(0, owner.lineLayoutPadding), rect.width / 2), dy: 0)
    guard let image = image(CGRect(origin: .zero, size: rect.size), index) else { return }
    image.draw(in: rect, of: context, tint: image.takesTint ? color.cgColor : image.ownTint)
  }
}

nonisolated extension NSAttributedString {
  /// A text that is a picture: an object replacement character with the attribute `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
