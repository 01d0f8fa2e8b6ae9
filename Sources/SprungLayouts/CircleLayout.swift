// SPDX-License-Identifier: MIT

import UIKit

/// Tiles on a circle with a hand at its center. The first tile is at the top. Tiles are rotated so that their bottom
/// edges follow the circle.
///
/// The content does not scroll: it has the size of the view. Set `center` and `radius` when the size of the view is
/// known, or call `fit(_:)` for default values. Inserted tiles move outward from the center, and deleted tiles move
/// into it. Only the first section is displayed.
public final class CircleLayout: UICollectionViewLayout {
  /// The element kind of the hand, a decoration view.
  public static let handKind = "hand"

  /// The center of the circle in content coordinates, in points. Default: zero.
  public var center = CGPoint.zero {
    didSet { if center != oldValue { invalidateLayout() } }
  }

  /// The distance in points between the tiles' centers and the center of the circle. Default: 0, which puts all tiles
  /// at the center.
  public var radius: CGFloat = 0 {
    didSet { if radius != oldValue { invalidateLayout() } }
  }

  /// The angle of the hand in radians, clockwise from the top. Default: 0.
  public var handAngle: CGFloat = 0 {
    didSet { if handAngle != oldValue { invalidateLayout() } }
  }

  /// The width and height of a tile in points. Default: 70. Must be positive.
  public var side: CGFloat = LayoutsTuning.circleTile {
    didSet { if side != oldValue { invalidateLayout() } }
  }

  /// The angle of the first tile in radians, clockwise from the top. Default: 0.
  public var startAngle: CGFloat = 0 {
    didSet { if startAngle != oldValue { invalidateLayout() } }
  }

  private var count = 0
  private var inserted: Set<Int> = []
  private var deleted: Set<Int> = []

  /// Creates a circle with radius 0.
  public override init() {
    super.init()
    register(HandDecorationView.self, forDecorationViewOfKind: Self.handKind)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns the initial radius for the given view size.
  public static func radius(fitting size: CGSize) -> CGFloat {
    min(size.width, size.height) / LayoutsTuning.circleShare
  }

  /// Moves the circle to the center of a view of the given size, and sets the default radius.
  public func fit(_ size: CGSize) {
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = Self.radius(fitting: size)
  }

  /// Updates the number of tiles. The center and radius are not reset, because otherwise an invalidation would undo a
  /// pinch.
  public override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      count = 0
      return
    }
    count = collectionView.numberOfItems(inSection: 0)
  }

  /// The size of the view.
  public override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// Always returns true, because the circle depends on the size of the view.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Returns all tiles, and the hand if its center is in the rectangle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for item in 0..<count { found.append(tile(item, of: count)) }
    if rect.contains(center) { found.append(hand()) }
    return found
  }

  /// Returns the attributes of a tile on the circle, or nil if the tile does not exist.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item >= 0, indexPath.item < count else { return nil }
    return tile(indexPath.item, of: count)
  }

  /// Returns the attributes of the hand.
  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.handKind ? hand() : nil
  }

  /// Returns the angle of a tile in radians, clockwise from the top.
  private func angle(_ item: Int, of count: Int) -> CGFloat {
    startAngle + 2 * .pi * CGFloat(item) / CGFloat(max(1, count))
  }

  private func tile(_ item: Int, of count: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.size = CGSize(width: side, height: side)
    let rotation = CGAffineTransform(rotationAngle: angle(item, of: count))
    let offset = CGPoint(x: 0, y: -radius).applying(rotation)
    attributes.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
    attributes.transform = rotation
    return attributes
  }

  private func hand() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.handKind, with: IndexPath(item: 0, section: 0))
    attributes.size = LayoutsTuning.circleHand
    attributes.center = center
    attributes.transform = CGAffineTransform(rotationAngle: handAngle)
    attributes.zIndex = -1
    return attributes
  }

  // MARK: Updates

  /// Records which tiles are inserted and deleted.
  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: if let path = update.indexPathAfterUpdate { inserted.insert(path.item) }
      case .delete: if let path = update.indexPathBeforeUpdate { deleted.insert(path.item) }
      default: break
      }
    }
  }

  /// Clears the lists of inserted and deleted tiles.
  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
    deleted.removeAll()
  }

  /// Inserted tiles start invisibly at the center. Other tiles start at their previous positions.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard inserted.contains(itemIndexPath.item) else { return start }
    let attributes = layoutAttributesForItem(at: itemIndexPath) ?? start
    attributes?.center = center
    attributes?.alpha = 0
    return attributes
  }

  /// Deleted tiles shrink into the center, at their previous angle. Other tiles move to their new positions.
  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard deleted.contains(itemIndexPath.item) else { return end }
    // `count` already includes the changes of the update.
    let before = count - inserted.count + deleted.count
    let attributes = tile(itemIndexPath.item, of: before)
    attributes.center = center
    attributes.alpha = 0
    attributes.transform = CGAffineTransform(rotationAngle: angle(itemIndexPath.item, of: before))
      .scaledBy(x: LayoutsTuning.circleVanishing, y: LayoutsTuning.circleVanishing)
    return attributes
  }
}
