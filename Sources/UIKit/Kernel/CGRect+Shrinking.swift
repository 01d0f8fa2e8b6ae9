// SPDX-License-Identifier: MIT

extension CGRect {
  /// Returns the rectangle with its edges moved inward by `dx` and `dy`, but not beyond its center.
  ///
  /// Use this method for subviews of views that can be arbitrarily small. If a rectangle is smaller than the insets,
  /// `insetBy(dx:dy:)` returns the null rectangle at infinity, and `inset(by:)` returns a rectangle with a negative
  /// size.
  nonisolated func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, max(0, width) / 2), dy: min(dy, max(0, height) / 2))
  }

  /// Returns the rectangle with its edges moved inward by `insets`. If the insets exceed the width or height, that
  /// dimension becomes 0 and is centered between the insets.
  nonisolated func shrunk(by insets: UIEdgeInsets) -> CGRect {
    let rect = inset(by: insets)
    let size = CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
    return CGRect(
      x: rect.size.width < 0 ? rect.midX : rect.origin.x, y: rect.size.height < 0 ? rect.midY : rect.origin.y,
      width: size.width, height: size.height)
  }
}
