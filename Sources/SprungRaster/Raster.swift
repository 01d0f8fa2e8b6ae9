// SPDX-License-Identifier: MIT

import SprungStage

/// Pixels in memory.
public struct Raster: Equatable, Sendable {
  /// Pixels in each row.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// Row by row from the top: 0xAARRGGBB, each color multiplied by its opacity, as in Cairo's format ARGB32.
  public var pixels: [UInt32]

  /// Makes transparent pixels. A size that is not positive counts as 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }

  /// The pixel at a column and a row, both from 0.
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

  /// Replays a drawing, stretched over a raster of a size in pixels.
  ///
  /// `pictures` are those of the drawing's list, in its order; the ones that are absent count as missing. Nothing is drawn
  /// of a drawing whose words are not valid.
  public static func draw(
    _ drawing: StageDrawing, pictures: [RasterPicture], width: Int, height: Int
  ) throws(RasterFailure) -> Raster {
    let painter = try CairoPainter()
    let canvas = try Canvas(painter.cairo, width: width, height: height)
    try painter.draw(drawing, pictures: pictures, on: canvas)
    return canvas.raster()
  }
}
