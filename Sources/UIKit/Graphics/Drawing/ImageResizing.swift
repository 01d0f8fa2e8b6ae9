// SPDX-License-Identifier: MIT

/// The resizing behavior of an image whose caps (the areas at the edges) keep their size.
nonisolated struct ImageResizing: Equatable {
  var caps: UIEdgeInsets
  var mode: UIImage.ResizingMode

  /// A part of the image in unit coordinates, and the rectangle in which it is drawn.
  struct Tile: Equatable {
    let source: CGRect
    let target: CGRect
  }

  private struct Part {
    let source: (start: CGFloat, length: CGFloat)
    let target: (start: CGFloat, length: CGFloat)
  }

  /// Returns the tiles that fill a rectangle. In small rectangles, the caps shrink in proportion.
  func tiles(of size: CGSize, in rect: CGRect) -> [Tile] {
    let columns = parts(size.width, caps.left, caps.right, rect.minX, rect.width)
    let rows = parts(size.height, caps.top, caps.bottom, rect.minY, rect.height)
    var tiles: [Tile] = []
    for row in rows {
      for column in columns {
        tiles.append(
          Tile(
            source: CGRect(
              x: column.source.start / size.width, y: row.source.start / size.height,
              width: column.source.length / size.width, height: row.source.length / size.height),
            target: CGRect(
              x: column.target.start, y: row.target.start, width: column.target.length, height: row.target.length)))
      }
    }
    return tiles
  }

  private func parts(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, _ start: CGFloat, _ available: CGFloat
  ) -> [Part] {
    let first = min(max(0, first), length)
    let last = min(max(0, last), length - first)
    let shrinking = first + last > available && first + last > 0 ? available / (first + last) : 1
    let (leading, trailing) = (first * shrinking, last * shrinking)
    var parts: [Part] = []
    if first > 0 { parts.append(Part(source: (0, first), target: (start, leading))) }
    let middle = length - first - last
    let space = available - leading - trailing
    if middle > 0, space > 0 {
      let count = mode == .stretch ? 1 : min(UIKitTuning.mostImageTiles, max(1, Int((space / middle).rounded(.up))))
      for index in 0..<count {
        let offset = mode == .stretch ? 0 : CGFloat(index) * middle
        let shown = mode == .stretch ? space : min(middle, space - offset)
        parts.append(
          Part(
            source: (first, mode == .stretch ? middle : shown), target: (start + leading + offset, shown)))
      }
    }
    if last > 0 { parts.append(Part(source: (length - last, last), target: (start + available - trailing, trailing))) }
    return parts
  }
}

extension UIKitTuning {
  /// The maximum number of image tiles along an axis (200). More tiles would cost time but be narrower than a point.
  nonisolated static let mostImageTiles = 200
}

nonisolated extension UIImage {
  /// The resizing mode of the area between the caps.
  public enum ResizingMode: Int, Sendable {
    /// Tiles the area.
    case tile = 0
    /// Stretches the area.
    case stretch = 1
  }

  /// Returns the image with left and top caps that keep their size. The single row or column of points after each cap
  /// is stretched.
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: topCapHeight > 0 ? max(0, size.height - CGFloat(topCapHeight) - 1) : 0,
        right: leftCapWidth > 0 ? max(0, size.width - CGFloat(leftCapWidth) - 1) : 0), resizingMode: .stretch)
  }
}

nonisolated extension CALayer {
  /// Displays a resizable image without scaling its caps.
  final func showResizable(_ image: UIImage, tint: CGColor?) {
    let context = CGContext(size: bounds.size, scale: image.scale)
    image.draw(in: CGRect(origin: .zero, size: bounds.size), of: context, tint: tint)
    let drawing = context.recorded
    if let drawn, drawn.size == drawing.size, drawn.words == drawing.words, drawn.images.first === image.picture {
      return
    }
    showDrawn(drawing)
  }

  /// Displays a recorded drawing, stretched to the bounds.
  final func showDrawn(_ drawing: RecordedDrawing?) {
    guard drawing !== drawn else { return }
    drawn = drawing
    mark(.content)
  }
}

nonisolated extension UIEdgeInsets {
  /// The insets of an image. Insets that are not finite are reported as a fault and replaced with zero.
  var accepted: UIEdgeInsets {
    let isUsable = top.keepsLimit && left.keepsLimit && bottom.keepsLimit && right.keepsLimit
    if !isUsable { Diagnostics.report("imageCaps", "The cap insets of an image were ignored: \(GeometryLimit.rule).") }
    return isUsable ? self : .zero
  }
}
