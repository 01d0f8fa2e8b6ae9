// SPDX-License-Identifier: MIT

/// Describes a list: a section of rows one below the other, as tables have them.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
nonisolated public struct UICollectionLayoutListConfiguration: Hashable {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, with lines between them.
    case plain
    /// Groups of rows from edge to edge, apart from one another.
    case grouped
    /// Groups of rows with round corners inside the edges.
    case insetGrouped
    /// The list of a sidebar, without lines.
    case sidebar
    /// The list of a sidebar as plain as a plain list.
    case sidebarPlain
  }

  /// The header of a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item, which looks like a header and opens and closes an outline.
    case firstItemInSection
  }

  /// The footer of a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the swipe actions beside a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Answers the lines of one row, given those of its section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// How the list looks.
  public let appearance: Appearance
  /// Whether rows have lines at all. Default: true, in sidebars false.
  public var showsSeparators: Bool
  /// The lines of the rows. Default: those of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of single rows; called when a row is added, and again when positions may have changed.
  /// Default: nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows; nil, the default, for that of the appearance.
  public var backgroundColor: UIColor?
  /// The actions that a swipe to the right reveals. Default: nil, none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe to the left reveals. Default: nil, none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The header of each section. Default: none.
  public var headerMode = HeaderMode.none
  /// The footer of each section. Default: none.
  public var footerMode = FooterMode.none
  /// Points above a header; nil, the default, for 22 in plain lists and none in others.
  public var headerTopPadding: CGFloat? {
    didSet {
      if let padding = headerTopPadding { headerTopPadding = max(0, ContentCheck.finite(padding, "headerTopPadding")) }
    }
  }

  /// A list of an appearance without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether both configurations have the same appearance. Closures are not compared.
  public static func == (
    left: UICollectionLayoutListConfiguration, right: UICollectionLayoutListConfiguration
  ) -> Bool {
    left.appearance == right.appearance && left.showsSeparators == right.showsSeparators
      && left.separatorConfiguration == right.separatorConfiguration && left.backgroundColor == right.backgroundColor
      && left.headerMode == right.headerMode && left.footerMode == right.footerMode
      && left.headerTopPadding == right.headerTopPadding
  }

  /// Feeds what shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(headerMode)
    hasher.combine(footerMode)
  }

  /// The color behind the rows; nil where the collection view keeps its own.
  var colorBehind: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return nil
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// Whether groups keep apart from one another.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Points above a header.
  var paddingAboveHeader: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding ?? (appearance == .plain ? UIKitTuning.plainHeaderPadding : 0)
  }
}
