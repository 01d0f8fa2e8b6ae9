// SPDX-License-Identifier: MIT

import UIKit

/// A small picture with round corners.
public final class PhotoCell: UICollectionViewCell {
  private let scenery = SceneryView()

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    scenery.layer.cornerRadius = 10
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 10)
    contentView.addSubview(scenery)
  }

  /// Cells are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Shows a picture.
  public func show(_ picture: GalleryPicture) {
    scenery.picture = picture
    accessibilityLabel = picture.name
  }

  /// A photo that is lifted above the others has a shadow.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layer.shadowOpacity = layoutAttributes.zIndex > 0 ? 0.4 : 0
  }

  /// The picture fills the cell.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = contentView.bounds
  }
}
