// SPDX-License-Identifier: MIT

import UIKit

/// A small picture with rounded corners.
public final class PhotoCell: UICollectionViewCell {
  private let scenery = SceneryView()

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    scenery.layer.cornerRadius = 10
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 10)
    contentView.addSubview(scenery)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays a picture.
  public func show(_ picture: GalleryPicture) {
    scenery.picture = picture
    accessibilityLabel = picture.name
  }

  /// Shows a shadow while the photo is lifted.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layer.shadowOpacity = layoutAttributes.zIndex > 0 ? 0.4 : 0
  }

  /// Makes the picture fill the cell.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = contentView.bounds
  }
}
