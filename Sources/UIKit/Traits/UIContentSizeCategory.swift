// SPDX-License-Identifier: MIT

/// The text size that a person prefers, from extra small over large, the usual one, to the sizes for weak eyes.
nonisolated public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a category from a name; an unknown one counts as large.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// True when the names are the same.
  public static func == (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rawValue.isLiterallyEqual(to: right.rawValue)
  }
  /// Not known; counts as large.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// Twice extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// The first size for weak eyes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
  /// The second size for weak eyes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX2")
  /// The third size for weak eyes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AX3")
  /// The fourth size for weak eyes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AX4")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")

  /// All, from the smallest to the largest.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size at an index of the row; beyond its ends the smallest and the largest.
  init(order: Int) { self = Self.ascending[max(0, min(order, Self.ascending.count - 1))] }

  /// The index in the row from the smallest, 0, to the largest, 11.
  var order: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// Whether the size is one of those for weak eyes.
  public var isAccessibilityCategory: Bool { order >= 7 }

  /// Points that body text has in this size, as Apple's guidelines list them: 14 to 53, usually 17.
  var bodySize: CGFloat { [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][order] }
}

extension UIContentSizeCategory: Comparable {
  /// Whether the first is the smaller size.
  nonisolated public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order < right.order
  }
}
