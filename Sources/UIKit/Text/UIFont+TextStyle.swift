// SPDX-License-Identifier: MIT

extension UIFont {
  /// The role of text, which determines its font size and weight.
  nonisolated public enum TextStyle: Hashable, Sendable {
    /// An extra large title, usually 36 points, bold.
    case extraLargeTitle
    /// A secondary extra large title, usually 28 points, bold.
    case extraLargeTitle2
    /// A large title, usually 34 points.
    case largeTitle
    /// A first-level title, usually 28 points.
    case title1
    /// A second-level title, usually 22 points.
    case title2
    /// A third-level title, usually 20 points.
    case title3
    /// A headline, usually 17 points, semibold.
    case headline
    /// Body text, usually 17 points.
    case body
    /// A callout, usually 16 points.
    case callout
    /// A subheadline, usually 15 points.
    case subheadline
    /// A footnote, usually 13 points.
    case footnote
    /// A primary caption, usually 12 points.
    case caption1
    /// A secondary caption, usually 11 points.
    case caption2

    /// The font sizes for the twelve content sizes, smallest first, from Apple's Human Interface Guidelines.
    var sizes: [CGFloat] {
      switch self {
      // Apple lists a single size for the extra large titles. The sizes for other content sizes follow those of
      // `largeTitle` and `title1`.
      case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
      case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    func size(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.order] }

    /// The leading (the distance between baselines) for the twelve content sizes in points, from Apple's Human
    /// Interface Guidelines. `UIFontMetrics` scales values in proportion to the leading.
    var leadings: [CGFloat] {
      switch self {
      // Apple lists no leadings for extra large titles, so those of `largeTitle` and `title1` are used.
      case .extraLargeTitle, .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      case .extraLargeTitle2, .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
      case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      case .caption1: [13, 13, 13, 16, 19, 21, 22, 28, 32, 39, 44, 51]
      case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
      }
    }

    /// Scales a length that is defined for the content size `large` to another content size. The result is not rounded.
    func scaled(_ value: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
      let leadings = leadings
      return value * leadings[category.order] / leadings[UIContentSizeCategory.large.order]
    }

    var weight: Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }
  }

  /// The values that determine how a font scales with the user's preferred text size.
  nonisolated struct Scaling: Sendable {
    let style: TextStyle
    /// The font size that is scaled, or nil if the sizes of the style are used.
    let baseSize: CGFloat?
    let maximumSize: CGFloat

    func size(_ category: UIContentSizeCategory) -> CGFloat {
      guard let baseSize else { return style.size(category) }
      // At the content size `large`, a font keeps its exact size.
      guard category.order != UIContentSizeCategory.large.order else { return min(maximumSize, baseSize) }
      return min(maximumSize, max(1, style.scaled(baseSize, category).rounded()))
    }
  }

  /// Returns the system font for a text style, at the user's preferred text size.
  nonisolated public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font for a text style, at the preferred text size of a trait collection. If the trait
  /// collection is nil, the current traits are used.
  nonisolated public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
    return UIFont(
      pointSize: style.size(category), weight: style.weight, isMonospaced: false,
      scaling: Scaling(style: style, baseSize: nil, maximumSize: .infinity))
  }

  /// Returns the font at the preferred text size of the given traits, or the font itself if it does not scale with the
  /// text size.
  nonisolated func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(traits.preferredContentSizeCategory)
    guard size != pointSize else { return self }
    return UIFont(
      pointSize: size, weight: weight, isMonospaced: isMonospaced, hasTabularDigits: hasTabularDigits,
      isItalic: isItalic, name: givenName, scaling: scaling)
  }
}
