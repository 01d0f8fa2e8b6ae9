// SPDX-License-Identifier: MIT

import UIKit

/// Tiles on a circle, the first at the top, each rotated so that its base is along the circle, and a hand in the
/// middle.
///
/// Nothing scrolls: the content is as large as the view. Set `center` and `radius` when the view has its size;
/// `fit(_:)` sets usual ones. Inserted tiles start in the middle, and deleted ones move there. Sections beyond the
/// first are not shown.
public final class CircleLayout: UICollectionViewLayout {
  /// The kind of the hand, a decoration view.
  public static let handKind = "hand"

  /// The middle of the circle in content coordinates, in points. Default: zero.
  public var center = CGPoint.zero {
    didSet { if center != oldValue { invalidateLayout() } }
  }

  /// The distance of the tiles' centers from the middle, in points. Default: 0, all tiles in the middle.
  public var radius: CGFloat = 0 {
    didSet { if radius != oldValue { invalidateLayout() } }
  }

  /// The angle of the hand in radians, clockwise from the top. Default: 0.
  public var handAngle: CGFloat = 0 {
    didSet { if handAngle != oldValue { invalidateLayout() } }
  }

  /// Width and height of a tile in points. Default: 70. Must be positive.
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

  /// A circle without extent.
  public override init() {
    super.init()
    register(HandDecorationView.self, forDecorationViewOfKind: Self.handKind)
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The radius of the circle at the beginning in a view of a size.
  public static func radius(fitting size: CGSize) -> CGFloat {
    min(size.width, size.height) / LayoutsTuning.circleShare
  }

  /// Places the circle in the middle of a view of a size, with the usual radius.
  public func fit(_ size: CGSize) {
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = Self.radius(fitting: size)
  }

  /// Reads the number of tiles. Center and radius stay, or every invalidation would undo a pinch.
  public override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      count = 0
      return
    }
    count = collectionView.numberOfItems(inSection: 0)
  }

  /// As large as the view.
  public override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// True.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// All tiles, and the hand if its middle is in the rectangle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for item in 0..<count { found.append(tile(item, of: count)) }
    if rect.contains(center) { found.append(hand()) }
    return found
  }

  /// A tile on the circle; nil if there is none.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item >= 0, indexPath.item < count else { return nil }
    return tile(indexPath.item, of: count)
  }

  /// The hand.
  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.handKind ? hand() : nil
  }

  /// The angle of a tile in radians, clockwise from the top.
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

  /// Notes which tiles come and go.
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

  /// Discards the lists of inserted and deleted tiles.
  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
    deleted.removeAll()
  }

  /// A tile that is inserted starts in the middle, and cannot be seen there. The others start where they were.
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

  /// A tile that is deleted shrinks into the middle, and keeps the angle that it had among the tiles before. The others
  /// go where they belong.
  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard deleted.contains(itemIndexPath.item) else { return end }
    // The count is that of afterwards already.
    let before = count - inserted.count + deleted.count
    let attributes = tile(itemIndexPath.item, of: before)
    attributes.center = center
    attributes.alpha = 0
    attributes.transform = CGAffineTransform(rotationAngle: angle(itemIndexPath.item, of: before))
      .scaledBy(x: LayoutsTuning.circleVanishing, y: LayoutsTuning.circleVanishing)
    return attributes
  }
}
