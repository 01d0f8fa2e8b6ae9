// SPDX-License-Identifier: MIT

import UIKit

/// A label whose font follows the preferred text size, up to twice its base size. The font shrinks if the text does not
/// fit.
final class GalleryLabel: UILabel {
  private let most: CGFloat

  /// Creates a label with a font size that is scaled by a factor of at most `most`.
  init(_ size: CGFloat, _ weight: UIFont.Weight = .regular, most: CGFloat = 2) {
    self.most = most
    super.init(frame: .zero)
    use(size, weight)
    adjustsFontForContentSizeCategory = true
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6 / most
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the font size and weight.
  func use(_ size: CGFloat, _ weight: UIFont.Weight = .regular) { font = .gallery(size, weight, most: most) }

  /// Lays out the superview again after the text size changes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }
}

extension UIFont {
  /// Returns a system font that follows the preferred text size.
  static func gallery(_ size: CGFloat, _ weight: Weight = .regular, most: CGFloat = 2) -> UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: most * size)
  }
}

extension UITraitCollection {
  /// Returns a length in points that scales with the preferred text size, like the fonts of `GalleryLabel`.
  func scaled(_ value: CGFloat, most: CGFloat = 2) -> CGFloat {
    min(most * value, UIFontMetrics.default.scaledValue(for: value, compatibleWith: self))
  }
}

extension UIView {
  /// Returns a length in points that scales with the preferred text size, like the fonts of `GalleryLabel`.
  final func scaled(_ value: CGFloat, most: CGFloat = 2) -> CGFloat { traitCollection.scaled(value, most: most) }
}

extension UIButton {
  /// Uses a font that follows the preferred text size and shrinks if the title does not fit.
  final func useGalleryFont(_ size: CGFloat, _ weight: UIFont.Weight = .regular) {
    guard let titleLabel else { return }
    titleLabel.font = .gallery(size, weight)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.5
  }
}

extension UICollectionView {
  /// Displays instructions in the background of an empty collection view; nil removes them.
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
