// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Receives whether the new layout was reached, and whether the final animation ran without interruption.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The category of an element.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A view that displays an item.
    case cell
    /// A view for a section, such as a header, that the data source provides.
    case supplementaryView
    /// A view that the layout adds and that does not represent data.
    case decorationView
  }

  /// The kinds of changes after which a visible cell or supplementary view is measured again.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Only explicit requests: reconfiguring or reloading items, or using an invalidation context.
    case disabled
    /// In addition to explicit requests, setting a content configuration, or calling `invalidateIntrinsicContentSize()`
    /// on the view or a cell's content view.
    case enabled
    /// In addition to the changes of `enabled`, changes of constraints and intrinsic sizes inside the view.
    case enabledIncludingConstraints
  }

  /// The axis along which a flow layout scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Rows are stacked from top to bottom.
    case vertical
    /// Columns are stacked from left to right.
    case horizontal
  }

  /// The position to which `scrollToItem` scrolls an item, at most one per axis. If it is empty, the item is scrolled
  /// by the shortest distance that makes it visible.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a position from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Aligns the item's top with the top of the viewport.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centers the item vertically in the viewport.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Aligns the item's bottom with the bottom of the viewport.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Aligns the item's left edge with the left edge of the viewport.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centers the item horizontally in the viewport.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Aligns the item's right edge with the right edge of the viewport.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The element kind of section headers in a flow layout.
  nonisolated public static let elementKindSectionHeader = ElementKindTable.headerName
  /// The element kind of section footers in a flow layout.
  nonisolated public static let elementKindSectionFooter = ElementKindTable.footerName

}
