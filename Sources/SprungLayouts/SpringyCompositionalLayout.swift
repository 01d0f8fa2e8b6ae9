// SPDX-License-Identifier: MIT

import UIKit

/// A compositional layout whose items are attached to springs. During scrolling, the items lag behind in proportion to
/// their distance from the touch.
///
/// All features of compositional layouts are supported: orthogonal sections lag as a whole row, pinned headers remain
/// pinned, and cells can be self-sizing. Sections are not recreated while items move.
///
/// ```swift
/// let layout = SpringyCompositionalLayout(section: section)
/// layout.springs.resistanceDivisor = 900
/// ```
open class SpringyCompositionalLayout: UICollectionViewCompositionalLayout {
  /// The springs, for configuration and inspection.
  public private(set) lazy var springs = SpringyBehavior(layout: self)

  // MARK: Layout

  /// Adds and removes springs for items that enter and leave the area around the viewport.
  open override func prepare() {
    super.prepare()
    let axis = configuration.scrollDirection
    if springs.scrollDirection != axis { springs.scrollDirection = axis }
    springs.prepare { super.layoutAttributesForElements(in: $0) }
  }

  /// Moves all items with springs against the scrolling direction. The layout is prepared again for items that enter
  /// the viewport, but its sections are only recreated if the size changes.
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

  /// Returns the elements in the given rectangle, with items at their current positions. Headers, footers and
  /// backgrounds are at rest. Badges move with their items if `springs.kindsThatFollowItems` contains their kind.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    springs.attributesForElements(in: rect) { super.layoutAttributesForElements(in: $0) }
  }

  /// Returns the attributes of an item at its current position. Items without a spring are at rest.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    springs.displaced(super.layoutAttributesForItem(at: indexPath))
  }

  /// Returns the attributes of a badge, header or footer at its current position.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    springs.displaced(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
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
