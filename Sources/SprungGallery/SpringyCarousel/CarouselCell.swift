// SPDX-License-Identifier: MIT

import UIKit

/// A card with a picture, its name and its number, or a red tile with a white number.
public final class CarouselCell: UICollectionViewCell {
  /// The label with the number. On a plain tile, the number has a font size of 50 points, or less if it would not fit
  /// between margins of 12 points.
  public var numberLabel: UILabel { number }
  private let number = GalleryLabel(13, .semibold)

  /// The style of the tile. Default: `finished`.
  var look = GalleryLook.finished { didSet { if look != oldValue { showLook() } } }

  private let scenery = SceneryView()
  private let plate = UIView()
  private let caption = GalleryLabel(12, .medium)

  /// Creates a tile without a number.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finish()
  }

  /// Creates a tile of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finish()
  }

  private func finish() {
    plate.backgroundColor = UIColor(white: 0, alpha: 0.6)
    contentView.addSubview(scenery)
    contentView.addSubview(plate)
    numberLabel.textColor = .white
    numberLabel.textAlignment = .center
    contentView.addSubview(numberLabel)
    caption.textAlignment = .center
    // The cell's accessibility label and value already contain the name and number.
    caption.isAccessibilityElement = false
    contentView.addSubview(caption)
    showLook()
  }

  private func showLook() {
    let isBare = look == .bare
    contentView.backgroundColor =
      isBare ? UIColor(red: 0.767, green: 0.197, blue: 0.177, alpha: 0.8) : GalleryColors.mount
    contentView.layer.cornerRadius = isBare ? 0 : 14
    scenery.layer.cornerRadius = 10
    for part in [scenery, plate, caption] { part.isHidden = isBare }
    if isBare { number.font = .systemFont(ofSize: 50) } else { number.use(13, .semibold) }
    layer.cornerRadius = isBare ? 0 : 14
    layer.shadowOpacity = isBare ? 0 : 0.25
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 5
    setNeedsLayout()
  }

  /// Displays a number and the corresponding picture.
  func show(number index: Int) {
    scenery.picture = GalleryPicture.at(index)
    number.text = "\(index)"
    caption.text = scenery.picture.name
    accessibilityValue = scenery.picture.name
    accessibilityLabel = "Tile \(index)"
  }

  /// Lays out the number and its background.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let words = scaled(18)
    scenery.frame = CGRect(x: 4, y: 4, width: max(0, room.width - 8), height: max(0, room.height - 12 - words))
    caption.frame = CGRect(x: 6, y: room.height - 4 - words, width: max(0, room.width - 12), height: words)
    let height = scaled(18)
    plate.frame = CGRect(x: 9, y: 9, width: scaled(28), height: height)
    plate.layer.cornerRadius = height / 2
    numberLabel.frame = look == .bare ? room.insetBy(dx: 12, dy: 12) : plate.frame.insetBy(dx: 3, dy: 0)
  }
}
