// SPDX-License-Identifier: MIT

import UIKit

/// A compositional layout whose items hang on springs, so that they lag behind a scroll in proportion to their distance
/// from the finger.
///
/// All features of compositional layouts are available: an orthogonal section lags as one row, pinned headers stay
/// pinned, cells size themselves, and sections are not recreated while items move.
///
/// ```swift
/// let layout = SpringyCompositionalLayout(section: section)
/// layout.springs.resistanceDivisor = 900
/// ```
open class SpringyCompositionalLayout: UICollectionViewCompositionalLayout {
  /// The springs, to tune them and to see what they do.
  public private(set) lazy var springs = SpringyBehavior(layout: self)

  // MARK: Layout

  /// Gives springs to the items that need one and takes those of others away.
  open override func prepare() {
    super.prepare()
    let axis = configuration.scrollDirection
    if springs.scrollDirection != axis { springs.scrollDirection = axis }
    springs.prepare { super.layoutAttributesForElements(in: $0) }
  }

  /// Moves every item with a spring against the scrolling. The layout is prepared again for other items in the
  /// viewport, but its sections are recreated only for another size.
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

  /// The current positions of the items. Headers, footers and backgrounds are at rest; badges move with their items if
  /// `springs.kindsThatFollowItems` names them.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    springs.attributesForElements(in: rect) { super.layoutAttributesForElements(in: $0) }
  }

  /// The current position of an item; one without a spring is at rest.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    springs.displaced(super.layoutAttributesForItem(at: indexPath))
  }

  /// Where a badge, a header or a footer is at the moment.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    springs.displaced(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
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
