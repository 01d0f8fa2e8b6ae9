// SPDX-License-Identifier: MIT

/// A section of a compositional layout: a repeated group and the views around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The repeated group.
  final let group: NSCollectionLayoutGroup

  /// Creates a section that repeats a group until all items are placed.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups, in points. Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets = LayoutCheck.insets(contentInsets, "contentInsets of a section") }
  }

  /// The space between groups, in points. Default: 0.
  open var interGroupSpacing: CGFloat = 0 {
    didSet { interGroupSpacing = LayoutCheck.finite(interGroupSpacing, "interGroupSpacing") }
  }

  /// The edges from which `contentInsets` is measured, perpendicular to the scrolling axis. Default: automatic, which
  /// uses the value in the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The edges from which header and footer insets are measured, perpendicular to the scrolling axis. Default:
  /// automatic, the same as for the section's items.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// The orthogonal scrolling behavior of the section. Default: none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The deceleration and bouncing of orthogonal scrolling.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
  private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Headers, footers and other views at the section's edges. Default: none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers are inset by `contentInsets` perpendicular to the scrolling axis. Default: true.
  open var supplementariesFollowContentInsets = true

  /// Called with the section's visible items whenever it scrolls. The closure can change the items. Default: nil.
  ///
  /// The point is the content offset of the section if the section scrolls orthogonally, and otherwise the content
  /// offset of the collection view. The items have their original attributes, without the changes made in the previous
  /// call.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The backgrounds of the section. Default: none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The list configuration of a list section, or nil for other sections.
  final var list: UICollectionLayoutListConfiguration?

  /// Returns a new section with the same group and values.
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

/// A closure that changes the appearance of a section's visible items while they scroll.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls perpendicular to the layout's axis.
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally. The groups are stacked along the layout's axis.
  case none
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely and comes to rest at the start of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls in steps of the collection view's size.
  case paging
  /// The section scrolls group by group. Each group comes to rest at the position of the first group.
  case groupPaging
  /// The section scrolls group by group. Each group comes to rest in the center.
  case groupPagingCentered
}

/// How a section that scrolls orthogonally decelerates and bounces.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The deceleration rate. Default: automatic.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the section can be pulled past its ends. Default: automatic.
  open var bounce = Bounce.automatic

  /// The deceleration rate of orthogonal scrolling.
  nonisolated public enum DecelerationRate: Int, Sendable {
    /// The normal rate for continuous scrolling, otherwise the fast rate.
    case automatic
    /// The normal rate of scroll views.
    case normal
    /// The fast rate of scroll views.
    case fast
  }

  /// Whether a section can be pulled past its ends.
  nonisolated public enum Bounce: Int, Sendable {
    /// The section can be pulled past its ends only if its content is larger than its viewport.
    case automatic
    /// The section can be pulled past its ends even if its content fits in its viewport.
    case always
    /// The section cannot be pulled past its ends.
    case never
  }
}

/// The edges from which insets in a compositional layout are measured.
nonisolated public enum UIContentInsetsReference: Int, Sendable {
  /// The value in the layout's configuration. In the configuration itself, this means the safe area.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content area.
  case readableContent
}
