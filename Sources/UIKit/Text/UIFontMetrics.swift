// SPDX-License-Identifier: MIT

/// Makes fonts and distances of one's own follow the text size that the person prefers, as texts of a role do.
///
/// Differs from Apple: results are not rounded to whole pixels.
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
  /// A font that follows the text size already is returned as it is, with a fault.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity) }

  /// As `scaledFont(for:)`, never larger than `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    guard font.scaling == nil else {
      Diagnostics.report(
        "fontScaledTwice", "a font that follows the text size already was not scaled again; scale the plain font")
      return font
    }
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = UIFont.Scaling(style: style, baseSize: font.pointSize, maximumSize: limit)
    let size = scaling.size(UITraitCollection.current.preferredContentSizeCategory)
    return UIFont(
      pointSize: size, weight: font.weight, isMonospaced: font.isMonospaced, isItalic: font.isItalic,
      name: font.givenName, scaling: scaling)
  }

  /// A distance in points that grows and shrinks with the text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A distance in points as it is in some traits; nil means the present ones.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
    return value * style.size(category) / style.size(.large)
  }
}
