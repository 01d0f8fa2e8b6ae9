// SPDX-License-Identifier: MIT

/// Rounds lengths and positions in points to whole pixels.
///
/// Sizes that views request are rounded up, so that content fits. During layout, origins and sizes are rounded
/// separately to the nearest pixel. Rounding the two edges instead could make a size that is a whole number of pixels
/// one pixel smaller.
nonisolated struct PixelGrid {
  /// The number of pixels per point, at least 1. Scales of 1.25, 1.5 and 2.75 are common.
  let scale: CGFloat

  /// The fraction of a pixel (a millionth) by which a length may exceed a whole number without being rounded up. The
  /// tolerance absorbs rounding errors of sums and products. Text drawing has a larger tolerance: 1/2048 of the point
  /// size.
  private static let tolerance: CGFloat = 1e-6

  /// Creates a grid with `scale` pixels per point. Values below 1 are treated as 1.
  init(scale: CGFloat) { self.scale = max(1, scale) }

  /// The pixel grid for the current scale of the screen.
  @preconcurrency @MainActor static var screen: PixelGrid { PixelGrid(scale: UIScreen.main.scale) }

  /// The side length of a pixel in points.
  var pixel: CGFloat { 1 / scale }

  /// Rounds a length up to whole pixels, unless it exceeds a whole number of pixels by less than the tolerance.
  func up(_ length: CGFloat) -> CGFloat { (length * scale - Self.tolerance).rounded(.up) / scale }

  /// Rounds a size up in both dimensions.
  func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }

  /// Returns whether a length is a whole number of pixels, within the tolerance.
  func isWhole(_ length: CGFloat) -> Bool { abs(length * scale - (length * scale).rounded()) <= Self.tolerance }

  /// Rounds a value to the nearest whole pixel. Halves, within the tolerance, are rounded away from zero. Adjacent
  /// views compute their common edge as different sums. If that edge is in the middle of a pixel, it must not be
  /// rounded up for one view and down for the other.
  func nearest(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    return (pixels + (pixels < 0 ? -Self.tolerance : Self.tolerance)).rounded() / scale
  }
}
