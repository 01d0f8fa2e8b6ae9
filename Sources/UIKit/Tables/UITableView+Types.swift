// SPDX-License-Identifier: MIT

extension UITableView {
  /// How a table looks.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay at the edge of the viewport while their section is visible.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped = 1
    /// Groups of rows with round corners.
    case insetGrouped = 2
  }

  /// The position to which `scrollToRow` scrolls a row.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// The shortest way that shows it.
    case none = 0
    /// The top of the viewport.
    case top = 1
    /// The middle of the viewport.
    case middle = 2
    /// The bottom of the viewport.
    case bottom = 3
  }

  /// The animation with which a row appears or disappears.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade = 0
    /// From the right, or to the right.
    case right = 1
    /// From the left, or to the left.
    case left = 2
    /// From above, or upward.
    case top = 3
    /// From below, or downward.
    case bottom = 4
    /// At once.
    case none = 5
    /// It grows from its middle, or shrinks to it.
    case middle = 6
    /// The table chooses: it fades.
    case automatic = 100
  }

  /// The changes after which a visible row is measured again.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing but the program: reconfiguring, reloading, an update.
    case disabled
    /// Another content configuration, or a call of `invalidateIntrinsicContentSize()` of the cell or its content view.
    case enabled
    /// That, and changes of constraints and natural sizes inside.
    case enabledIncludingConstraints
  }

  /// From where the inset of lines between rows counts.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell.
    case fromCellEdges = 0
    /// From the insets that the table would choose.
    case fromAutomaticInsets = 1
  }

  /// As a height: what the content asks for, or what the style gives.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// As a title of the index: a magnifying glass.
  nonisolated public static let indexSearch = SectionIndex.search
}
