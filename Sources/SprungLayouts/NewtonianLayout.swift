// SPDX-License-Identifier: MIT

import UIKit

/// Tiles that hang on springs from a point at the top, collide with each other, and fall when they are deleted.
///
/// The content does not scroll: it has the size of the view. Insert and delete tiles only at the end, because a spring
/// keeps the index path at which its tile was inserted.
public final class NewtonianLayout: UICollectionViewLayout {
  /// The animator of the tiles.
  public private(set) var dynamicAnimator: UIDynamicAnimator!
  /// The gravity that acts on all tiles.
  public let gravityBehavior = UIGravityBehavior(items: [])
  /// The collisions between tiles, without boundaries.
  public let collisionBehavior = UICollisionBehavior(items: [])
  /// The air resistance, a child of the collision behavior. Springs only damp motion along their own direction, so
  /// tiles would swing forever without air resistance.
  public let itemBehavior = UIDynamicItemBehavior(items: [])

  /// The length of the springs at rest in points. Changes also apply to existing springs. If the view's height is
  /// small, the springs are shorter, so that tiles remain visible. Default: 300.
  public var springLength: CGFloat = LayoutsTuning.newtonianLength { didSet { tuneSprings() } }
  /// The damping ratio of the springs. Changes also apply to existing springs. Default: 0.4.
  public var springDamping: CGFloat = LayoutsTuning.newtonianDamping { didSet { tuneSprings() } }
  /// The frequency of the springs in hertz. Changes also apply to existing springs. Default: 1.
  public var springFrequency: CGFloat = LayoutsTuning.newtonianFrequency { didSet { tuneSprings() } }
  /// The linear and angular air resistance in 1/s. Default: 1.5. With a value of 0, tiles swing forever.
  public var resistance: CGFloat = LayoutsTuning.newtonianResistance {
    didSet {
      itemBehavior.resistance = resistance
      itemBehavior.angularResistance = resistance
    }
  }

  /// A falling tile, the time at which its fall ends, and the completion handler.
  private struct Fall {
    var item: UICollectionViewLayoutAttributes
    var end: TimeInterval
    var completion: () -> Void
  }
  private var falls: [Fall] = []

  /// Creates a layout without tiles.
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

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The springs of the hanging tiles.
  public var attachments: [UIAttachmentBehavior] {
    dynamicAnimator.behaviors.compactMap { $0 as? UIAttachmentBehavior }
  }

  /// Cuts the spring of a tile. Two seconds later, the tile is deleted in a batch update, during which `completion`
  /// must update the data source. Has no effect on a tile without a spring.
  public func detachItem(at indexPath: IndexPath, completion: @escaping () -> Void) {
    for attachment in attachments {
      guard let item = attachment.items.first.flatMap({ ($0 as AnyObject) as? UICollectionViewLayoutAttributes }),
        item.indexPath == indexPath
      else { continue }
      dynamicAnimator.removeBehavior(attachment)
      // Air resistance acts only on swinging tiles, not on falling ones.
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

  /// Returns the springs' anchor in a view of the given width.
  private func anchor(width: CGFloat) -> CGPoint { CGPoint(x: width / 2, y: LayoutsTuning.newtonianAnchorY) }

  /// Returns the springs' length in a view of the given height. Springs are shortened if tiles would not be visible
  /// otherwise.
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

  /// Returns whether the size of the view is about to change, which moves the anchor of the springs.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Updates the springs after the view is resized. The tiles keep their positions relative to the anchor.
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

  /// The size of the view.
  public override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// Returns the tiles in the given rectangle at their current positions.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    dynamicAnimator.items(in: rect).compactMap { ($0 as AnyObject) as? UICollectionViewLayoutAttributes }
  }

  /// Returns the attributes of a tile at its current position.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: indexPath)
  }

  /// Adds a spring to each new tile, which starts beyond the right edge.
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

  /// Returns the attributes of the animator as the initial attributes, so that view animations do not compete with the
  /// physics.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: itemIndexPath)
  }
}
