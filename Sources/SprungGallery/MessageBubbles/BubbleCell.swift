// SPDX-License-Identifier: MIT

import UIKit

/// A row with a message bubble on one side.
public final class BubbleCell: UICollectionViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var isMine = false

  /// The font of all messages.
  static var font: UIFont { .preferredFont(forTextStyle: .callout) }

  /// Creates a row without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = Self.font
    label.adjustsFontForContentSizeCategory = true
    bubble.layer.cornerRadius = 16
    bubble.addSubview(label)
    contentView.addSubview(bubble)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displays a message.
  public func show(_ words: String, isMine: Bool) {
    self.isMine = isMine
    label.text = words
    label.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? GalleryColors.bubble : .secondarySystemBackground
    accessibilityLabel = "\(isMine ? "You" : "Robin"): \(words)"
    setNeedsLayout()
  }

  /// Returns the height of a row with the given text and width.
  static func height(of words: String, width: CGFloat, measuredBy label: UILabel) -> CGFloat {
    label.numberOfLines = 0
    label.font = font
    label.text = words
    return max(36, label.sizeThatFits(CGSize(width: max(40, width * 0.7 - 28), height: 0)).height.rounded(.up) + 16)
  }

  /// Places outgoing messages at the trailing edge.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let words = label.sizeThatFits(CGSize(width: max(40, room.width * 0.7 - 28), height: 0))
    let width = min(room.width - 24, words.width.rounded(.up) + 28)
    let isAtRight = isMine != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    bubble.frame = CGRect(x: isAtRight ? room.width - width - 12 : 12, y: 0, width: width, height: room.height)
    label.frame = bubble.bounds.insetBy(dx: 14, dy: 8)
  }
}
