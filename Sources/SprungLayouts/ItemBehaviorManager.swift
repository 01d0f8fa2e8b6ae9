// SPDX-License-Identifier: MIT

import UIKit

/// Keeps one spring for every item that a layout wants to be alive, and gravity and walls for all of them.
///
/// Items are known by index path: layouts hand out other attribute objects every time, so identity would not do.
public final class ItemBehaviorManager {
  /// The animator that all behaviors live in.
  public let animator: UIDynamicAnimator
  /// Pulls every managed item down. Its magnitude is 0.3 at first.
  public let gravityBehavior: UIGravityBehavior
  /// Keeps every managed item within the content; items do not collide with each other.
  public let collisionBehavior: UICollisionBehavior
  /// Makes bounces elastic, with an elasticity of 1 at first; a child of the collision behavior that contains the items.
  public let itemBehavior: UIDynamicItemBehavior

  /// Share of critical damping of the springs, also of those that there are. Default: 0.5.
  public var springDamping: CGFloat = LayoutsTuning.carouselDamping { didSet { tuneSprings() } }
  /// Oscillations per second of the springs, also of those that there are. Default: 0.8.
  public var springFrequency: CGFloat = LayoutsTuning.carouselFrequency { didSet { tuneSprings() } }

  private var springs: [IndexPath: UIAttachmentBehavior] = [:]

  /// Adds gravity and walls, still without items, to the animator.
  public init(animator: UIDynamicAnimator) {
    self.animator = animator
    gravityBehavior = UIGravityBehavior(items: [])
    gravityBehavior.magnitude = LayoutsTuning.carouselGravity
    collisionBehavior = UICollisionBehavior(items: [])
    collisionBehavior.collisionMode = .boundaries
    collisionBehavior.translatesReferenceBoundsIntoBoundary = true
    // The properties apply to the items of this behavior only, so every item is added here too. Without friction,
    // because friction on the floor would otherwise hold tiles up to 2.4 points off their positions.
    itemBehavior = UIDynamicItemBehavior(items: [])
    itemBehavior.elasticity = LayoutsTuning.carouselElasticity
    itemBehavior.friction = LayoutsTuning.carouselFriction
    collisionBehavior.addChildBehavior(itemBehavior)
    animator.addBehavior(gravityBehavior)
    animator.addBehavior(collisionBehavior)
  }

  /// The spring of every managed item.
  public var attachmentBehaviors: [IndexPath: UIAttachmentBehavior] { springs }

  /// The managed items, ascending.
  public func currentlyManagedItemIndexPaths() -> [IndexPath] { springs.keys.sorted() }

  /// The spring of one item, nil if it is not managed.
  public func attachmentBehavior(at indexPath: IndexPath) -> UIAttachmentBehavior? { springs[indexPath] }

  /// Hangs an item on a spring to `anchor`, and gives it to gravity and walls. A managed item is left alone.
  public func add(item: UICollectionViewLayoutAttributes, anchor: CGPoint) {
    guard springs[item.indexPath] == nil else { return }
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
    spring.length = 0
    spring.damping = springDamping
    spring.frequency = springFrequency
    animator.addBehavior(spring)
    springs[item.indexPath] = spring
    gravityBehavior.addItem(item)
    collisionBehavior.addItem(item)
    itemBehavior.addItem(item)
  }

  private func tuneSprings() {
    for indexPath in currentlyManagedItemIndexPaths() {
      springs[indexPath]?.damping = springDamping
      springs[indexPath]?.frequency = springFrequency
    }
  }

  /// Takes an item out of everything. An item that is not managed is ignored.
  public func removeItem(at indexPath: IndexPath) {
    guard let spring = springs.removeValue(forKey: indexPath) else { return }
    animator.removeBehavior(spring)
    for item in gravityBehavior.items where isItem(item, at: indexPath) { gravityBehavior.removeItem(item) }
    for item in collisionBehavior.items where isItem(item, at: indexPath) { collisionBehavior.removeItem(item) }
    for item in itemBehavior.items where isItem(item, at: indexPath) { itemBehavior.removeItem(item) }
  }

  private func isItem(_ item: any UIDynamicItem, at indexPath: IndexPath) -> Bool {
    ((item as AnyObject) as? UICollectionViewLayoutAttributes)?.indexPath == indexPath
  }

  /// Manages exactly these items: others are removed, new ones added with their center as anchor. Items that are already
  /// managed keep their spring, their anchor and where they are.
  public func update(itemCollection items: [UICollectionViewLayoutAttributes]) {
    var wanted: Set<IndexPath> = []
    for item in items { wanted.insert(item.indexPath) }
    for indexPath in currentlyManagedItemIndexPaths() where !wanted.contains(indexPath) { removeItem(at: indexPath) }
    for item in items where springs[item.indexPath] == nil { add(item: item, anchor: item.center) }
  }

  /// Moves the anchors of managed items to where these attributes are. The springs pull the items there, or, with
  /// `carryingItems`, the items go along and keep their distance from their anchors. Default: false.
  public func moveAnchors(to items: [UICollectionViewLayoutAttributes], carryingItems: Bool = false) {
    for place in items {
      guard let spring = springs[place.indexPath], spring.anchorPoint != place.center else { continue }
      let old = spring.anchorPoint
      spring.anchorPoint = place.center
      guard carryingItems, let item = spring.items.first else { continue }
      item.center = CGPoint(x: item.center.x + place.center.x - old.x, y: item.center.y + place.center.y - old.y)
      animator.updateItem(usingCurrentState: item)
    }
  }
}
