// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A print with a white border and a shadow.
public final class StackCell: UICollectionViewCell {
  private let scenery = SceneryView()

  /// Creates a print.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GalleryColors.mount
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    contentView.addSubview(scenery)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays a picture.
  public func show(_ picture: GalleryPicture) {
    scenery.picture = picture
    accessibilityLabel = picture.name
  }

  /// Applies the shadow of the layout attributes. In the grid, the shadow is light.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layer.shadowOpacity = Float((layoutAttributes as? StackAttributes)?.shadowOpacity ?? 0.2)
  }

  /// Insets the picture by 8 points.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
  }
}

/// The text below a pile, or above and below a section of the grid.
public final class CaptionView: UICollectionReusableView {
  /// The label of the caption.
  public var label: UILabel { words }
  private let words = GalleryLabel(16, .bold)

  /// Creates a caption.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(label)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays text, either as a title or in the secondary style.
  func show(_ text: String, size: CGFloat, isTitle: Bool, isCentered: Bool) {
    label.text = text
    words.use(size, isTitle ? .bold : .regular)
    label.textColor = isTitle ? .label : GalleryColors.caption
    label.accessibilityTraits = isTitle ? .header : .staticText
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = isCentered ? .center : isMirrored ? .right : .left
  }

  /// Insets the text by 14 points on both sides.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(14, bounds.width / 4), dy: 0)
  }
}
