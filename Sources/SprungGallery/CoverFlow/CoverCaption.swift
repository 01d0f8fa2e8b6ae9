// SPDX-License-Identifier: MIT

import UIKit

/// The name and date of the centered cover, displayed below this cover and behind all covers.
final class CoverCaption: UIView {
  private let name = GalleryLabel(22, .bold)
  private let date = GalleryLabel(15)

  init() {
    super.init(frame: .zero)
    date.textColor = GalleryColors.caption
    for label in [name, date] {
      label.textAlignment = .center
      // The covers already provide this text to assistive technology.
      label.isAccessibilityElement = false
      addSubview(label)
    }
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the text of a picture, or nothing for nil.
  func show(_ picture: GalleryPicture?) {
    name.text = picture?.name
    date.text = picture?.date
  }

  /// Places the text right below the centered cover, which extends 108 points from its center. Hides the text if there
  /// is no space.
  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.midY + 108 + 20
    name.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: scaled(28))
    date.frame = CGRect(x: 16, y: name.frame.maxY, width: bounds.width - 32, height: scaled(22))
    for label in [name, date] { label.isHidden = date.frame.maxY + 4 > bounds.height }
  }
}
