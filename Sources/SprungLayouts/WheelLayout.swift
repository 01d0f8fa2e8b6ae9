// SPDX-License-Identifier: MIT

import UIKit

/// Cards on the rim of a large wheel whose axle is far below. Horizontal scrolling rotates the wheel, which always
/// stops with a card upright at the center.
///
/// Scrolling by the width of a card rotates the wheel by one card. Only the first section is displayed.
public final class WheelLayout: UICollectionViewLayout {
  /// The size of a card in points. Default: 140 x 190.
  public var itemSize = LayoutsTuning.wheelCard {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The minimum distance in points between the cards' centers and the axle. Default: 480. With smaller values, cards
  /// are rotated more.
  public var leastRadius: CGFloat = LayoutsTuning.wheelRadius.least {
    didSet { if leastRadius != oldValue { invalidateLayout() } }
  }

  private var count = 0

  /// Creates a wheel without cards.
  public override init() {
    super.init()
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The distance in points between the cards' centers and the axle. The radius is larger in a wide view, and at least
  /// twice the width of a card.
  public var radius: CGFloat {
    let width = collectionView?.bounds.width ?? 0
    return max(2 * itemSize.width, max(leastRadius, LayoutsTuning.wheelRadius.share * width))
  }

  /// The angle between adjacent cards in radians: the arctangent of the width of a card divided by the radius.
  public var anglePerItem: CGFloat {
    // The Taylor series for arctangent. The radius keeps the ratio at or below 0.5, where a few terms are sufficient.
    let ratio = itemSize.width / radius
    var power = ratio
    var angle: CGFloat = 0
    for term in 0..<24 {
      angle += power / CGFloat(2 * term + 1)
      power *= -ratio * ratio
    }
    return angle
  }

  /// Always true: in right-to-left layouts, the wheel starts at its right end, and the next card enters from the left.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var isMirrored: Bool {
    guard let direction = collectionView?.effectiveUserInterfaceLayoutDirection else { return false }
    return direction != developmentLayoutDirection
  }

  /// Updates the number of cards.
  public override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      count = 0
      return
    }
    count = collectionView.numberOfItems(inSection: 0)
  }

  /// The size of the view, plus the width of a card for each card except the last.
  public override var collectionViewContentSize: CGSize {
    guard let size = collectionView?.bounds.size else { return .zero }
    return CGSize(width: CGFloat(max(0, count - 1)) * itemSize.width + size.width, height: size.height)
  }

  /// Always returns true: all cards move when the wheel rotates.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Returns the rotation of the wheel at the given offset, as the index of the upright card. Between two cards, the
  /// index has a fractional part.
  private func rotationIndex(at offset: CGFloat) -> CGFloat {
    let pages = offset / itemSize.width
    return isMirrored ? CGFloat(max(0, count - 1)) - pages : pages
  }

  /// Returns the content offset that centers a card.
  public func contentOffset(centering indexPath: IndexPath) -> CGPoint {
    let steps = isMirrored ? max(0, count - 1) - indexPath.item : indexPath.item
    return CGPoint(x: CGFloat(steps) * itemSize.width, y: collectionView?.contentOffset.y ?? 0)
  }

  /// Returns the card closest to the center at the given content offset, or nil if there are no cards.
  public func indexPathOfCard(nearestToMiddleAt offset: CGPoint) -> IndexPath? {
    guard count > 0 else { return nil }
    let nearest = max(0, min(CGFloat(count - 1), rotationIndex(at: offset.x).rounded()))
    return IndexPath(item: Int(nearest), section: 0)
  }

  /// Returns the cards on the upper part of the wheel. Invisible cards are omitted.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, count > 0 else { return [] }
    let middle = max(-1, min(CGFloat(count), rotationIndex(at: collectionView.contentOffset.x)))
    let reach = LayoutsTuning.wheelHorizon / anglePerItem
    let first = max(0, Int((middle - reach).rounded(.up)))
    let last = min(count - 1, Int((middle + reach).rounded(.down)))
    guard first <= last else { return [] }
    return (first...last).map { card($0) }
  }

  /// Returns the attributes of a card, even if it is not on the upper part of the wheel, or nil if the card does not
  /// exist.
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
    // Cards closer to the top are in front.
    attributes.zIndex = -Int(min(1e9, abs(steps)).rounded())
    return attributes
  }

  /// Returns the offset closest to the proposed offset at which a card is upright. The velocity is ignored.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let path = indexPathOfCard(nearestToMiddleAt: proposedContentOffset) else { return proposedContentOffset }
    return CGPoint(x: contentOffset(centering: path).x, y: proposedContentOffset.y)
  }
}
