// SPDX-License-Identifier: MIT

import UIKit

/// Stacked rows on a rounded background with separators, like a section of an inset grouped list.
final class GroupedCard: UIView {
  private let rows: [(view: UIView, height: CGFloat)]
  private let lines: [UIView]

  /// The horizontal margin of the rows in points.
  static let margin: CGFloat = 16

  /// Creates a card of rows. The row heights, in points, scale with the preferred text size. A row has no separator
  /// above it if `isJoined` returns true for its index.
  init(_ rows: [(view: UIView, height: CGFloat)], isJoined: (Int) -> Bool = { _ in false }) {
    self.rows = rows
    lines = rows.indices.map { index in
      let line = UIView()
      line.backgroundColor = .separator
      line.isHidden = index == 0 || isJoined(index)
      return line
    }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    for line in lines { addSubview(line) }
    for row in rows { addSubview(row.view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The total height of the rows in points.
  var height: CGFloat { rows.reduce(0) { $0 + scaled($1.height) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    let width = max(0, bounds.width - 2 * Self.margin)
    for (row, line) in zip(rows, lines) {
      line.frame = CGRect(x: Self.margin, y: top, width: width, height: 1 / max(1, traitCollection.displayScale))
      row.view.frame = CGRect(x: Self.margin, y: top, width: width, height: scaled(row.height))
      top += scaled(row.height)
    }
  }
}
