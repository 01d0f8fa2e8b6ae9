// SPDX-License-Identifier: MIT

import SprungStage

nonisolated extension CGContext {
  /// Draws an image in a rectangle. As in Core Graphics, the image is upside down if the y axis points down;
  /// `UIImage.draw(in:)` draws it upright. If `byTiling` is true, the rectangle is a single tile, which is repeated to
  /// fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard accepts(rect.keepsLimit, "The rectangle of an image") else { return }
    if byTiling {
      guard rect.width > 0, rect.height > 0 else { return }
      guard image.color == nil else { return drawUpright(image, in: boundingBoxOfClipPath) }
      hasDrawn = true
      writer.beginPattern(index(of: image), tile: DrawnRect(rect), [])
      write(CGPath(rect: boundingBoxOfClipPath))
      writer.end()
      return
    }
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// Draws a part of an image, specified in unit coordinates, upright in the given rectangle. A tint color, if any,
  /// replaces the image's colors.
  func drawUpright(
    _ image: CGImage, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), in rect: CGRect, tint: CGColor? = nil
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    hasDrawn = true
    if let color = image.color {
      let outer = state.fillColor
      state.fillColor = tint ?? color
      fill(CGPath(rect: rect), .winding)
      state.fillColor = outer
      return
    }
    writer.image(
      DrawnImage(
        place: index(of: image), source: DrawnRect(part), target: DrawnRect(rect),
        tint: PackedColor(rawValue: tint?.rgba ?? 0), isPixelated: state.isPixelated))
  }

  /// Clips subsequent drawing to the opaque area of an image, which is stretched to the rectangle and drawn upside down
  /// as in `draw(_:in:)`. `restoreGState()` removes the clip. The current path is cleared.
  ///
  /// Differs from Apple: only the opacity of the image is used, not its brightness.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard rect.keepsLimit, rect.width > 0, rect.height > 0, mask.color == nil else { return }
    let flipped = CGContext(size: rect.size, scale: scale)
    flipped.draw(mask, in: CGRect(origin: .zero, size: rect.size))
    beginMask(CGImage(.drawn(flipped.recorded), size: rect.size), rect)
  }

  /// Masks subsequent drawing with the opacity of an image, until the state is restored.
  func beginMask(_ image: CGImage, _ rect: CGRect) {
    writer.beginMask(index(of: image), DrawnRect(rect))
    state.maskCount += 1
  }

  /// Returns an image of the current drawing. Later drawing does not change the image.
  public func makeImage() -> CGImage? { CGImage(recorded) }

  /// The width of the drawing in pixels.
  public var width: Int { CGImage.pixels(size.width * scale) }

  /// The height of the drawing in pixels.
  public var height: Int { CGImage.pixels(size.height * scale) }

  // MARK: Gradients

  /// Fills the clip with a gradient along the line between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard accepts(startPoint.keepsLimit && endPoint.keepsLimit, "A gradient") else { return }
    draw(
      DrawnGradient(
        start: [Float(startPoint.x), Float(startPoint.y)], end: [Float(endPoint.x), Float(endPoint.y)],
        extendsBefore: options.contains(.drawsBeforeStartLocation),
        extendsAfter: options.contains(.drawsAfterEndLocation), stops: gradient.stops))
  }

  /// Fills the clip with a gradient between two circles. Radii are in points.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let isUsable =
      startCenter.keepsLimit && endCenter.keepsLimit && startRadius.keepsLimit && endRadius.keepsLimit
      && startRadius >= 0 && endRadius >= 0
    guard accepts(isUsable, "A radial gradient") else { return }
    draw(
      DrawnGradient(
        isRadial: true, start: [Float(startCenter.x), Float(startCenter.y)], startRadius: Float(startRadius),
        end: [Float(endCenter.x), Float(endCenter.y)], endRadius: Float(endRadius),
        extendsBefore: options.contains(.drawsBeforeStartLocation),
        extendsAfter: options.contains(.drawsAfterEndLocation), stops: gradient.stops))
  }

  private func draw(_ gradient: DrawnGradient) {
    hasDrawn = true
    writer.gradient(gradient)
  }
}
