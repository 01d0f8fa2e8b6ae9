// SPDX-License-Identifier: MIT

/// A section of a compositional layout: a group that is repeated, and what belongs around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The repeated group.
  final let group: NSCollectionLayoutGroup

  /// A section that repeats a group until all items are placed.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Room around the groups, in points. Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets = LayoutCheck.insets(contentInsets, "contentInsets of a section") }
  }

  /// Points between the groups. Default: 0.
  open var interGroupSpacing: CGFloat = 0 {
    didSet { interGroupSpacing = LayoutCheck.finite(interGroupSpacing, "interGroupSpacing") }
  }

  /// From where `contentInsets` count across the scrolling axis. Default: automatic, what the layout's configuration
  /// says.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// From where headers and footers count across the scrolling axis. Default: automatic, as the section's items.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether the section scrolls across the axis of the layout, and where that comes to rest. Default: none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How a section that scrolls across slows down and bounces.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
  private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Headers, footers and other views at the section's edges. Default: none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers keep clear of `contentInsets` across the scrolling axis. Default: true.
  open var supplementariesFollowContentInsets = true

  /// Called with the visible items of the section whenever it scrolls. Changes of the items are shown. Default: nil.
  ///
  /// The point is the content offset: that of the section if it scrolls orthogonally, otherwise that of the collection
  /// view. The items have their original attributes, without the changes of the previous call.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Backgrounds of the section. Default: none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The list that the section is; nil for other sections.
  final var list: UICollectionLayoutListConfiguration?

  /// A new section with the same group and values.
  final func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.scrolling.decelerationRate = scrolling.decelerationRate
    copy.scrolling.bounce = scrolling.bounce
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems
    return copy
  }
}

/// Changes how the visible items of a section look while they scroll.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls across the axis of its layout.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all: its groups follow one another along the layout's axis.
  case none
  /// Freely.
  case continuous
  /// Freely, and it comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// In steps as wide as the collection view.
  case paging
  /// Group by group, each beginning where the first one does.
  case groupPaging
  /// Group by group, each in the middle.
  case groupPagingCentered
}

/// How a section that scrolls across the axis of its layout slows down and bounces.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast the section slows down. Default: automatic.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section can be pulled past its ends. Default: automatic.
  open var bounce = Bounce.automatic

  /// How fast a section slows down.
  nonisolated public enum DecelerationRate: Int, Sendable {
    /// Fast where it comes to rest at groups, else normal.
    case automatic
    /// As scroll views do.
    case normal
    /// Faster.
    case fast
  }

  /// Whether a section can be pulled past its ends.
  nonisolated public enum Bounce: Int, Sendable {
    /// If there is more content than room.
    case automatic
    /// Also if everything has room.
    case always
    /// Not at all.
    case never
  }
}

/// From where insets of a compositional layout count.
nonisolated public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; there it means the safe area.
  case automatic
  /// From the edges of the collection view.
  case none
  /// From the safe area.
  case safeArea
  /// From the layout margins.
  case layoutMargins
  /// From the part that is narrow enough to read.
  case readableContent
}
