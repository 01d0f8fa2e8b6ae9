// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A print with a white edge and a shadow.
public final class StackCell: UICollectionViewCell {
  private let scenery = SceneryView()

  /// Makes a print.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GalleryColors.mount
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    contentView.addSubview(scenery)
  }

  /// Cells are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Shows a picture.
  public func show(_ picture: GalleryPicture) {
    scenery.picture = picture
    accessibilityLabel = picture.name
  }

  /// Takes the shadow; in the grid there is a light one.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layer.shadowOpacity = Float((layoutAttributes as? StackAttributes)?.shadowOpacity ?? 0.2)
  }

  /// The picture keeps 8 points away from the edges.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
  }
}

/// The words below a pile, above and below a section of the grid.
public final class CaptionView: UICollectionReusableView {
  /// The words.
  public var label: UILabel { words }
  private let words = GalleryLabel(16, .bold)

  /// Makes a caption.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  /// Captions are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Shows words: a title, or in the second rank.
  func show(_ text: String, size: CGFloat, isTitle: Bool, isCentered: Bool) {
    label.text = text
    words.use(size, isTitle ? .bold : .regular)
    label.textColor = isTitle ? .label : GalleryColors.caption
    label.accessibilityTraits = isTitle ? .header : .staticText
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = isCentered ? .center : isMirrored ? .right : .left
  }

  /// The words keep 14 points away from the sides.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(14, bounds.width / 4), dy: 0)
  }
}
