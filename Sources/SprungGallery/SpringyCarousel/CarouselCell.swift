// SPDX-License-Identifier: MIT

import UIKit

/// A picture with its number in a corner, or a red tile with a white number.
public final class CarouselCell: UICollectionViewCell {
  /// The number. On a bare tile it is 50 points high where it fits, 12 points from the edges.
  public var numberLabel: UILabel { number }
  private let number = GalleryLabel(13, .semibold)

  /// How the tile looks. Default: finished.
  var look = GalleryLook.finished { didSet { if look != oldValue { showLook() } } }

  private let scenery = SceneryView()
  private let plate = UIView()

  /// Makes a tile without a number.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finish()
  }

  /// Makes a tile of zero size; there are no archives to read from.
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
    showLook()
  }

  private func showLook() {
    let isBare = look == .bare
    contentView.backgroundColor = isBare ? UIColor(red: 0.767, green: 0.197, blue: 0.177, alpha: 0.8) : nil
    scenery.layer.cornerRadius = 14
    for part in [scenery, plate] { part.isHidden = isBare }
    if isBare { number.font = .systemFont(ofSize: 50) } else { number.use(13, .semibold) }
    layer.cornerRadius = isBare ? 0 : 14
    layer.shadowOpacity = isBare ? 0 : 0.25
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 5
    setNeedsLayout()
  }

  /// Shows a number, and the picture of that number.
  func show(number index: Int) {
    scenery.picture = GalleryPicture.at(index)
    number.text = "\(index)"
    accessibilityLabel = "Tile \(index)"
  }

  /// Places the number and what is behind it.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    scenery.frame = room
    let height = scaled(18)
    plate.frame = CGRect(x: 6, y: room.height - 6 - height, width: scaled(28), height: height)
    plate.layer.cornerRadius = height / 2
    numberLabel.frame = look == .bare ? room.insetBy(dx: 12, dy: 12) : plate.frame.insetBy(dx: 3, dy: 0)
  }
}
