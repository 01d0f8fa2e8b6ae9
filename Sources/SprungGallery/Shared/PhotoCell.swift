// SPDX-License-Identifier: MIT

import UIKit

/// A small picture with round corners.
public final class PhotoCell: UICollectionViewCell {
  private let scenery = SceneryView()

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    scenery.layer.cornerRadius = 10
    contentView.addSubview(scenery)
  }

  /// Cells are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Shows a picture.
  public func show(_ picture: GalleryPicture) {
    scenery.picture = picture
    accessibilityLabel = picture.name
  }

  /// The picture fills the cell.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = contentView.bounds
  }
}
