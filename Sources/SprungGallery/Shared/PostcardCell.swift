// SPDX-License-Identifier: MIT

import UIKit

/// A picture with rounded corners and its name on a dark strip at the bottom edge.
public final class PostcardCell: UICollectionViewCell {
  private let scenery = SceneryView()
  private let shade = CAGradientLayer()
  private let name = GalleryLabel(20, .bold)
  private let date = GalleryLabel(13)

  /// Creates a card.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 8
    layer.cornerRadius = 16
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    contentView.addSubview(scenery)
    shade.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.7).cgColor]
    contentView.layer.addSublayer(shade)
    for label in [name, date] {
      label.textColor = .white
      contentView.addSubview(label)
    }
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays a picture.
  public func show(_ picture: GalleryPicture) {
    scenery.picture = picture
    name.text = picture.name
    date.text = picture.date
    accessibilityLabel = picture.name
  }

  /// Makes the picture fill the card and insets the text by 14 points.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    scenery.frame = contentView.bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shade.frame = CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    CATransaction.commit()
    let width = size.width - 28
    date.frame = CGRect(x: 14, y: size.height - 12 - scaled(18), width: width, height: scaled(18))
    name.frame = CGRect(x: 14, y: date.frame.minY + 2 - scaled(26), width: width, height: scaled(26))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [name, date] { label.textAlignment = isMirrored ? .right : .left }
  }
}
