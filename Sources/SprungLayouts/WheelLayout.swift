// SPDX-License-Identifier: MIT

import UIKit

/// Cards on the rim of a large wheel whose axle is far below: scrolling sideways rotates it, and it stops with a card
/// upright in the middle.
///
/// The content is as long as if the cards were side by side, so that scrolling by a card's width is one step of the
/// wheel. Sections beyond the first are not shown.
public final class WheelLayout: UICollectionViewLayout {
  /// The size of a card in points. Default: 140 x 190.
  public var itemSize = LayoutsTuning.wheelCard {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The least distance in points of the cards' middles from the axle. Default: 480. Less turns the cards more.
  public var leastRadius: CGFloat = LayoutsTuning.wheelRadius.least {
    didSet { if leastRadius != oldValue { invalidateLayout() } }
  }

  private var count = 0

  /// A wheel without cards.
  public override init() {
    super.init()
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The distance of the cards' middles from the axle, in points; larger in a wide view, and never less than twice the
  /// width of a card.
  public var radius: CGFloat {
    let width = collectionView?.bounds.width ?? 0
    return max(2 * itemSize.width, max(leastRadius, LayoutsTuning.wheelRadius.share * width))
  }

  /// The angle between neighbors in radians: that under which the axle sees a card.
  public var anglePerItem: CGFloat {
    // The series of the inverse tangent; the radius keeps the ratio below a half, where it is exact after a few terms.
    let ratio = itemSize.width / radius
    var power = ratio
    var angle: CGFloat = 0
    for term in 0..<24 {
      angle += power / CGFloat(2 * term + 1)
      power *= -ratio * ratio
    }
    return angle
  }

  /// Where people write from right to left the wheel starts at its right end, and the next card comes from the left.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var isMirrored: Bool {
    guard let direction = collectionView?.effectiveUserInterfaceLayoutDirection else { return false }
    return direction != developmentLayoutDirection
  }

  /// Reads the number of cards.
  public override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      count = 0
      return
    }
    count = collectionView.numberOfItems(inSection: 0)
  }

  /// A step for each card but the last, and one view.
  public override var collectionViewContentSize: CGSize {
    guard let size = collectionView?.bounds.size else { return .zero }
    return CGSize(width: CGFloat(max(0, count - 1)) * itemSize.width + size.width, height: size.height)
  }

  /// True: every card moves when the wheel turns.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The number of cards by which the wheel has turned at an offset; a fraction between two of them.
  private func rotationIndex(at offset: CGFloat) -> CGFloat {
    let pages = offset / itemSize.width
    return isMirrored ? CGFloat(max(0, count - 1)) - pages : pages
  }

  /// The content offset that centers a card.
  public func contentOffset(centering indexPath: IndexPath) -> CGPoint {
    let steps = isMirrored ? max(0, count - 1) - indexPath.item : indexPath.item
    return CGPoint(x: CGFloat(steps) * itemSize.width, y: collectionView?.contentOffset.y ?? 0)
  }

  /// The card nearest to the middle at a content offset; nil without cards.
  public func indexPathOfCard(nearestToMiddleAt offset: CGPoint) -> IndexPath? {
    guard count > 0 else { return nil }
    let nearest = max(0, min(CGFloat(count - 1), rotationIndex(at: offset.x).rounded()))
    return IndexPath(item: Int(nearest), section: 0)
  }

  /// The cards of the upper part of the wheel; those that are out of sight are left out.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, count > 0 else { return [] }
    let middle = max(-1, min(CGFloat(count), rotationIndex(at: collectionView.contentOffset.x)))
    let reach = LayoutsTuning.wheelHorizon / anglePerItem
    let first = max(0, Int((middle - reach).rounded(.up)))
    let last = min(count - 1, Int((middle + reach).rounded(.down)))
    guard first <= last else { return [] }
    return (first...last).map { card($0) }
  }

  /// A card, on the upper part of the wheel or not; nil if there is none.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item >= 0, indexPath.item < count else { return nil }
    return card(indexPath.item)
  }

  private func card(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    let bounds = collectionView?.bounds ?? .zero
    let steps = CGFloat(item) - rotationIndex(at: bounds.minX)
    let spin = CGAffineTransform(rotationAngle: (isMirrored ? -steps : steps) * anglePerItem)
    let offset = CGPoint(x: 0, y: -radius).applying(spin)
    attributes.size = itemSize
    attributes.center = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + radius + offset.y)
    attributes.transform = spin
    // The nearer to the top, the farther in front.
    attributes.zIndex = -Int(min(1e9, abs(steps)).rounded())
    return attributes
  }

  /// The offset nearest to the proposed one at which a card is upright; velocity does not count.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let path = indexPathOfCard(nearestToMiddleAt: proposedContentOffset) else { return proposedContentOffset }
    return CGPoint(x: contentOffset(centering: path).x, y: proposedContentOffset.y)
  }
}
