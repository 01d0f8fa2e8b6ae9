// SPDX-License-Identifier: MIT

/// Scales custom fonts and lengths with the preferred text size, in proportion to the line height of a text style.
///
/// A value is multiplied by the leading of the style in the preferred text size and divided by its leading in the size
/// `large`. Lengths are rounded to the nearest pixel, font sizes to whole points.
nonisolated open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of texts of a role.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font that has the size of `font` where the text size is the usual one, and grows and shrinks with it.
  ///
  /// A font that follows the text size already is returned unchanged, with a fault.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// As `scaledFont(for:)`, never larger than `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// As `scaledFont(for:)`, in the size for some traits; nil stands for the current traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// As `scaledFont(for:)`, in the size for some traits and never larger than `maximumPointSize` points; nil stands for the current
  /// traits.
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

  /// A length in points, scaled with the current text size and rounded to the nearest pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points, scaled with the text size of some traits and rounded to the nearest pixel of their display scale;
  /// nil stands for the current traits.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    return PixelGrid(scale: traits.displayScale).nearest(style.scaled(value, traits.preferredContentSizeCategory))
  }
}
