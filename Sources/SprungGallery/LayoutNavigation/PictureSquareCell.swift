// SPDX-License-Identifier: MIT

import UIKit

/// A square picture with its name and number, all of which grow with it.
public final class PictureSquareCell: UICollectionViewCell {
  /// Width and height in points in which everything is painted once; other sizes are shown larger or smaller.
  private static let side: CGFloat = 300
  /// Squares below this many points have no words, which nobody could read.
  private static let smallestWithWords: CGFloat = 100

  private let card = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  private let scenery = SceneryView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  private let shade = CAGradientLayer()
  private let name = GalleryLabel(32, .bold)
  private let plate = UIView()
  private let number = GalleryLabel(24, .semibold)

  /// Makes a square without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 24
    card.clipsToBounds = true
    card.addSubview(scenery)
    shade.frame = CGRect(x: 0, y: Self.side / 2, width: Self.side, height: Self.side / 2)
    shade.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.72).cgColor]
    card.layer.addSublayer(shade)
    number.textAlignment = .center
    // On a bright sky a white number alone could not be read.
    plate.backgroundColor = UIColor(white: 0, alpha: 0.6)
    plate.addSubview(number)
    card.addSubview(plate)
    card.addSubview(name)
    for label in [name, number] {
      label.textColor = .white
      // The cell speaks its number.
      label.isAccessibilityElement = false
    }
    contentView.addSubview(card)
  }

  /// Cells are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Shows the picture of a number.
  public func show(number index: Int) {
    scenery.picture = GalleryPicture.at(index)
    name.text = scenery.picture.name
    number.text = "\(index)"
    accessibilityLabel = "Square \(index)"
    accessibilityValue = scenery.picture.name
  }

  /// The card fills the cell.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let scale = max(0.01, min(room.width, room.height) / Self.side)
    card.center = CGPoint(x: room.midX, y: room.midY)
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    let hasWords: CGFloat = room.width < Self.smallestWithWords ? 0 : 1
    name.alpha = hasWords
    plate.alpha = hasWords
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    name.textAlignment = isMirrored ? .right : .left
    name.frame = CGRect(
      x: 20, y: Self.side - 16 - scaled(42), width: Self.side - 40, height: scaled(42))
    let width = scaled(52)
    plate.frame = CGRect(x: isMirrored ? Self.side - 18 - width : 18, y: 18, width: width, height: scaled(36))
    plate.layer.cornerRadius = plate.bounds.height / 2
    number.frame = plate.bounds.insetBy(dx: 2, dy: 2)
  }
}
