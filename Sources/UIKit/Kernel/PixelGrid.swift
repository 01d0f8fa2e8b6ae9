// SPDX-License-Identifier: MIT

/// Rounds lengths and positions, in points, to whole pixels.
///
/// Sizes that views ask for are rounded up, so that their content fits. Origins and sizes of laid out views are rounded to the
/// nearest pixel separately: rounding both edges instead would take a pixel from a size that is already whole.
nonisolated struct PixelGrid {
  /// Pixels in a point, at least 1. Screens of 1.25, 1.5 or 2.75 pixels a point are common.
  let scale: CGFloat

  /// The part of a pixel (a millionth) by which a length may exceed a whole number without taking another pixel. It absorbs
  /// rounding errors of sums and products; text drawing tolerates more, 1/2048 of the point size.
  private static let tolerance: CGFloat = 1e-6

  /// A grid of `scale` pixels in a point; values below 1 count as 1.
  init(scale: CGFloat) { self.scale = max(1, scale) }

  /// The grid of the screen as it is now.
  @preconcurrency @MainActor static var screen: PixelGrid { PixelGrid(scale: UIScreen.main.scale) }

  /// The side of a pixel in points.
  var pixel: CGFloat { 1 / scale }

  /// The smallest whole number of pixels that is not below a length, up to the tolerance.
  func up(_ length: CGFloat) -> CGFloat { (length * scale - Self.tolerance).rounded(.up) / scale }

  /// A size, rounded up in both directions.
  func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }

  /// Whether a length is a whole number of pixels, up to the tolerance.
  func isWhole(_ length: CGFloat) -> Bool { abs(length * scale - (length * scale).rounded()) <= Self.tolerance }

  /// The nearest whole number of pixels. Halves, up to the tolerance, are rounded away from zero: neighbors reach a common edge by
  /// different sums, and an edge in the middle of a pixel must not be rounded up for one and down for the other.
  func nearest(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    return (pixels + (pixels < 0 ? -Self.tolerance : Self.tolerance)).rounded() / scale
  }
}
