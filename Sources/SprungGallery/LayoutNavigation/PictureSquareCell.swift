// SPDX-License-Identifier: MIT

import UIKit

/// A square picture with its name and date, which scale with the picture.
public final class PictureSquareCell: UICollectionViewCell {
  /// The side length in points for which the content is laid out. At other sizes, the content is scaled.
  private static let side: CGFloat = 300
  /// The smallest side length in points at which text is displayed. In smaller squares, the text would not be legible.
  private static let smallestWithWords: CGFloat = 100

  private let card = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  private let scenery = SceneryView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  private let shade = CAGradientLayer()
  private let name = GalleryLabel(32, .bold)
  private let date = GalleryLabel(22)

  /// Creates a square without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 24
    card.clipsToBounds = true
    card.addSubview(scenery)
    shade.frame = CGRect(x: 0, y: Self.side / 2, width: Self.side, height: Self.side / 2)
    shade.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.72).cgColor]
    card.layer.addSublayer(shade)
    card.addSubview(date)
    card.addSubview(name)
    for label in [name, date] {
      label.textColor = .white
      // The accessibility label of the cell already contains the number.
      label.isAccessibilityElement = false
    }
    contentView.addSubview(card)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays the picture with the given number.
  public func show(number index: Int) {
    scenery.picture = GalleryPicture.at(index)
    name.text = scenery.picture.name
    date.text = scenery.picture.date
    accessibilityLabel = "Square \(index)"
    accessibilityValue = scenery.picture.name
  }

  /// Makes the card fill the cell.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let scale = max(0.01, min(room.width, room.height) / Self.side)
    card.center = CGPoint(x: room.midX, y: room.midY)
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    let hasWords: CGFloat = room.width < Self.smallestWithWords ? 0 : 1
    name.alpha = hasWords
    date.alpha = hasWords
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [name, date] { label.textAlignment = isMirrored ? .right : .left }
    date.frame = CGRect(x: 20, y: Self.side - 16 - scaled(28), width: Self.side - 40, height: scaled(28))
    name.frame = CGRect(x: 20, y: date.frame.minY - scaled(42), width: Self.side - 40, height: scaled(42))
  }
}
