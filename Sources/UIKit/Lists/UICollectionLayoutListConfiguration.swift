// SPDX-License-Identifier: MIT

/// A configuration for a list: a section of rows in a single column, as in a table.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
nonisolated public struct UICollectionLayoutListConfiguration: Hashable {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows that extend from edge to edge, with separators.
    case plain
    /// Groups of rows that extend from edge to edge, with gaps between the groups.
    case grouped
    /// Groups of rows with rounded corners, inset from the edges.
    case insetGrouped
    /// A sidebar list without separators.
    case sidebar
    /// A sidebar list with the appearance of a plain list.
    case sidebarPlain
  }

  /// The kind of header in each section.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of the section is styled as a header. This header can contain the arrow that expands or collapses
    /// an outline.
    case firstItemInSection
  }

  /// The kind of footer in each section.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the swipe actions of a row, or nil if there are none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the separator configuration of a row, given the configuration of its section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// Whether rows have separators. Default: true, or false in sidebars.
  public var showsSeparators: Bool
  /// The separators of rows. Default: the standard separators of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Customizes the separators of individual rows. The handler is called when a row is added, and again when positions
  /// of rows may have changed. Default: nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the list. Default: nil, which means the standard color for the appearance.
  public var backgroundColor: UIColor?
  /// Provides the actions revealed by a swipe toward the trailing edge. Default: nil, which means no actions.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Provides the actions revealed by a swipe toward the leading edge. Default: nil, which means no actions.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The kind of header in each section. Default: none.
  public var headerMode = HeaderMode.none
  /// The kind of footer in each section. Default: none.
  public var footerMode = FooterMode.none
  /// The padding above a header in points. Default: nil, which means 22 in plain lists and 0 in other lists.
  public var headerTopPadding: CGFloat? {
    didSet {
      if let padding = headerTopPadding { headerTopPadding = max(0, ContentCheck.finite(padding, "headerTopPadding")) }
    }
  }

  /// Creates a configuration with the given appearance and without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Returns whether all values are equal. Closures are not compared.
  public static func == (
    left: UICollectionLayoutListConfiguration, right: UICollectionLayoutListConfiguration
  ) -> Bool {
    left.appearance == right.appearance && left.showsSeparators == right.showsSeparators
      && left.separatorConfiguration == right.separatorConfiguration && left.backgroundColor == right.backgroundColor
      && left.headerMode == right.headerMode && left.footerMode == right.footerMode
      && left.headerTopPadding == right.headerTopPadding
  }

  /// Adds the appearance, header mode and footer mode to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(headerMode)
    hasher.combine(footerMode)
  }

  /// The background color of the list, or nil to keep the collection view's own color.
  var colorBehind: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return nil
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// Whether there are gaps between groups.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The padding above a header in points.
  var paddingAboveHeader: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding ?? (appearance == .plain ? UIKitTuning.plainHeaderPadding : 0)
  }
}
