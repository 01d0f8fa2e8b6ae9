// SPDX-License-Identifier: MIT

/// Which lines a row of a list has above and below, how they look and how far they keep from the edges.
nonisolated public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line shows.
  public enum Visibility: Hashable, Sendable {
    /// As the appearance of the list has it.
    case automatic
    /// It shows.
    case visible
    /// It does not show.
    case hidden
  }

  /// Insets by which a line begins where the row's text does, and ends where the row ends.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether there is a line above a row. Automatic ones show above the first row of a grouped section.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below a row. Automatic ones show in plain lists, and in inset groups between rows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above keeps from the sides, in points. Default: automatic.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below keeps from the sides, in points. Default: automatic.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines. Default: the separator color.
  public var color = UIColor.separator
  /// Stored only: lines between selected rows look as all others.
  public var multipleSelectionColor = UIColor.separator
  /// Stored only: lines have no effect.
  public var visualEffect: UIVisualEffect?

  /// The lines of a list of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

  /// Whether both look the same.
  public static func == (left: UIListSeparatorConfiguration, right: UIListSeparatorConfiguration) -> Bool {
    left.appearance == right.appearance && left.topSeparatorVisibility == right.topSeparatorVisibility
      && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
      && left.topSeparatorInsets == right.topSeparatorInsets
      && left.bottomSeparatorInsets == right.bottomSeparatorInsets
      && left.color == right.color && left.multipleSelectionColor == right.multipleSelectionColor
      && left.visualEffect === right.visualEffect
  }

  /// Feeds what shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
  }
}
