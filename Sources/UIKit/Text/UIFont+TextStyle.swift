// SPDX-License-Identifier: MIT

extension UIFont {
  /// The role of a text, which decides its size and weight.
  nonisolated public enum TextStyle: Hashable, Sendable {
    /// The title of a screen, 34 points.
    case largeTitle
    /// Title of the first level, 28 points.
    case title1
    /// Title of the second level, 22 points.
    case title2
    /// Title of the third level, 20 points.
    case title3
    /// The head of a paragraph, 17 points semibold.
    case headline
    /// Running text, 17 points.
    case body
    /// A callout, 16 points.
    case callout
    /// A second head, 15 points.
    case subheadline
    /// A footnote, 13 points.
    case footnote
    /// A caption, 12 points.
    case caption1
    /// A smaller caption, 11 points.
    case caption2
  }

  /// The system font for texts of a role.
  /// Differs from Apple: always the sizes of the standard content size category.
  nonisolated public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: systemFont(ofSize: 34)
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .body: systemFont(ofSize: 17)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    }
  }
}
