// SPDX-License-Identifier: MIT

/// The rectangle for which the layout was most recently queried, while its result remains valid. A scrolled view then
/// queries only the newly visible part rather than all visible elements in every frame.
struct KeptAnswer {
  let rect: CGRect

  /// The part of another rectangle of the same size that the cached result does not cover. Nil if everything must be
  /// queried. It overlaps the known part by a point, so that rounding does not omit elements.
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
