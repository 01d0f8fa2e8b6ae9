// SPDX-License-Identifier: MIT

import UIKit

/// An orange tile with a white number.
public final class TileCell: UICollectionViewCell {
  /// The number in the center of the tile.
  public let label: UILabel = GalleryLabel(24, .bold)

  /// Creates a tile without a number.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 14
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays a number, in a color that differs slightly from those of the neighboring tiles.
  public func show(number: Int) {
    label.text = "\(number)"
    accessibilityLabel = "Tile \(number)"
    backgroundColor = UIColor(hue: 0.035 + 0.045 * CGFloat(number % 6) / 6, saturation: 1, brightness: 0.73, alpha: 1)
  }

  /// Centers the number without resizing it, so that it does not drift while the tile grows.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.bounds = CGRect(x: 0, y: 0, width: 60, height: scaled(32))
    label.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
  }
}
