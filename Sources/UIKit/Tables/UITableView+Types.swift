// SPDX-License-Identifier: MIT

extension UITableView {
  /// Posted after the user has selected or deselected a row, and after the delegate has been notified. The object is the
  /// table. Not posted when the app changes the selection.
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The style of a table.
  nonisolated public enum Style: Int, Sendable {
    /// Rows that extend from edge to edge. Headers and footers are pinned to the edges of the viewport while their
    /// section is visible.
    case plain = 0
    /// Groups of rows that extend from edge to edge.
    case grouped = 1
    /// Groups of rows with rounded corners, inset from the edges.
    case insetGrouped = 2
  }

  /// The position to which `scrollToRow` scrolls a row.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Scrolls by the shortest distance that makes the row visible.
    case none = 0
    /// Aligns the row with the top of the viewport.
    case top = 1
    /// Centers the row in the viewport.
    case middle = 2
    /// Aligns the row with the bottom of the viewport.
    case bottom = 3
  }

  /// The animation with which a row appears or disappears.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// The row fades in or out.
    case fade = 0
    /// The row appears from the right, or disappears to the right.
    case right = 1
    /// The row appears from the left, or disappears to the left.
    case left = 2
    /// The row appears from above, or disappears upward.
    case top = 3
    /// The row appears from below, or disappears downward.
    case bottom = 4
    /// The row appears or disappears immediately.
    case none = 5
    /// The row grows from its center or shrinks toward its center.
    case middle = 6
    /// The table chooses the animation, which is a fade.
    case automatic = 100
  }

  /// The changes after which a visible row is measured again.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// A row is measured again only when it is reconfigured or reloaded, or in an update.
    case disabled
    /// A row is also measured again after its content configuration has been set, or after a call to
    /// `invalidateIntrinsicContentSize()` on the cell or its content view.
    case enabled
    /// A row is also measured again after constraints or intrinsic content sizes inside the cell have changed.
    case enabledIncludingConstraints
  }

  /// The edges to which the separator inset is relative.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The table's automatic insets.
    case fromAutomaticInsets = 1
  }

  /// A height value that stands for the height of the content or, if the content has no height, the default of the
  /// table style.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// An index title that is displayed as a magnifying glass.
  nonisolated public static let indexSearch = SectionIndex.search
}
