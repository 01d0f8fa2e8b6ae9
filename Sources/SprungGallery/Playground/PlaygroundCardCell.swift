// SPDX-License-Identifier: MIT

import UIKit

/// A card of the playground's menu: its name and sentence, with a stripe in the section's color.
final class PlaygroundCardCell: UICollectionViewCell {
  private let stripe = UIView()
  private let name = UILabel()
  private let sentence = UILabel()

  private static let colors: [UIColor] = [.systemOrange, .systemTeal, .systemIndigo, .systemPink, .systemGreen]

  /// Makes a cell.
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    sentence.font = .systemFont(ofSize: 12)
    sentence.textColor = GalleryColors.caption
    sentence.numberOfLines = 4
    for view in [stripe, name, sentence] { contentView.addSubview(view) }
    let pressed = UIView()
    pressed.backgroundColor = .systemFill
    pressed.layer.cornerRadius = 12
    selectedBackgroundView = pressed
  }

  /// Cells are not archived.
  required init?(coder: NSCoder) { nil }

  /// Shows a card of a section.
  func show(_ card: PlaygroundCard, section: Int) {
    name.text = card.name
    sentence.text = card.sentence
    stripe.backgroundColor = Self.colors[section % Self.colors.count]
    accessibilityLabel = card.name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    stripe.frame = CGRect(x: 0, y: 0, width: 5, height: room.height)
    name.frame = CGRect(x: 15, y: 9, width: max(0, room.width - 23), height: 20)
    let width = max(0, room.width - 23)
    let height = sentence.sizeThatFits(CGSize(width: width, height: 1000)).height
    sentence.frame = CGRect(x: 15, y: 32, width: width, height: min(room.height - 38, height))
  }
}

/// The words above a section of the menu.
final class PlaygroundHeader: UICollectionReusableView {
  /// The words.
  let label = UILabel()

  /// Makes a header.
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = GalleryColors.caption
    addSubview(label)
  }

  /// Headers are not archived.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 20, y: bounds.height - 28, width: max(0, bounds.width - 40), height: 20)
  }
}
