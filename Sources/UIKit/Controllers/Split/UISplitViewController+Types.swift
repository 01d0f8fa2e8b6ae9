// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// The columns that a split view controller has.
  nonisolated public enum Style: Int, Sendable {
    /// The classic style: a primary and a secondary controller in `viewControllers`.
    case unspecified = 0
    /// Two columns, primary and secondary.
    case doubleColumn = 1
    /// Three columns, primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// The visible columns, and how they are arranged.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// Determined by the width and the orientation.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One more column, beside the secondary one.
    case oneBesideSecondary = 2
    /// One more column, over the secondary one.
    case oneOverSecondary = 3
    /// Two more columns, beside the secondary one.
    case twoBesideSecondary = 4
    /// Two more columns, over the secondary one.
    case twoOverSecondary = 5
    /// Two more columns, which displace the secondary one toward its edge.
    case twoDisplaceSecondary = 6

    /// The old name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The old name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The old name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// A column of a split view controller.
  nonisolated public enum Column: Int, Sendable {
    /// The first one, such as a sidebar.
    case primary = 0
    /// The one between the others, in the triple style.
    case supplementary = 1
    /// The one with the details.
    case secondary = 2
    /// The controller that replaces all columns while the interface is collapsed.
    case compact = 3
  }

  /// How other columns share the width with the secondary one.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// Determined by the width and the orientation.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// Over the secondary column, which is dimmed.
    case overlay = 2
    /// Side by side, with the secondary column moved partly out of view.
    case displace = 3
  }

  /// The edge at which the primary column is.
  nonisolated public enum PrimaryEdge: Int, Sendable {
    /// The edge where lines begin.
    case leading = 0
    /// The edge where lines end.
    case trailing = 1
  }

  /// The background of the primary column.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// That of the column's own views.
    case none = 0
    /// That of a sidebar.
    case sidebar = 1
  }

  /// The visibility of the button that shows and hides columns.
  nonisolated public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible if gestures show and hide columns.
    case automatic = 0
    /// The button is not visible.
    case never = 1
    /// The button is visible.
    case always = 2
  }
}
