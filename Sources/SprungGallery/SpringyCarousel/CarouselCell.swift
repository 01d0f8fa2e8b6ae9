// SPDX-License-Identifier: MIT

import UIKit

/// A red tile with a white number.
public final class CarouselCell: UICollectionViewCell {
  /// The number, 50 points high where it fits, 12 points from the edges.
  public let numberLabel = UILabel()

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
    contentView.backgroundColor = UIColor(red: 0.767, green: 0.197, blue: 0.177, alpha: 0.8)
    numberLabel.textColor = .white
    numberLabel.textAlignment = .center
    numberLabel.font = UIFont.systemFont(ofSize: 50)
    numberLabel.adjustsFontSizeToFitWidth = true
    numberLabel.minimumScaleFactor = 0.5
    contentView.addSubview(numberLabel)
  }

  /// Keeps the number 12 points from the edges.
  public override func layoutSubviews() {
    super.layoutSubviews()
    numberLabel.frame = contentView.bounds.insetBy(dx: 12, dy: 12)
  }
}
