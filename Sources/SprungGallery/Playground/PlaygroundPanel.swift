// SPDX-License-Identifier: MIT

import UIKit

/// What stands below the playground's canvas: the card's sentence, the switch of the overlay, the count of actions, and a
/// row for each parameter.
final class PlaygroundPanel: UIScrollView {
  /// Switches the overlay.
  let overlay = UISwitch()
  /// Says how often actions were called, and what the card has to tell.
  let counter = UILabel()
  /// The rows in the order of the parameters.
  private(set) var rows: [PlaygroundRow] = []

  private let sentence = UILabel()
  private let overlayName = UILabel()

  /// Makes an empty panel.
  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    contentInsetAdjustmentBehavior = .never
    // A slider takes its finger at once.
    delaysContentTouches = false
    sentence.font = .systemFont(ofSize: 14)
    sentence.textColor = GalleryColors.caption
    sentence.numberOfLines = 2
    counter.font = .systemFont(ofSize: 13)
    counter.textColor = GalleryColors.caption
    overlayName.font = .systemFont(ofSize: 14)
    overlayName.text = "Overlay"
    overlayName.textAlignment = .right
    overlayName.isAccessibilityElement = false
    overlay.accessibilityLabel = "Overlay"
    for view in [sentence, counter, overlayName, overlay] { addSubview(view) }
  }

  /// Panels are not archived.
  required init?(coder: NSCoder) { nil }

  /// Shows the parameters of a scene at their first values.
  func show(_ scene: PlaygroundScene) {
    sentence.text = scene.card.sentence
    for row in rows { row.removeFromSuperview() }
    rows = scene.parameters.map { PlaygroundRow($0) }
    for row in rows { addSubview(row) }
    update(scene)
    setNeedsLayout()
  }

  /// Shows the count and the status of a scene.
  func update(_ scene: PlaygroundScene) {
    let count = "\(scene.actionCount) actions"
    counter.text = scene.status.isEmpty ? count : scene.status + ", " + count
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let width = max(0, bounds.width - 2 * margin)
    sentence.frame = CGRect(x: margin, y: 8, width: width, height: 38)
    var y: CGFloat = 50
    counter.frame = CGRect(x: margin, y: y, width: max(0, width - 128), height: 31)
    overlayName.frame = CGRect(x: margin + width - 126, y: y, width: 66, height: 31)
    overlay.frame.origin = CGPoint(x: margin + width - 51, y: y)
    y += 42
    var half: PlaygroundRow?
    for row in rows {
      if row.isShort {
        let column = (width - 16) / 2
        if let first = half {
          row.frame = CGRect(x: margin + column + 16, y: first.frame.minY, width: column, height: row.height)
          half = nil
          continue
        }
        row.frame = CGRect(x: margin, y: y, width: column, height: row.height)
        half = row
      } else {
        half = nil
        row.frame = CGRect(x: margin, y: y, width: width, height: row.height)
      }
      y += row.height
    }
    let size = CGSize(width: bounds.width, height: y + margin)
    if contentSize != size { contentSize = size }
  }
}
