// SPDX-License-Identifier: MIT

import SprungStage

/// Pixels in memory.
public struct Raster: Equatable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels row by row from the top: 0xAARRGGBB with premultiplied colors, as in Cairo's format ARGB32.
  public var pixels: [UInt32]

  /// Creates transparent pixels. Dimensions that are not positive are treated as 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }

  /// The pixel in the given column and row, both starting at 0.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      check(x, y)
      return pixels[y * width + x]
    }
    set {
      check(x, y)
      pixels[y * width + x] = newValue
    }
  }

  private func check(_ x: Int, _ y: Int) {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside a raster of \(width) x \(height)")
  }

  /// Replays a drawing, stretched to a raster of the given size in pixels.
  ///
  /// `pictures` are the pictures of the drawing in the order of its list. Pictures that the array does not contain are
  /// treated as missing. Nothing is drawn if the data of the drawing is invalid.
  public static func draw(
    _ drawing: StageDrawing, pictures: [RasterPicture], width: Int, height: Int
  ) throws(RasterFailure) -> Raster {
    let painter = try CairoPainter()
    let canvas = try Canvas(painter.cairo, width: width, height: height)
    try painter.draw(drawing, pictures: pictures, on: canvas)
    return canvas.raster()
  }
}
