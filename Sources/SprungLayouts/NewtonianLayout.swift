// SPDX-License-Identifier: MIT

import UIKit

/// Tiles that hang on springs from one point at the top, knock against one another, and fall when they are deleted.
///
/// Nothing scrolls: the content is as large as the view. Add and delete at the end only, because a spring keeps the
/// index path with which its tile was inserted.
public final class NewtonianLayout: UICollectionViewLayout {
  /// The animator of the tiles.
  public private(set) var dynamicAnimator: UIDynamicAnimator!
  /// Pulls every tile down.
  public let gravityBehavior = UIGravityBehavior(items: [])
  /// The collisions of tiles with one another, without boundaries.
  public let collisionBehavior = UICollisionBehavior(items: [])
  /// The air, a child of the collision behavior: springs brake along themselves only, so without it a tile would swing
  /// from side to side for ever.
  public let itemBehavior = UIDynamicItemBehavior(items: [])

  /// Length in points of the springs at rest, also of those that there are; in a low view they are shorter, so that tiles do
  /// not hang out of sight. Default: 300.
  public var springLength: CGFloat = LayoutsTuning.newtonianLength { didSet { tuneSprings() } }
  /// Share of critical damping of the springs, also of those that there are. Default: 0.4.
  public var springDamping: CGFloat = LayoutsTuning.newtonianDamping { didSet { tuneSprings() } }
  /// Oscillations per second of the springs, also of those that there are. Default: 1.
  public var springFrequency: CGFloat = LayoutsTuning.newtonianFrequency { didSet { tuneSprings() } }
  /// Linear and angular resistance in 1/s of the air. Default: 1.5. With 0 a tile swings from side to side for ever.
  public var resistance: CGFloat = LayoutsTuning.newtonianResistance {
    didSet {
      itemBehavior.resistance = resistance
      itemBehavior.angularResistance = resistance
    }
  }

  /// A tile that falls, until when, and what follows.
  private struct Fall {
    var item: UICollectionViewLayoutAttributes
    var end: TimeInterval
    var completion: () -> Void
  }
  private var falls: [Fall] = []

  /// A layout without tiles.
  public override init() {
    super.init()
    dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
    collisionBehavior.collisionMode = .items
    itemBehavior.resistance = resistance
    itemBehavior.angularResistance = resistance
    itemBehavior.friction = LayoutsTuning.newtonianFriction
    collisionBehavior.addChildBehavior(itemBehavior)
    gravityBehavior.action = { [me = WeakReference(self)] in me.wrappedValue?.finishFalls() }
    dynamicAnimator.addBehavior(gravityBehavior)
    dynamicAnimator.addBehavior(collisionBehavior)
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The springs of the hanging tiles.
  public var attachments: [UIAttachmentBehavior] {
    dynamicAnimator.behaviors.compactMap { $0 as? UIAttachmentBehavior }
  }

  /// Cuts a tile's spring. Two seconds later the tile is deleted in a batch update, in which `completion` updates the
  /// data source. A tile that does not hang is not changed.
  public func detachItem(at indexPath: IndexPath, completion: @escaping () -> Void) {
    for attachment in attachments {
      guard let item = attachment.items.first.flatMap({ ($0 as AnyObject) as? UICollectionViewLayoutAttributes }),
        item.indexPath == indexPath
      else { continue }
      dynamicAnimator.removeBehavior(attachment)
      // The air brakes what swings, not what falls.
      itemBehavior.removeItem(item)
      falls.append(
        Fall(
          item: item, end: dynamicAnimator.elapsedTime + LayoutsTuning.newtonianFallDuration, completion: completion))
      return
    }
  }

  private func finishFalls() {
    while let fall = falls.first, dynamicAnimator.elapsedTime >= fall.end {
      falls.removeFirst()
      collisionBehavior.removeItem(fall.item)
      gravityBehavior.removeItem(fall.item)
      UIView.performWithoutAnimation {
        self.collectionView?.performBatchUpdates {
          fall.completion()
          self.collectionView?.deleteItems(at: [fall.item.indexPath])
        }
      }
    }
  }

  // MARK: Layout

  private var preparedSize = CGSize.zero

  /// The anchor of the springs in a view with a width.
  private func anchor(width: CGFloat) -> CGPoint { CGPoint(x: width / 2, y: LayoutsTuning.newtonianAnchorY) }

  /// The length of the springs in a view of a height: shorter where tiles would hang out of sight.
  private func length(height: CGFloat) -> CGFloat {
    let available = height - LayoutsTuning.newtonianAnchorY - LayoutsTuning.newtonianSide * 1.5
    return min(springLength, max(LayoutsTuning.newtonianSide, available))
  }

  private func tuneSprings() {
    for spring in attachments {
      spring.length = length(height: preparedSize.height)
      spring.damping = springDamping
      spring.frequency = springFrequency
    }
  }

  /// True for another size: the springs then hang from elsewhere.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// In a view of another size the tiles keep their positions relative to the anchor.
  public override func prepare() {
    super.prepare()
    guard let size = collectionView?.bounds.size, size != preparedSize else { return }
    let old = preparedSize
    preparedSize = size
    guard old != .zero else { return }
    let oldAnchor = anchor(width: old.width)
    let newAnchor = anchor(width: size.width)
    let scale = length(height: size.height) / length(height: old.height)
    for spring in attachments {
      spring.anchorPoint = newAnchor
      spring.length = length(height: size.height)
      guard let item = spring.items.first else { continue }
      item.center = CGPoint(
        x: newAnchor.x + (item.center.x - oldAnchor.x) * scale, y: newAnchor.y + (item.center.y - oldAnchor.y) * scale)
      dynamicAnimator.updateItem(usingCurrentState: item)
    }
    for fall in falls {
      fall.item.center.x += newAnchor.x - oldAnchor.x
      dynamicAnimator.updateItem(usingCurrentState: fall.item)
    }
  }

  /// As large as the view.
  public override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// Where the tiles are at the moment.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    dynamicAnimator.items(in: rect).compactMap { ($0 as AnyObject) as? UICollectionViewLayoutAttributes }
  }

  /// Where a tile is at the moment.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: indexPath)
  }

  /// Hangs every new tile up, beyond the right edge.
  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems where update.updateAction == .insert {
      guard let indexPath = update.indexPathAfterUpdate, indexPath.item != NSNotFound else { continue }
      hang(indexPath)
    }
  }

  private func hang(_ indexPath: IndexPath) {
    guard let collectionView else { return }
    let item = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let side = LayoutsTuning.newtonianSide
    item.frame = CGRect(
      x: collectionView.frame.maxX + LayoutsTuning.newtonianSpawnX, y: LayoutsTuning.newtonianSpawnY, width: side,
      height: side)
    let bounds = collectionView.bounds
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: anchor(width: bounds.width))
    spring.length = length(height: bounds.height)
    spring.damping = springDamping
    spring.frequency = springFrequency
    dynamicAnimator.addBehavior(spring)
    gravityBehavior.addItem(item)
    collisionBehavior.addItem(item)
    itemBehavior.addItem(item)
  }

  /// The animator's attributes, so that no view animation competes with the physics.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: itemIndexPath)
  }
}
