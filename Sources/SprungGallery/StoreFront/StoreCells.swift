// SPDX-License-Identifier: MIT

import UIKit

/// A product: a picture, its name and its price.
public final class ProductCell: UICollectionViewCell {
  private let scenery = SceneryView()
  private let label = GalleryLabel(13, .semibold)
  private let price = GalleryLabel(13)

  /// Creates a cell without a product.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = GalleryColors.mount
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    price.textColor = GalleryColors.caption
    for part in [scenery, label, price] as [UIView] { contentView.addSubview(part) }
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays a product. If the product is in the bag, the text says so instead of showing the price.
  func show(_ picture: GalleryPicture, price amount: Int, isInBag: Bool) {
    scenery.picture = picture
    label.text = picture.name
    price.text = isInBag ? "In the bag" : "$\(amount).00"
    price.textColor = isInBag ? GalleryColors.tint : GalleryColors.caption
    accessibilityLabel = "\(picture.name), \(isInBag ? "in the bag" : "$\(amount).00")"
  }

  /// Places the text below the picture, at the leading edge.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    scenery.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - scaled(46)))
    let width = max(0, bounds.width - 20)
    label.frame = CGRect(x: 10, y: bounds.height - scaled(42), width: width, height: scaled(18))
    price.frame = CGRect(x: 10, y: bounds.height - scaled(23), width: width, height: scaled(16))
    let alignment: NSTextAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    label.textAlignment = alignment
    price.textAlignment = alignment
  }
}

/// The title of a section, pinned to the top edge while its section is visible.
public final class StoreHeader: UICollectionReusableView {
  private let label = GalleryLabel(20, .bold)

  /// Creates a header without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.accessibilityTraits = .header
    addSubview(label)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays a title.
  func show(_ title: String) { label.text = title }

  /// Insets the title by 16 points.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 4)
    label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}

/// A red badge at the corner of a product.
public final class StoreBadge: UICollectionReusableView {
  private let label = GalleryLabel(12, .bold)

  /// Creates a badge.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(red: 0.78, green: 0.1, blue: 0.2, alpha: 1)
    layer.cornerRadius = 10
    label.text = "New"
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Makes the label fill the badge.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
