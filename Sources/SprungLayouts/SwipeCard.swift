// SPDX-License-Identifier: MIT

import UIKit

/// A card in a `CardStackView`, with rounded corners and two labels that appear when the card is pulled aside.
public final class SwipeCard: UIView {
  /// The index of the card, starting at 0.
  public let number: Int
  /// The view for the content, which fills the card.
  public let contentView = UIView()
  /// The label of a liked card; opaque when the card is pulled far to the right.
  public let likeLabel = UILabel()
  /// The label of a rejected card; opaque when the card is pulled far to the left.
  public let nopeLabel = UILabel()

  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 20
    layer.cornerRadius = 20
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(contentView)
    add(likeLabel, "LIKE", UIColor(red: 0.1, green: 0.65, blue: 0.35, alpha: 1))
    add(nopeLabel, "NOPE", UIColor(red: 0.85, green: 0.2, blue: 0.25, alpha: 1))
    likeLabel.transform = CGAffineTransform(rotationAngle: -0.25)
    nopeLabel.transform = CGAffineTransform(rotationAngle: 0.25)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  private func add(_ label: UILabel, _ words: String, _ color: UIColor) {
    label.text = words
    label.font = .systemFont(ofSize: 30, weight: .bold)
    label.textAlignment = .center
    label.textColor = color
    label.backgroundColor = UIColor(white: 1, alpha: 0.85)
    label.layer.borderColor = color.cgColor
    label.layer.borderWidth = 4
    label.layer.cornerRadius = 10
    label.alpha = 0
    label.isAccessibilityElement = false
    addSubview(label)
  }

  /// Adjusts the content and the labels to the size of the card.
  public override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    for label in [likeLabel, nopeLabel] { label.bounds = CGRect(x: 0, y: 0, width: 112, height: 50) }
    likeLabel.center = CGPoint(x: 84, y: 58)
    nopeLabel.center = CGPoint(x: bounds.width - 84, y: 58)
  }

  /// Updates the labels for a horizontal offset in points. On a returning card, labels only fade out, because an
  /// overshoot does not express a decision.
  func showWords(forWay way: CGFloat, isReturning: Bool = false) {
    let like = min(1, max(0, way / LayoutsTuning.cardWordsDistance))
    let nope = min(1, max(0, -way / LayoutsTuning.cardWordsDistance))
    likeLabel.alpha = isReturning ? min(likeLabel.alpha, like) : like
    nopeLabel.alpha = isReturning ? min(nopeLabel.alpha, nope) : nope
  }
}
