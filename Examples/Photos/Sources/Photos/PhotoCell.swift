// SPDX-License-Identifier: MIT

import UIKit

/// A cell that is filled by a photo. Large cells also display the photo's title.
final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  private let caption = UILabel()

  /// The cached thumbnails by photo number.
  private static var thumbnails: [Int: UIImage] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    caption.font = .preferredFont(forTextStyle: .headline)
    caption.adjustsFontForContentSizeCategory = true
    caption.adjustsFontSizeToFitWidth = true
    caption.minimumScaleFactor = 0.25
    caption.textColor = .white
    caption.shadowColor = UIColor(white: 0, alpha: 0.6)
    contentView.addSubview(imageView)
    contentView.addSubview(caption)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ photo: Photo, isFeatured: Bool) {
    imageView.image = Self.thumbnail(of: photo)
    imageView.layer.cornerRadius = isFeatured ? 12 : 0
    caption.text = photo.title
    caption.isHidden = !isFeatured
    accessibilityLabel = photo.title
  }

  private static func thumbnail(of photo: Photo) -> UIImage {
    if let image = thumbnails[photo.id] { return image }
    let image = photo.image(shortSide: 160)
    thumbnails[photo.id] = image
    return image
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
    let height = min(caption.font.lineHeight.rounded(.up), contentView.bounds.height)
    caption.frame = CGRect(
      x: 16, y: contentView.bounds.height - height - 12, width: max(0, contentView.bounds.width - 32), height: height)
  }
}
