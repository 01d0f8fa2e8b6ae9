// SPDX-License-Identifier: MIT

import UIKit

/// A label whose font follows the preferred text size, up to twice its usual size. Where a larger font does not
/// fit, it shrinks again.
final class GalleryLabel: UILabel {
  private let most: CGFloat

  /// Makes a label of a font size that is at most `most` times as large.
  init(_ size: CGFloat, _ weight: UIFont.Weight = .regular, most: CGFloat = 2) {
    self.most = most
    super.init(frame: .zero)
    use(size, weight)
    adjustsFontForContentSizeCategory = true
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6 / most
  }

  required init?(coder: NSCoder) { nil }

  /// Uses another font.
  func use(_ size: CGFloat, _ weight: UIFont.Weight = .regular) { font = .gallery(size, weight, most: most) }

  /// Views that lay out the label by hand do so again with another text size.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }
}

extension UIFont {
  /// A system font that follows the preferred text size.
  static func gallery(_ size: CGFloat, _ weight: Weight = .regular, most: CGFloat = 2) -> UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: most * size)
  }
}

extension UITraitCollection {
  /// A length in points that grows with the preferred text size, like the fonts of `GalleryLabel`.
  func scaled(_ value: CGFloat, most: CGFloat = 2) -> CGFloat {
    min(most * value, UIFontMetrics.default.scaledValue(for: value, compatibleWith: self))
  }
}

extension UIView {
  /// A length in points that grows with the preferred text size, like the fonts of `GalleryLabel`.
  final func scaled(_ value: CGFloat, most: CGFloat = 2) -> CGFloat { traitCollection.scaled(value, most: most) }
}

extension UIButton {
  /// Uses a font that follows the preferred text size and shrinks where the title would not fit.
  final func useGalleryFont(_ size: CGFloat, _ weight: UIFont.Weight = .regular) {
    guard let titleLabel else { return }
    titleLabel.font = .gallery(size, weight)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.5
  }
}

extension UICollectionView {
  /// Shows what to do while there are no items, behind them; nil hides it.
  final func showAdvice(_ words: String?) {
    guard let words else {
      if backgroundView is GalleryLabel { backgroundView = nil }
      return
    }
    let advice = GalleryLabel(17, .semibold)
    advice.text = words
    advice.textColor = GalleryColors.caption
    advice.textAlignment = .center
    advice.numberOfLines = 0
    backgroundView = advice
  }
}
