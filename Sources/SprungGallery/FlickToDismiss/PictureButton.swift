// SPDX-License-Identifier: MIT

import UIKit

/// A button that shows a small picture with rounded corners.
public final class PictureButton: UIButton {
  /// The displayed picture.
  public let picture: GalleryPicture
  private let scenery = SceneryView()

  /// Creates a button with a picture. The picture's name is the accessibility label.
  public init(_ picture: GalleryPicture) {
    self.picture = picture
    super.init(frame: .zero)
    scenery.picture = picture
    scenery.layer.cornerRadius = 12
    addSubview(scenery)
    accessibilityLabel = picture.name
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Makes the picture fill the button.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = bounds
  }
}
