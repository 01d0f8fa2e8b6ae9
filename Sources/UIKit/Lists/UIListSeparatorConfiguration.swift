// SPDX-License-Identifier: MIT

/// The visibility, insets and color of the separators above and below a list row.
nonisolated public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Hashable, Sendable {
    /// The appearance of the list determines whether the separator is visible.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// Insets that make a separator extend from the start of the row's text to the end of the row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// The visibility of the separator above a row. If automatic, the separator is visible above the first row of a
  /// grouped section.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below a row. If automatic, the separator is visible in plain lists, and between
  /// the rows of inset groups.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the top separator in points. Default: automatic.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the bottom separator in points. Default: automatic.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the separators. Default: the separator color.
  public var color = UIColor.separator
  /// The color of separators between selected rows. The value is stored but has no effect: these separators also have
  /// the color `color`.
  public var multipleSelectionColor = UIColor.separator
  /// The visual effect of separators. The value is stored but has no effect.
  public var visualEffect: UIVisualEffect?

  /// Creates the separator configuration for a list appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

  /// Returns whether both configurations are equal.
  public static func == (left: UIListSeparatorConfiguration, right: UIListSeparatorConfiguration) -> Bool {
    left.appearance == right.appearance && left.topSeparatorVisibility == right.topSeparatorVisibility
      && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
      && left.topSeparatorInsets == right.topSeparatorInsets
      && left.bottomSeparatorInsets == right.bottomSeparatorInsets
      && left.color == right.color && left.multipleSelectionColor == right.multipleSelectionColor
      && left.visualEffect === right.visualEffect
  }

  /// Adds the appearance and both visibilities to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
  }
}
