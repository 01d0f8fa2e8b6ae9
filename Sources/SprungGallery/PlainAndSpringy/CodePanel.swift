// SPDX-License-Identifier: MIT

import UIKit

/// The source code of `CardList` with syntax coloring. The panel scrolls if the code does not fit.
final class CodePanel: UIScrollView {
  /// The font size in points at the default text size. Default: 12.
  var fontSize: CGFloat = 12 { didSet { if fontSize != oldValue { useFont() } } }

  /// The size of the text with its margins in points.
  private(set) var textSize = CGSize.zero

  private let labels = CardListCode.layers().map { layer in
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .left
    label.text = layer
    label.isAccessibilityElement = false
    return label
  }
  private static let margin: CGFloat = 10

  init() {
    super.init(frame: .zero)
    // Swift code is written from left to right in every language.
    semanticContentAttribute = .forceLeftToRight
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    let colors = [UIColor.label, GalleryColors.tints[3], GalleryColors.tints[1], GalleryColors.caption]
    for (label, color) in zip(labels, colors) {
      label.textColor = color
      addSubview(label)
    }
    // Expose only one label, so that assistive technology does not read the text once per color.
    labels[0].isAccessibilityElement = true
    labels[0].accessibilityLabel = CardListCode.text
    accessibilityLabel = "Code"
    useFont()
  }

  required init?(coder: NSCoder) { nil }

  private func useFont() {
    let font = UIFont.monospacedSystemFont(ofSize: scaled(fontSize), weight: .regular)
    let size = font.size(of: CardListCode.text)
    let margin = Self.margin
    for label in labels {
      label.font = font
      label.frame = CGRect(x: margin, y: margin, width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    textSize = CGSize(width: labels[0].frame.maxX + margin, height: labels[0].frame.maxY + margin)
    contentSize = textSize
    superview?.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    useFont()
  }
}
