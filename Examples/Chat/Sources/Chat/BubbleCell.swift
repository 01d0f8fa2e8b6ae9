// SPDX-License-Identifier: MIT

import UIKit

/// A message in a bubble: one's own on the right, the other's on the left.
final class BubbleCell: UICollectionViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var isOwn = false

  /// Points between the text and the edge of the bubble.
  static let padding = UIEdgeInsets(top: 9, left: 14, bottom: 9, right: 14)
  static let font = UIFont.systemFont(ofSize: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 18
    label.font = Self.font
    label.numberOfLines = 0
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ message: Message) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .systemGray5
    isOwn = message.isOwn
    accessibilityLabel = "\(message.isOwn ? "You" : "They"): \(message.text)"
    setNeedsLayout()
  }

  /// The size of the text within a row of a width: three quarters of the row at most.
  static func textSize(_ text: String, in width: CGFloat) -> CGSize {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    let room = CGSize(width: width * 0.75 - padding.left - padding.right, height: 10_000)
    return label.sizeThatFits(room)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.textSize(label.text ?? "", in: contentView.bounds.width)
    let width = size.width + Self.padding.left + Self.padding.right
    let left = isOwn ? contentView.bounds.width - width : 0
    bubble.frame = CGRect(x: left, y: 0, width: width, height: contentView.bounds.height)
    label.frame = CGRect(origin: CGPoint(x: Self.padding.left, y: Self.padding.top), size: size)
  }
}
