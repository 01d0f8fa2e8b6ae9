// SPDX-License-Identifier: MIT

/// Scales custom fonts and lengths with the preferred text size, in proportion to the line height of a text style.
///
/// A value is multiplied by the style's leading at the preferred text size, and divided by its leading at the size
/// `large`. Lengths are rounded to the nearest pixel, and font sizes to whole points.
nonisolated open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font that has the size of `font` at the content size `large` and scales with the preferred text size.
  ///
  /// A font that already scales with the text size is returned unchanged, and a fault is reported.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Similar to `scaledFont(for:)`, but with a maximum size of `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Similar to `scaledFont(for:)`, but for a trait collection. If the trait collection is nil, the current traits are
  /// used.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Similar to `scaledFont(for:)`, but for a trait collection and with a maximum size in points. If the trait
  /// collection is nil, the current traits are used.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else {
      Diagnostics.report(
        "fontScaledTwice", "A font that scales with the text size cannot be scaled again. Pass an unscaled font.")
      return font
    }
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = UIFont.Scaling(style: style, baseSize: font.pointSize, maximumSize: limit)
    let size = scaling.size((traitCollection ?? .current).preferredContentSizeCategory)
    return UIFont(
      pointSize: size, weight: font.weight, isMonospaced: font.isMonospaced, hasTabularDigits: font.hasTabularDigits,
      isItalic: font.isItalic, name: font.givenName, scaling: scaling)
  }

  /// Returns a length in points, scaled with the preferred text size and rounded to the nearest pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in points, scaled with the text size of a trait collection and rounded to its nearest pixel. If
  /// the trait collection is nil, the current traits are used.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    return PixelGrid(scale: traits.displayScale).nearest(style.scaled(value, traits.preferredContentSizeCategory))
  }
}
