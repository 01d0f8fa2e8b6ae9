// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// The number and kind of columns of a split view controller.
  nonisolated public enum Style: Int, Sendable {
    /// The classic style, with a primary and a secondary controller in `viewControllers`.
    case unspecified = 0
    /// Two columns: primary and secondary.
    case doubleColumn = 1
    /// Three columns: primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// The visible columns and their arrangement.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// The mode depends on the width and the orientation.
    case automatic = 0
    /// Only the secondary column is visible.
    case secondaryOnly = 1
    /// One other column is visible next to the secondary column.
    case oneBesideSecondary = 2
    /// One other column is visible over the secondary column.
    case oneOverSecondary = 3
    /// Two other columns are visible next to the secondary column.
    case twoBesideSecondary = 4
    /// Two other columns are visible over the secondary column.
    case twoOverSecondary = 5
    /// Two other columns are visible and displace the secondary column toward its edge.
    case twoDisplaceSecondary = 6

    /// An alias of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// An alias of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// An alias of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// A column of a split view controller.
  nonisolated public enum Column: Int, Sendable {
    /// The first column, usually a sidebar.
    case primary = 0
    /// The middle column of the triple-column style.
    case supplementary = 1
    /// The column for details.
    case secondary = 2
    /// The controller that replaces all columns in a collapsed interface.
    case compact = 3
  }

  /// The position of the other columns relative to the secondary column.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// The behavior depends on the width and the orientation.
    case automatic = 0
    /// The columns are side by side.
    case tile = 1
    /// The columns cover the secondary column, which is dimmed.
    case overlay = 2
    /// The columns are side by side, and the secondary column is partly moved off screen.
    case displace = 3
  }

  /// The edge at which the primary column is displayed.
  nonisolated public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The background of the primary column.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// No additional background behind the column's own views.
    case none = 0
    /// The background of a sidebar.
    case sidebar = 1
  }

  /// The visibility of the button that shows and hides columns.
  nonisolated public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible if `presentsWithGesture` is true.
    case automatic = 0
    /// The button is never visible.
    case never = 1
    /// The button is always visible.
    case always = 2
  }
}
