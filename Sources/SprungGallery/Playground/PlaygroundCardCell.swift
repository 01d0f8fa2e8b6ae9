// SPDX-License-Identifier: MIT

import UIKit

/// A card in the playground's menu, with a badge, a name and a sentence.
final class PlaygroundCardCell: UICollectionViewCell {
  private let badge = PlaygroundBadge(frame: .zero)
  private let name = GalleryLabel(15, .semibold)
  private let sentence = GalleryLabel(12)

  /// Creates a cell.
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.08
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 6
    sentence.textColor = GalleryColors.caption
    sentence.numberOfLines = 4
    for view in [badge, name, sentence] { contentView.addSubview(view) }
    let pressed = UIView()
    pressed.backgroundColor = .systemFill
    pressed.layer.cornerRadius = 16
    selectedBackgroundView = pressed
  }

  /// Always returns nil, because decoding from archives is not supported.
  required init?(coder: NSCoder) { nil }

  /// Displays a card of a section.
  func show(_ card: PlaygroundCard, section: Int) {
    name.text = card.name
    sentence.text = card.sentence
    badge.show(card.name, on: PlaygroundSection.all[section].colors)
    accessibilityLabel = card.name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let width = max(0, room.width - 24)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = PlaygroundBadge.side
    badge.frame = CGRect(x: isMirrored ? room.width - 12 - side : 12, y: 12, width: side, height: side)
    name.frame = CGRect(x: 12, y: 56, width: width, height: scaled(20))
    let height = sentence.sizeThatFits(CGSize(width: width, height: 1000)).height
    let top = name.frame.maxY + 2
    sentence.frame = CGRect(x: 12, y: top, width: width, height: min(room.height - top - 6, height))
    for label in [name, sentence] { label.textAlignment = isMirrored ? .right : .left }
  }
}

/// The header of a menu section.
final class PlaygroundHeader: UICollectionReusableView {
  /// The text of the header.
  let label: UILabel = GalleryLabel(20, .bold)

  /// Creates a header.
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Always returns nil, because decoding from archives is not supported.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = scaled(26)
    label.frame = CGRect(x: 18, y: bounds.height - 10 - height, width: max(0, bounds.width - 36), height: height)
    label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
