// SPDX-License-Identifier: MIT

import UIKit

final class RatingView: UIView {
  var rating = 3 {
    didSet { setNeedsLayout() }
  }
  private var stars: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in 0..<5 {
      let star = UIView()
      stars.append(star)
      addSubview(star)
    }
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "No rating") { [weak self] _ in
        self?.rating = 0
        UIAccessibility.post(notification: .announcement, argument: "Rating removed")
        return true
      }
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, star) in stars.enumerated() {
      let place = CGFloat(isMirrored ? 4 - index : index)
      star.frame = CGRect(x: place * side, y: 0, width: side, height: side).insetBy(dx: 4, dy: 4)
      star.backgroundColor = index < rating ? .systemYellow : .systemGray5
    }
    accessibilityValue = "\(rating) of 5"
  }

  override func accessibilityIncrement() { rating = min(5, rating + 1) }

  override func accessibilityDecrement() { rating = max(0, rating - 1) }
}
