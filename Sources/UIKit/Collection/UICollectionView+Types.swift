// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Gets whether the new layout was reached, and whether nothing cut its last part, the animation, short.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The category of an element.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// Shows an item.
    case cell
    /// Belongs to a section, such as a header; comes from the data source.
    case supplementaryView
    /// Belongs to the layout alone.
    case decorationView
  }

  /// The changes after which a visible cell or supplementary view is measured again.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing but the program: reconfiguring, reloading, an invalidation context.
    case disabled
    /// Another content configuration, or a call of `invalidateIntrinsicContentSize()` of the view or a cell's content view.
    case enabled
    /// That, and changes of constraints and natural sizes inside.
    case enabledIncludingConstraints
  }

  /// The axis along which a flow layout grows.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Rows, from top to bottom.
    case vertical
    /// Columns, from left to right.
    case horizontal
  }

  /// The position to which `scrollToItem` scrolls an item; at most one per axis, none means the smallest movement.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a position from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item's top at the top of the viewport.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item's middle at the middle of the viewport, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom at the bottom of the viewport.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge at the left of the viewport.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item's middle at the middle of the viewport, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge at the right of the viewport.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the headers of a flow layout.
  nonisolated public static let elementKindSectionHeader = ElementKindTable.headerName
  /// The kind of the footers of a flow layout.
  nonisolated public static let elementKindSectionFooter = ElementKindTable.footerName

}
