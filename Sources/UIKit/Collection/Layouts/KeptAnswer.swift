// SPDX-License-Identifier: MIT

/// What the last layout pass was answered, as long as the next one would be answered the same: then a scrolled view asks its layout
/// only for what has come on screen since, and not in every frame for everything that shows.
struct KeptAnswer {
  /// The rectangle that was asked for.
  private let rect: CGRect
  /// How often the layout had been prepared, and the elements had changed, when the pass ended.
  private let preparations: UInt32
  private let changes: UInt32

  init(to rect: CGRect, preparations: UInt32, changes: UInt32) {
    self.rect = rect
    self.preparations = preparations
    self.changes = changes
  }

  /// The part of another rectangle of the same size that the answer does not tell of; nil if everything has to be asked for. It reaches
  /// a point into what is known, so that rounding loses nothing.
  func unknownPart(of other: CGRect, preparations: UInt32, changes: UInt32) -> CGRect? {
    guard self.preparations == preparations, self.changes == changes, rect.size == other.size else { return nil }
    let overlap: CGFloat = 1
    if other.minX == rect.minX {
      let way = other.minY - rect.minY
      guard abs(way) < rect.size.height - overlap else { return nil }
      return CGRect(
        x: rect.minX, y: way > 0 ? rect.maxY - overlap : other.minY, width: rect.size.width, height: abs(way) + overlap)
    }
    let way = other.minX - rect.minX
    guard other.minY == rect.minY, abs(way) < rect.size.width - overlap else { return nil }
    return CGRect(
      x: way > 0 ? rect.maxX - overlap : other.minX, y: rect.minY, width: abs(way) + overlap, height: rect.size.height)
  }
}
