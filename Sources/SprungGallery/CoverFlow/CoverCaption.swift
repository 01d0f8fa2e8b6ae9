// SPDX-License-Identifier: MIT

import UIKit

/// Name and date of the cover in the middle, in the background below it.
final class CoverCaption: UIView {
  private let name = GalleryLabel(22, .bold)
  private let date = GalleryLabel(15)

  init() {
    super.init(frame: .zero)
    date.textColor = GalleryColors.caption
    for label in [name, date] {
      label.textAlignment = .center
      // The covers say it already.
      label.isAccessibilityElement = false
      addSubview(label)
    }
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the words of a picture, none without one.
  func show(_ picture: GalleryPicture?) {
    name.text = picture?.name
    date.text = picture?.date
  }

  /// Right below the cover in the middle, which is 108 points from its own middle; hidden if there is no space.
  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.midY + 108 + 20
    name.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: scaled(28))
    date.frame = CGRect(x: 16, y: name.frame.maxY, width: bounds.width - 32, height: scaled(22))
    for label in [name, date] { label.isHidden = date.frame.maxY + 4 > bounds.height }
  }
}
