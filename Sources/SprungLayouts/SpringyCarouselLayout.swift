// SPDX-License-Identifier: MIT

import UIKit

/// A horizontal strip of tiles along the bottom edge. Each tile is attached to a spring.
///
/// During scrolling, tiles far from the touch lag behind. A new tile drops from the top and pushes its neighbors aside.
/// The layout disables view animations, because the physics engine moves all tiles. Enable animations again with
/// `UIView.setAnimationsEnabled(true)` when the strip leaves the screen.
public final class SpringyCarouselLayout: UICollectionViewFlowLayout {
  /// The animator of the tiles.
  public private(set) var dynamicAnimator: UIDynamicAnimator!
  /// The springs, gravity and walls of the tiles.
  public private(set) var behaviorManager: ItemBehaviorManager!
  /// The distance from the touch in points at which a tile does not follow the touch at all. Default: 500. Must be
  /// positive.
  public var resistanceDivisor: CGFloat = LayoutsTuning.carouselScrollDivisor
  private var preparedSize = CGSize.zero
  private var preparedDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// Creates a strip of tiles with the given size in points and a spacing of 10 points.
  public init(itemSize: CGSize) {
    super.init()
    self.itemSize = itemSize
    scrollDirection = .horizontal
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
    dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
    behaviorManager = ItemBehaviorManager(animator: dynamicAnimator)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Layout

  /// Always true: items are mirrored in right-to-left layouts.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Moves the strip to the floor and adds springs to the tiles near the viewport.
  public override func prepare() {
    UIView.setAnimationsEnabled(false)
    guard let collectionView else {
      super.prepare()
      return
    }
    let bounds = collectionView.bounds
    sectionInset = UIEdgeInsets(top: bounds.height - itemSize.height, left: 0, bottom: 0, right: 0)
    super.prepare()
    let margin = LayoutsTuning.carouselMargin * itemSize.width
    let near = CGRect(
      x: bounds.minX - margin, y: bounds.minY, width: bounds.width + 2 * margin, height: bounds.height)
    // Use the superclass, which returns resting positions. The overrides below return current positions.
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    if direction != preparedDirection {
      // If the layout is mirrored, recreate the springs at rest, so that tiles do not fly across the strip.
      preparedDirection = direction
      behaviorManager.update(itemCollection: [])
    }
    var elements = super.layoutAttributesForElements(in: near) ?? []
    let isResized = bounds.size != preparedSize
    preparedSize = bounds.size
    var wanted: Set<IndexPath> = []
    for attributes in elements { wanted.insert(attributes.indexPath) }
    // A lagging tile keeps its spring while it is visible.
    for indexPath in behaviorManager.currentlyManagedItemIndexPaths() where !wanted.contains(indexPath) {
      guard let item = dynamicAnimator.layoutAttributesForCell(at: indexPath),
        isResized || item.frame.intersects(bounds),
        let attributes = super.layoutAttributesForItem(at: indexPath)
      else { continue }
      elements.append(attributes)
    }
    if isResized { behaviorManager.moveAnchors(to: elements, carryingItems: true) }
    behaviorManager.update(itemCollection: elements)
  }

  /// Moves each tile against the scrolling direction in proportion to its distance from the touch. The layout is then
  /// prepared again for tiles that become visible. A jump by more than the size of the viewport does not move tiles.
  /// Only a change in size invalidates the geometry.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if newBounds.size != collectionView.bounds.size { return true }
    let delta = newBounds.minX - collectionView.bounds.minX
    guard delta != 0 else { return false }
    guard abs(delta) <= newBounds.width else { return true }
    let finger = collectionView.panGestureRecognizer.location(in: collectionView)
    for indexPath in behaviorManager.currentlyManagedItemIndexPaths() {
      guard let spring = behaviorManager.attachmentBehavior(at: indexPath), let item = spring.items.first else {
        continue
      }
      let distance = abs(spring.anchorPoint.x - finger.x)
      item.center.x += delta * min(1, distance / resistanceDivisor)
      dynamicAnimator.updateItem(usingCurrentState: item)
    }
    // Without a new layout pass, no tiles would ever be queried again after all tiles with springs have left the
    // viewport.
    return true
  }

  /// Returns the tiles in the given rectangle at their current positions.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    dynamicAnimator.items(in: rect).compactMap { ($0 as AnyObject) as? UICollectionViewLayoutAttributes }
  }

  /// Returns the attributes of a tile at its current position. Tiles without a spring are at rest.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Updates

  /// Moves tiles to the positions of their neighbors, because springs keep their index paths, and lifts new tiles to
  /// the top.
  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        guard let indexPath = update.indexPathAfterUpdate, indexPath.item != NSNotFound else { continue }
        resetItemSprings(forInsertAt: indexPath)
        lift(indexPath)
      case .delete:
        guard let indexPath = update.indexPathBeforeUpdate, indexPath.item != NSNotFound else { continue }
        closeGap(at: indexPath)
      default: continue
      }
    }
  }

  /// Moves each tile after the inserted one to the position of its predecessor, starting with the last tile.
  private func resetItemSprings(forInsertAt indexPath: IndexPath) {
    let managed = behaviorManager.currentlyManagedItemIndexPaths()
    guard managed.count > 1 else { return }
    for index in stride(from: managed.count - 1, to: 0, by: -1) where managed[index - 1].item >= indexPath.item {
      copyPosition(from: managed[index - 1], to: managed[index])
    }
  }

  /// Moves each tile after the deleted one to the position of its successor, starting with the first tile.
  private func closeGap(at indexPath: IndexPath) {
    let managed = behaviorManager.currentlyManagedItemIndexPaths()
    guard managed.count > 1 else { return }
    for index in 0..<managed.count - 1 where managed[index].item >= indexPath.item {
      copyPosition(from: managed[index + 1], to: managed[index])
    }
  }

  private func copyPosition(from source: IndexPath, to target: IndexPath) {
    guard source.section == target.section,
      let from = dynamicAnimator.layoutAttributesForCell(at: source),
      let item = dynamicAnimator.layoutAttributesForCell(at: target)
    else { return }
    item.center = from.center
    dynamicAnimator.updateItem(usingCurrentState: item)
  }

  /// Moves a tile up until its top edge is at the top edge of the strip.
  private func lift(_ indexPath: IndexPath) {
    guard let collectionView, let item = dynamicAnimator.layoutAttributesForCell(at: indexPath),
      let attributes = super.initialLayoutAttributesForAppearingItem(at: indexPath)
    else { return }
    let height = collectionView.contentSize.height - attributes.size.height
    item.center = CGPoint(x: attributes.center.x, y: attributes.center.y - height)
    dynamicAnimator.updateItem(usingCurrentState: item)
  }

  /// Returns the attributes of the animator as the initial attributes, so that view animations do not compete with the
  /// physics.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: itemIndexPath)
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  /// Returns the index path for a new tile just to the right of the viewport's center, next to the visible tile closest
  /// to the center. Returns item 0 if no tile is visible.
  public func indexPathOfItemRightOfCenter() -> IndexPath {
    guard let collectionView else { return IndexPath(item: 0, section: 0) }
    let middle = collectionView.bounds.midX
    var nearest: (indexPath: IndexPath, difference: CGFloat)?
    for cell in collectionView.visibleCells {
      guard let indexPath = collectionView.indexPath(for: cell) else { continue }
      let difference = cell.frame.midX - middle
      let isNearer = nearest.map {
        abs(difference) < abs($0.difference) || (abs(difference) == abs($0.difference) && indexPath < $0.indexPath)
      }
      if isNearer ?? true { nearest = (indexPath, difference) }
    }
    guard let nearest else { return IndexPath(item: 0, section: 0) }
    let item = nearest.difference < 0 ? nearest.indexPath.item + 1 : nearest.indexPath.item
    return IndexPath(item: item, section: nearest.indexPath.section)
  }
}
