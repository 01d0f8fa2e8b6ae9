// SPDX-License-Identifier: MIT

import UIKit

/// A chat message beside its chat head.
public final class ChatBubble: UIView {
  private let words = GalleryLabel(16)

  /// Creates a hidden bubble.
  public init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = .white
    layer.cornerRadius = 16
    words.numberOfLines = 0
    words.textColor = .black
    addSubview(words)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Shows a message and extends the bubble from its head toward the middle of the container.
  func show(_ message: String, beside head: UIView, in room: CGRect) {
    words.text = message
    let most = CGSize(width: max(80, min(280, room.width - 120)), height: 0)
    let size = words.sizeThatFits(most)
    let isLeft = head.center.x < room.midX
    let width = size.width.rounded(.up) + 28
    transform = .identity
    frame = CGRect(
      x: isLeft ? head.center.x + 42 : head.center.x - 42 - width, y: head.center.y - size.height / 2 - 10,
      width: width,
      height: size.height.rounded(.up) + 20)
    words.frame = bounds.insetBy(dx: 14, dy: 10)
    isHidden = false
    alpha = 0
    transform = CGAffineTransform(translationX: isLeft ? -width / 2 : width / 2, y: 0).scaledBy(x: 0.1, y: 0.1)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.alpha = 1
      self.transform = .identity
    }
  }
}
