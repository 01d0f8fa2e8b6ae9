// SPDX-License-Identifier: MIT

/// The rectangle for which the last layout pass was answered, as long as the next pass would be answered the same: then a scrolled
/// view asks its layout only for what has come on screen since, and not in every frame for everything that shows.
struct KeptAnswer {
  let rect: CGRect

  /// The part of another rectangle of the same size that the answer does not cover; nil if everything has to be
  /// queried. It overlaps the known part by a point, so that rounding loses nothing.
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
