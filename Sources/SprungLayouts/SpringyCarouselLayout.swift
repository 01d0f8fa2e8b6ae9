// SPDX-License-Identifier: MIT

import UIKit

/// A horizontal strip of tiles along the bottom edge in which each tile hangs on a spring.
///
/// While the strip scrolls, tiles far from the finger lag behind; a new tile drops from the top and pushes its
/// neighbors aside. The layout disables view animations, because physics moves everything: enable them again with
/// `UIView.setAnimationsEnabled(true)` when the strip leaves the screen.
public final class SpringyCarouselLayout: UICollectionViewFlowLayout {
  /// The animator of the tiles.
  public private(set) var dynamicAnimator: UIDynamicAnimator!
  /// The springs, gravity and walls of the tiles.
  public private(set) var behaviorManager: ItemBehaviorManager!
  /// Points from the finger at which a tile does not follow it at all. Default: 500. Must be positive.
  public var resistanceDivisor: CGFloat = LayoutsTuning.carouselScrollDivisor
  private var preparedSize = CGSize.zero
  private var preparedDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// A strip of tiles of one size in points, 10 points apart.
  public init(itemSize: CGSize) {
    super.init()
    self.itemSize = itemSize
    scrollDirection = .horizontal
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
    dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
    behaviorManager = ItemBehaviorManager(animator: dynamicAnimator)
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  // MARK: Layout

  /// True: from right to left the items are mirrored.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Puts the strip on the floor and gives every tile near the viewport a spring.
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
    // Super's attributes are where the tiles belong; our own overrides answer where they are.
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    if direction != preparedDirection {
      // Nothing flies through the strip when it is mirrored: the springs are recreated at rest.
      preparedDirection = direction
      behaviorManager.update(itemCollection: [])
    }
    var elements = super.layoutAttributesForElements(in: near) ?? []
    let isResized = bounds.size != preparedSize
    preparedSize = bounds.size
    var wanted: Set<IndexPath> = []
    for attributes in elements { wanted.insert(attributes.indexPath) }
    // A tile that lags stays as long as it shows.
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

  /// Moves every tile against the scrolling by how far it is from the finger, and has the layout prepared for the tiles that
  /// come. A jump by more than the viewport moves none. The geometry itself is invalidated only by another size.
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
    // Without it nothing would ask for tiles again once none is near the viewport.
    return true
  }

  /// Where the tiles are at the moment.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    dynamicAnimator.items(in: rect).compactMap { ($0 as AnyObject) as? UICollectionViewLayoutAttributes }
  }

  /// The current position of a tile; one without a spring is at rest.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Updates

  /// Springs stay with the index path while tiles move on: shifts the positions, and lifts new tiles to the top.
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

  /// Every tile from the inserted one on takes over where its predecessor was, from the last one down.
  private func resetItemSprings(forInsertAt indexPath: IndexPath) {
    let managed = behaviorManager.currentlyManagedItemIndexPaths()
    guard managed.count > 1 else { return }
    for index in stride(from: managed.count - 1, to: 0, by: -1) where managed[index - 1].item >= indexPath.item {
      copyPosition(from: managed[index - 1], to: managed[index])
    }
  }

  /// Every tile after a deleted one had the next higher index, from the first one up.
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

  /// Moves a tile up until its top is at the ceiling.
  private func lift(_ indexPath: IndexPath) {
    guard let collectionView, let item = dynamicAnimator.layoutAttributesForCell(at: indexPath),
      let attributes = super.initialLayoutAttributesForAppearingItem(at: indexPath)
    else { return }
    let height = collectionView.contentSize.height - attributes.size.height
    item.center = CGPoint(x: attributes.center.x, y: attributes.center.y - height)
    dynamicAnimator.updateItem(usingCurrentState: item)
  }

  /// The animator's attributes, so that no view animation competes with the physics.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: itemIndexPath)
      ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  /// Where a new tile is to go so that it drops just right of the middle of the viewport: next to the visible tile that is
  /// nearest to the middle. Item 0 if no tile is visible.
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
