// SPDX-License-Identifier: MIT

import UIKit

/// Returns the color of the tile with the given number.
private func tileColor(_ number: Int) -> UIColor {
  UIColor(hue: 0.38 + 0.25 * CGFloat(number % 6) / 6, saturation: 0.75, brightness: 0.5, alpha: 1)
}

/// A lifted tile.
public final class LiftedTile: UIView {
  /// The displayed number.
  public let number: Int

  init(number: Int, frame: CGRect) {
    self.number = number
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = tileColor(number)
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 10)
    let label = GalleryLabel(24, .bold)
    label.frame = bounds
    label.text = "\(number)"
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }
}

/// A tile in the grid, with a ring while it is selected.
public final class ChosenTileCell: UICollectionViewCell {
  private let label = GalleryLabel(24, .bold)

  /// Creates a tile without a number.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.borderColor = UIColor(red: 0.95, green: 0.6, blue: 0.1, alpha: 1).cgColor
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether the tile is selected. A selected tile has a ring.
  public override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 5 : 0 }
  }

  /// Whether the tile is lifted. The cell of a lifted tile is hidden.
  var isLifted = false {
    didSet { isHidden = isLifted }
  }

  /// Applies layout attributes, but keeps the cell of a lifted tile hidden.
  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    isHidden = isLifted || layoutAttributes.isHidden
  }

  /// Displays a number.
  func show(number: Int) {
    label.text = "\(number)"
    accessibilityLabel = "Tile \(number)"
    backgroundColor = tileColor(number)
  }

  /// Centers the number.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
