// SPDX-License-Identifier: MIT

extension CGRect {
  /// The rectangle with its edges moved inwards, at most to its middle.
  ///
  /// For views inside a view of any size: `insetBy(dx:dy:)` returns the null rectangle, at infinity, for one that is smaller
  /// than its insets, and `inset(by:)` a negative size.
  nonisolated func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, max(0, width) / 2), dy: min(dy, max(0, height) / 2))
  }

  /// The rectangle with its edges moved inwards by insets; where they take more than there is, an empty one in the middle of
  /// them.
  nonisolated func shrunk(by insets: UIEdgeInsets) -> CGRect {
    let rect = inset(by: insets)
    let size = CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
    return CGRect(
      x: rect.size.width < 0 ? rect.midX : rect.origin.x, y: rect.size.height < 0 ? rect.midY : rect.origin.y,
      width: size.width, height: size.height)
  }
}
