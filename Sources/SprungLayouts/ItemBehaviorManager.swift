// SPDX-License-Identifier: MIT

import UIKit

/// Manages a spring for each animated item of a layout, and gravity and walls shared by all items.
///
/// Items are identified by index path, because layouts return new attribute objects for each query.
public final class ItemBehaviorManager {
  /// The animator of all behaviors.
  public let animator: UIDynamicAnimator
  /// The gravity that acts on all managed items, with an initial magnitude of 0.3.
  public let gravityBehavior: UIGravityBehavior
  /// The collision behavior that keeps all managed items within the content. Items do not collide with each other.
  public let collisionBehavior: UICollisionBehavior
  /// The item behavior that sets the elasticity of bounces, which is initially 1. The item behavior is a child of the
  /// collision behavior.
  public let itemBehavior: UIDynamicItemBehavior

  /// The damping ratio of the springs. Changes also apply to existing springs. Default: 0.5.
  public var springDamping: CGFloat = LayoutsTuning.carouselDamping { didSet { tuneSprings() } }
  /// The frequency of the springs in hertz. Changes also apply to existing springs. Default: 0.8.
  public var springFrequency: CGFloat = LayoutsTuning.carouselFrequency { didSet { tuneSprings() } }

  private var springs: [IndexPath: UIAttachmentBehavior] = [:]

  /// Adds gravity and walls to the animator, initially without items.
  public init(animator: UIDynamicAnimator) {
    self.animator = animator
    gravityBehavior = UIGravityBehavior(items: [])
    gravityBehavior.magnitude = LayoutsTuning.carouselGravity
    collisionBehavior = UICollisionBehavior(items: [])
    collisionBehavior.collisionMode = .boundaries
    collisionBehavior.translatesReferenceBoundsIntoBoundary = true
    // An item behavior's properties only apply to its own items, so all managed items are also added to the item
    // behavior. The friction is 0, because friction on the floor would hold tiles up to 2.4 points off their positions.
    itemBehavior = UIDynamicItemBehavior(items: [])
    itemBehavior.elasticity = LayoutsTuning.carouselElasticity
    itemBehavior.friction = LayoutsTuning.carouselFriction
    collisionBehavior.addChildBehavior(itemBehavior)
    animator.addBehavior(gravityBehavior)
    animator.addBehavior(collisionBehavior)
  }

  /// The springs of all managed items.
  public var attachmentBehaviors: [IndexPath: UIAttachmentBehavior] { springs }

  /// Returns the managed items in ascending order.
  public func currentlyManagedItemIndexPaths() -> [IndexPath] { springs.keys.sorted() }

  /// Returns the spring of an item, or nil if the item is not managed.
  public func attachmentBehavior(at indexPath: IndexPath) -> UIAttachmentBehavior? { springs[indexPath] }

  /// Attaches an item to `anchor` with a spring, and makes gravity and walls act on it. Has no effect on an item that
  /// is already managed.
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

  /// Removes an item from all behaviors. Has no effect on an item that is not managed.
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

  /// Manages exactly the given items. All other items are removed, and new items are added with their centers as
  /// anchors. Items that are already managed keep their springs, anchors and positions.
  public func update(itemCollection items: [UICollectionViewLayoutAttributes]) {
    var wanted: Set<IndexPath> = []
    for item in items { wanted.insert(item.indexPath) }
    for indexPath in currentlyManagedItemIndexPaths() where !wanted.contains(indexPath) { removeItem(at: indexPath) }
    for item in items where springs[item.indexPath] == nil { add(item: item, anchor: item.center) }
  }

  /// Moves the anchors of managed items to the centers of the given attributes. The springs then pull the items to the
  /// new anchors. With `carryingItems`, the items move together with their anchors instead. Default: false.
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
