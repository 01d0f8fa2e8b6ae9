// SPDX-License-Identifier: MIT

import UIKit

/// A flow layout whose items are attached to springs. During scrolling, the items lag behind in proportion to their
/// distance from the touch.
///
/// Without tiling, each item has a spring, which is suitable for at most a few hundred items. With tiling, only items
/// near the viewport have springs, and the content may have a million items. A new spring starts in motion, as if it
/// had always existed. Whether an item is displayed depends on its current position: during a fast fling, visible rows
/// can lag by more than the length of the viewport.
///
/// The distance between two rows changes by at most two fifths of the distance at rest, so that a fling does not show
/// holes. After a jump by more than the size of the viewport, items are displayed at rest.
open class SpringyFlowLayout: UICollectionViewFlowLayout {
  /// The springs, for configuration and inspection. Initially, `isTiled` is false, and distances are measured along
  /// both axes.
  public private(set) lazy var springs: SpringyBehavior = {
    let springs = SpringyBehavior(layout: self, isTiled: false)
    springs.measuresAlongScrollingAxisOnly = false
    return springs
  }()

  /// Creates a springy layout with items of 44 x 44 points, and spacing and insets of 10 points.
  public init(isTiled: Bool = false) {
    super.init()
    itemSize = CGSize(width: 44, height: 44)
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
    sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    springs.isTiled = isTiled
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: The springs' properties

  /// Whether only items near the viewport have springs. Default: false. Setting it recreates all springs.
  public var isTiled: Bool {
    get { springs.isTiled }
    set { springs.isTiled = newValue }
  }
  /// The distance from the touch in points at which an item does not follow the touch at all. Default: 1500. Must be
  /// positive.
  public var resistanceDivisor: CGFloat {
    get { springs.resistanceDivisor }
    set { springs.resistanceDivisor = newValue }
  }
  /// Whether only the distance along the scrolling axis is used. Default: false, which uses the distance along both
  /// axes.
  public var measuresAlongScrollingAxisOnly: Bool {
    get { springs.measuresAlongScrollingAxisOnly }
    set { springs.measuresAlongScrollingAxisOnly = newValue }
  }
  /// The length of a spring at rest in points. Default: 0. A length of 1 is also common.
  public var springLength: CGFloat {
    get { springs.length }
    set { springs.length = newValue }
  }
  /// The items that have springs.
  public var visibleIndexPaths: Set<IndexPath> { springs.visibleIndexPaths }
  /// The last scrolling step in points.
  public var latestDelta: CGFloat { springs.latestDelta }
  /// The animator of the items.
  public var dynamicAnimator: UIDynamicAnimator! { springs.dynamicAnimator }

  /// Removes all springs and creates new ones, at rest, in the next layout pass.
  public func start() { springs.start() }

  // MARK: Layout

  /// Always true: items are mirrored in right-to-left layouts.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Adds and removes springs for items that enter and leave the area around the viewport.
  open override func prepare() {
    super.prepare()
    if springs.scrollDirection != scrollDirection { springs.scrollDirection = scrollDirection }
    // Layouts are not notified of changes to margins and safe areas, so positions that depend on these are not cached.
    springs.keepsRestingPlaces = sectionInsetReference == .fromContentInset
    springs.prepare { super.layoutAttributesForElements(in: $0) }
  }

  /// Moves all items with springs against the scrolling direction. The layout is prepared again for items that enter
  /// the viewport, but its geometry is only recomputed if the size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    springs.shouldInvalidateLayout(
      forBoundsChange: newBounds, resting: super.shouldInvalidateLayout(forBoundsChange: newBounds))
  }

  /// Records that resting positions may have changed, unless the geometry is still valid according to the context, for
  /// example because only springs moved items.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    springs.invalidateLayout(with: context)
    super.invalidateLayout(with: context)
  }

  /// Returns the elements in the given rectangle, with items at their current positions. Headers, footers and items far
  /// from the viewport, which have no springs, are at rest.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    springs.livingAttributes(in: rect) { super.layoutAttributesForElements(in: $0) }
  }

  /// Returns the attributes of an item at its current position. Items without a spring are at rest.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    springs.dynamicAnimator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Updates

  /// Prepares an update, during which items keep their displacement.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    springs.prepare(forCollectionViewUpdates: updateItems)
  }

  /// Finishes an update.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    springs.finalizeCollectionViewUpdates()
  }

  /// Prepares a bounds change, during which items keep their displacement.
  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    springs.prepare(forAnimatedBoundsChange: oldBounds)
  }

  /// Finishes an animated bounds change.
  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    springs.finalizeAnimatedBoundsChange()
  }
}
