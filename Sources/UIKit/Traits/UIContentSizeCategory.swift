// SPDX-License-Identifier: MIT

/// The user's preferred text size, from extra small to the accessibility sizes. The default is large.
nonisolated public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name of the category. The names of the constants are Apple's, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// Creates a category with the given name. An unknown name is treated as large.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Returns whether both names are equal.
  public static func == (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rawValue.isLiterallyEqual(to: right.rawValue)
  }
  /// An unspecified size, which is treated as large.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest standard size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories, from the smallest to the largest.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the category at an index of `ascending`. An index that is out of range is clamped.
  init(order: Int) { self = Self.ascending[max(0, min(order, Self.ascending.count - 1))] }

  /// The index in `ascending`, from 0 to 11.
  var order: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// Whether the category is an accessibility size.
  public var isAccessibilityCategory: Bool { order >= 7 }

  /// The font size of body text in points, from Apple's guidelines. It ranges from 14 to 53, and is 17 for the default
  /// category.
  var bodySize: CGFloat { [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][order] }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether the first category is smaller than the second.
  nonisolated public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order < right.order
  }
}
