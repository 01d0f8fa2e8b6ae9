// SPDX-License-Identifier: MIT

import UIKit

/// A landscape with a line of text whose size the user selects.
final class SampleView: UIView {
  /// The sample text.
  let label = GalleryLabel(15, .semibold)
  private let scenery = SceneryView()
  private let plate = UIView()

  /// Creates a landscape without text.
  override init(frame: CGRect) {
    super.init(frame: frame)
    scenery.layer.cornerRadius = 8
    scenery.picture = GalleryPicture.at(1)
    plate.backgroundColor = UIColor(white: 0, alpha: 0.6)
    label.textColor = .white
    label.textAlignment = .center
    for part in [scenery, plate, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = bounds
    let height = min(bounds.height, scaled(34))
    label.frame = CGRect(x: 8, y: (bounds.height - height) / 2, width: max(0, bounds.width - 16), height: height)
    plate.frame = CGRect(x: 0, y: label.frame.minY, width: bounds.width, height: height)
  }
}
