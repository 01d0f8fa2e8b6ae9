// SPDX-License-Identifier: MIT

/// The layers that display the images in a label's text. The layers are reused when the text changes.
nonisolated struct TextPictureLayers {
  private var layers: [CALayer] = []

  /// Whether there are no layers.
  var isEmpty: Bool { layers.isEmpty }

  /// Displays the text's images in a layer. The upper left corner of the text is at `origin`.
  mutating func show(_ layout: RichTextLayout, in host: CALayer, at origin: CGPoint) {
    let pictures = layout.positionedPictures
    removeAll(after: pictures.count)
    for (number, picture) in pictures.enumerated() {
      if number == layers.count {
        let layer = CALayer()
        layer.animatesItself = false
        layers.append(layer)
      }
      let pictureLayer = layers[number]
      if pictureLayer.superlayer !== host { host.addSublayer(pictureLayer) }
      let frame = picture.frame.offsetBy(dx: origin.x, dy: origin.y)
      let image = picture.picture.image(in: frame, color: picture.color, index: picture.index)
      pictureLayer.frame = image.frame
      pictureLayer.backgroundColor = image.background
      pictureLayer.showImage(image.image, tint: image.tint)
    }
  }

  /// Removes all layers except the first `count`.
  mutating func removeAll(after count: Int = 0) {
    while layers.count > count { layers.removeLast().removeFromSuperlayer() }
  }
}
