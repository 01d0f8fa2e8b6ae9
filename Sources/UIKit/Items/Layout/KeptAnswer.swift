// SPDX-License-Identifier: MIT

/// The rectangle for which the layout was most recently queried. As long as the result is valid, scrolling queries only
/// the newly visible part instead of all visible elements in every frame.
struct KeptAnswer {
  let rect: CGRect

  /// Returns the part of another rectangle of the same size that the cached result does not cover, or nil if everything
  /// must be queried. The part overlaps the known area by a point, so that no element is missed because of rounding.
  func unknownPart(of other: CGRect) -> CGRect? {
    guard rect.size == other.size else { return nil }
    let overlap: CGFloat = 1
    if other.minX == rect.minX {
      let distance = other.minY - rect.minY
      guard abs(distance) < rect.size.height - overlap else { return nil }
      return CGRect(
        x: rect.minX, y: distance > 0 ? rect.maxY - overlap : other.minY, width: rect.size.width,
        height: abs(distance) + overlap)
    }
    let distance = other.minX - rect.minX
    guard other.minY == rect.minY, abs(distance) < rect.size.width - overlap else { return nil }
    return CGRect(
      x: distance > 0 ? rect.maxX - overlap : other.minX, y: rect.minY, width: abs(distance) + overlap,
      height: rect.size.height)
  }
}
