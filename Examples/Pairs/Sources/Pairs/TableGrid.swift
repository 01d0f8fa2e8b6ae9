// SPDX-License-Identifier: MIT

import UIKit

/// The grid of cards that makes the best use of an area.
struct TableGrid {
  private let area: CGRect
  private let columns: Int
  private let rows: Int
  /// The size of a card in points. The aspect ratio is 3:4.
  let cardSize: CGSize

  /// The maximum width of a card in points.
  static let maximumWidth: CGFloat = 132

  /// Tries every number of columns that fills all rows, and uses the one with the largest cards.
  init(count: Int, in area: CGRect) {
    self.area = area
    var best = (columns: 1, width: CGFloat(0))
    for columns in 1...max(1, count) where count % columns == 0 {
      let width = area.width / CGFloat(columns) * 0.86
      let height = area.height / CGFloat(count / columns) * 0.9
      let card = min(width, height * 0.75, Self.maximumWidth)
      if card > best.width { best = (columns, card) }
    }
    columns = best.columns
    rows = count / best.columns
    let width = best.width.rounded(.down)
    cardSize = CGSize(width: width, height: (width / 0.75).rounded(.down))
  }

  /// Returns the center of a card. In large areas, the grid is centered.
  func center(of index: Int) -> CGPoint {
    let step = CGSize(
      width: min(area.width / CGFloat(columns), cardSize.width * 1.3),
      height: min(area.height / CGFloat(rows), cardSize.height * 1.25))
    return CGPoint(
      x: area.midX + step.width * (CGFloat(index % columns) - CGFloat(columns - 1) / 2),
      y: area.midY + step.height * (CGFloat(index / columns) - CGFloat(rows - 1) / 2))
  }
}
