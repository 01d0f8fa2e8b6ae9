// SPDX-License-Identifier: MIT

nonisolated extension CGImage {
  /// Creates an image from a recorded drawing. Returns nil if its area is empty.
  convenience init?(_ drawing: RecordedDrawing) {
    guard drawing.size.width > 0, drawing.size.height > 0 else { return nil }
    self.init(
      .drawn(drawing),
      size: CGSize(width: drawing.size.width * drawing.scale, height: drawing.size.height * drawing.scale))
  }

  /// Returns the part of the image in the given rectangle, in pixels, or nil if the rectangle is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard rect.keepsLimit, part.width > 0, part.height > 0 else { return nil }
    if let color { return CGImage(.color(color), size: part.size) }
    let context = CGContext(size: part.size, scale: 1)
    context.drawUpright(
      self,
      part: CGRect(
        x: part.minX / whole.width, y: part.minY / whole.height, width: part.width / whole.width,
        height: part.height / whole.height),
      in: CGRect(origin: .zero, size: part.size))
    return CGImage(context.recorded)
  }
}

nonisolated extension UIImage {
  /// Creates an image from a recorded drawing. Returns nil if its area is empty.
  convenience init?(_ drawing: RecordedDrawing) {
    guard let picture = CGImage(drawing) else { return nil }
    self.init(picture, size: drawing.size, scale: drawing.scale)
  }

  /// Creates an image from a `CGImage` with `scale` pixels per point and the given orientation.
  ///
  /// A scale that is not finite and positive is reported as a fault and replaced with 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = orientation == .up ? cgImage : cgImage.oriented(orientation)
    self.init(image, pixelsInPoint: scale, orientation: orientation)
  }

  /// Fills a rectangle in a context by tiling the image at its natural size.
  final func fill(_ rect: CGRect, of context: CGContext) {
    context.saveGState()
    context.clip(to: rect)
    context.draw(picture, in: CGRect(origin: .zero, size: size), byTiling: true)
    context.restoreGState()
  }

  /// Draws the image in a rectangle of a context, with its own colors or a tint color.
  final func draw(in rect: CGRect, of context: CGContext, tint: CGColor?) {
    guard size.width > 0, size.height > 0 else { return }
    guard let caps = resizing else {
      context.drawUpright(picture, in: rect, tint: tint)
      return
    }
    for tile in caps.tiles(of: size, in: rect) {
      context.drawUpright(picture, part: tile.source, in: tile.target, tint: tint)
    }
  }
}

nonisolated extension UIImage {
  /// Returns the image scaled proportionally to fit a size in pixels, or nil if the size is not finite and positive.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.keepsLimit, size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    let context = CGContext(size: fitting, scale: 1)
    draw(in: CGRect(origin: .zero, size: fitting), of: context, tint: ownTint)
    return UIImage(context.recorded)
  }

  /// Returns the image itself, because hosts prepare images when they first display them.
  public final func preparingForDisplay() -> UIImage? { self }
}

nonisolated extension CGImage {
  /// Returns the image rotated for display.
  fileprivate func oriented(_ orientation: UIImage.Orientation) -> CGImage {
    let (width, height) = (CGFloat(width), CGFloat(height))
    let shown = orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    let context = CGContext(size: shown, scale: 1)
    context.translateBy(x: shown.width / 2, y: shown.height / 2)
    switch orientation {
    case .up: break
    case .down: context.rotate(by: .pi)
    case .left: context.rotate(by: -.pi / 2)
    case .right: context.rotate(by: .pi / 2)
    case .upMirrored: context.scaleBy(x: -1, y: 1)
    case .downMirrored: context.scaleBy(x: 1, y: -1)
    case .leftMirrored:
      context.rotate(by: -.pi / 2)
      context.scaleBy(x: 1, y: -1)
    case .rightMirrored:
      context.rotate(by: .pi / 2)
      context.scaleBy(x: 1, y: -1)
    }
    context.drawUpright(self, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
    return CGImage(context.recorded) ?? self
  }
}
