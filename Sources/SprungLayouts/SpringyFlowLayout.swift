// SPDX-License-Identifier: MIT

import UIKit

/// A flow layout whose items hang on springs, so that they lag behind a scroll in proportion to their distance from the
/// finger.
///
/// Without tiling, every item of the content has a spring, which is fine for a few hundred. With tiling, only items
/// near the viewport have one, created in motion as if they had had it all along, and the content may have a million
/// items. The current position of an item counts, not its resting position: a fast fling shows rows that lag by more
/// than the viewport.
///
/// Two rows are never torn apart by more than two fifths of the distance of their resting positions, so that a fling
/// shows no holes. A jump by more than the viewport shows other items at rest.
open class SpringyFlowLayout: UICollectionViewFlowLayout {
  /// The springs, to tune them and to see what they do. `isTiled` is false at first, and distances count along both axes.
  public private(set) lazy var springs: SpringyBehavior = {
    let springs = SpringyBehavior(layout: self, isTiled: false)
    springs.measuresAlongScrollingAxisOnly = false
    return springs
  }()

  /// A springy layout with items of 44 x 44 points, 10 points apart and from the edges.
  public init(isTiled: Bool = false) {
    super.init()
    itemSize = CGSize(width: 44, height: 44)
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
    sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    springs.isTiled = isTiled
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  // MARK: The springs' properties

  /// True if only items near the viewport have springs. Default: false. Setting it recreates all springs.
  public var isTiled: Bool {
    get { springs.isTiled }
    set { springs.isTiled = newValue }
  }
  /// Points from the finger at which an item does not follow it at all. Default: 1500. Must be positive.
  public var resistanceDivisor: CGFloat {
    get { springs.resistanceDivisor }
    set { springs.resistanceDivisor = newValue }
  }
  /// True if the distance from the finger counts along the scrolling axis only, false (default) if along both.
  public var measuresAlongScrollingAxisOnly: Bool {
    get { springs.measuresAlongScrollingAxisOnly }
    set { springs.measuresAlongScrollingAxisOnly = newValue }
  }
  /// Points that a spring leaves between an item and its resting position. Default: 0; 1 is a common variant.
  public var springLength: CGFloat {
    get { springs.length }
    set { springs.length = newValue }
  }
  /// The items that have springs.
  public var visibleIndexPaths: Set<IndexPath> { springs.visibleIndexPaths }
  /// The last step of the scrolling, in points.
  public var latestDelta: CGFloat { springs.latestDelta }
  /// The animator of the items.
  public var dynamicAnimator: UIDynamicAnimator! { springs.dynamicAnimator }

  /// Drops all springs and makes new ones, at rest, in the next layout pass.
  public func start() { springs.start() }

  // MARK: Layout

  /// True: from right to left the items are mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Gives springs to the items that need one and takes those of others away.
  open override func prepare() {
    super.prepare()
    if springs.scrollDirection != scrollDirection { springs.scrollDirection = scrollDirection }
    // There is no notification of changed margins and safe areas.
    springs.keepsRestingPlaces = sectionInsetReference == .fromContentInset
    springs.prepare { super.layoutAttributesForElements(in: $0) }
  }

  /// Moves every item with a spring against the scrolling. The layout is prepared again for other items in the
  /// viewport, but its geometry is recomputed only for another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    springs.shouldInvalidateLayout(
      forBoundsChange: newBounds, resting: super.shouldInvalidateLayout(forBoundsChange: newBounds))
  }

  /// Records that resting positions may have changed, unless the context states that the geometry is still valid, as it
  /// does when only dynamics moved the items.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    springs.invalidateLayout(with: context)
    super.invalidateLayout(with: context)
  }

  /// The current positions of the items, with headers and footers at rest. Items far from the viewport have no spring
  /// and are at rest too.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    springs.livingAttributes(in: rect) { super.layoutAttributesForElements(in: $0) }
  }

  /// The current position of an item; one without a spring is at rest.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    springs.dynamicAnimator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Updates

  /// Items keep their displacement through an update.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    springs.prepare(forCollectionViewUpdates: updateItems)
  }

  /// The end of an update.
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    springs.finalizeCollectionViewUpdates()
  }

  /// Items keep their displacement while the bounds change.
  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    springs.prepare(forAnimatedBoundsChange: oldBounds)
  }

  /// The end of an animated change of the bounds.
  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    springs.finalizeAnimatedBoundsChange()
  }
}
