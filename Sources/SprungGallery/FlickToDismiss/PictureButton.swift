// SPDX-License-Identifier: MIT

import UIKit

/// A small picture with round corners that can be pressed.
public final class PictureButton: UIButton {
  /// The displayed picture.
  public let picture: GalleryPicture
  private let scenery = SceneryView()

  /// Makes a button of a picture, whose name assistive technology speaks.
  public init(_ picture: GalleryPicture) {
    self.picture = picture
    super.init(frame: .zero)
    scenery.picture = picture
    scenery.layer.cornerRadius = 12
    addSubview(scenery)
    accessibilityLabel = picture.name
  }

  /// Buttons are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The picture fills the button.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = bounds
  }
}
