// SPDX-License-Identifier: MIT

import UIKit

/// Rows one below the other on a rounded background, with lines between them, like a section of an inset grouped list.
final class GroupedCard: UIView {
  private let rows: [(view: UIView, height: CGFloat)]
  private let lines: [UIView]

  /// The margin of the rows at the left and right edges in points.
  static let margin: CGFloat = 16

  /// Makes a card of rows with their heights in points, which grow with the preferred text size. A row of which
  /// `isJoined` is true for its index follows the row above without a line.
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

  /// The height of all rows in points.
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
