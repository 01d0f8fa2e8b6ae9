// SPDX-License-Identifier: MIT

import UIKit

/// A message bubble. The user's messages are at the trailing edge, all others at the leading edge.
///
/// Constraints determine the height of the cell.
final class BubbleCell: UICollectionViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private lazy var leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
  private lazy var trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)

  /// The maximum width of a bubble in points. In narrow rows, it is limited to three quarters of the row's width.
  static let maximumWidth: CGFloat = 440

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 18
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: Self.maximumWidth),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -9),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ message: Message) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .systemGray5
    leading.isActive = !message.isOwn
    trailing.isActive = message.isOwn
    accessibilityLabel = "\(message.isOwn ? "You" : "Robin"): \(message.text)"
  }

  // The layout determines the width of the row, and the text determines its height.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.size.height = size.height
    return layoutAttributes
  }
}
