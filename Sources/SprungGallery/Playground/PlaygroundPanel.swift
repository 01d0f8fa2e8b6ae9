// SPDX-License-Identifier: MIT

import UIKit

/// The panel below the playground's canvas: the card's sentence, the overlay switch, the number of action calls, and a
/// row for each parameter.
final class PlaygroundPanel: UIScrollView {
  /// The overlay switch.
  let overlay = UISwitch()
  /// A label with the number of action calls and the card's status.
  let counter: UILabel = GalleryLabel(13)
  /// The rows in the order of the parameters.
  private(set) var rows: [PlaygroundRow] = []

  private let sentence = GalleryLabel(15)
  private let overlayName = GalleryLabel(15)
  /// The background of the rows.
  private let board = UIView()
  private var lines: [UIView] = []

  /// Creates an empty panel.
  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    // Sliders respond to touches immediately.
    delaysContentTouches = false
    sentence.numberOfLines = 0
    counter.textColor = GalleryColors.caption
    overlayName.text = "Overlay"
    overlayName.textAlignment = .right
    overlayName.isAccessibilityElement = false
    overlay.accessibilityLabel = "Overlay"
    board.backgroundColor = .secondarySystemGroupedBackground
    board.layer.cornerRadius = 14
    for view in [board, sentence, counter, overlayName, overlay] { addSubview(view) }
  }

  /// Always returns nil, because decoding from archives is not supported.
  required init?(coder: NSCoder) { nil }

  /// Displays the parameters of a scene with their initial values.
  func show(_ scene: PlaygroundScene) {
    sentence.text = scene.card.sentence
    for row in rows { row.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    rows = scene.parameters.map { PlaygroundRow($0) }
    for row in rows { addSubview(row) }
    // Each row has a separator above it. If two rows are side by side, the separator of the second row stays hidden.
    lines = rows.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      return line
    }
    update(scene)
    setNeedsLayout()
  }

  /// Displays the number of action calls and the status of a scene.
  func update(_ scene: PlaygroundScene) {
    let count = "\(scene.actionCount) actions"
    counter.text = scene.status.isEmpty ? count : scene.status + ", " + count
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let width = max(0, bounds.width - 2 * margin)
    let words = max(0, width - 8)
    let height = max(40, sentence.sizeThatFits(CGSize(width: words, height: 0)).height.rounded(.up))
    sentence.frame = CGRect(x: margin + 4, y: 10, width: words, height: height)
    let top = 18 + height
    let inside = max(0, width - 28)
    var y = top + 6
    let left = margin + 14
    counter.frame = CGRect(x: left, y: y, width: max(0, inside - 128), height: 31)
    overlayName.frame = CGRect(x: left + inside - 129, y: y, width: 69, height: 31)
    overlay.frame.origin = CGPoint(x: left + inside - 51, y: y)
    y += 37
    var half: PlaygroundRow?
    for (row, line) in zip(rows, lines) {
      let column = (inside - 16) / 2
      if row.isShort, let first = half {
        row.frame = CGRect(x: left + column + 16, y: first.frame.minY, width: column, height: row.height)
        line.frame = .zero
        half = nil
        continue
      }
      half = row.isShort ? row : nil
      row.frame = CGRect(x: left, y: y, width: row.isShort ? column : inside, height: row.height)
      line.frame = CGRect(x: left, y: y, width: inside, height: 0.5)
      y += row.height
    }
    board.frame = CGRect(x: margin, y: top, width: width, height: y - top)
    let size = CGSize(width: bounds.width, height: y + margin)
    if contentSize != size { contentSize = size }
  }
}
