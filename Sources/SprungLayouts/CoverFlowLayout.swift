// SPDX-License-Identifier: MIT

import UIKit

/// Covers in a row like record sleeves: the one in the middle faces the viewer, the others are rotated.
///
/// It is a horizontal flow of covers 180 points wide that overlap by 60. Scrolling ends with a cover in the middle, the
/// first and the last one included. Cells may read `CoverFlowAttributes.maskingValue` in `apply(_:)`.
public final class CoverFlowLayout: UICollectionViewFlowLayout {
  /// The angle in degrees at which covers lean. Default: 45; at 90 they could not be seen.
  public var tilt: CGFloat = LayoutsTuning.coverTilt {
    didSet { if tilt != oldValue { invalidateLayout() } }
  }
  /// How much larger the cover in the middle is than the others. Default: 0.2.
  public var zoom: CGFloat = LayoutsTuning.coverZoom {
    didSet { if zoom != oldValue { invalidateLayout() } }
  }
  /// Points by which a rotated cover is moved towards the edge. Default: 40.
  public var shift: CGFloat = LayoutsTuning.coverShift {
    didSet { if shift != oldValue { invalidateLayout() } }
  }
  /// How dark a cover is that leans, 0 to 1. Default: 0.6.
  public var darkness: CGFloat = LayoutsTuning.coverDarkness {
    didSet { if darkness != oldValue { invalidateLayout() } }
  }

  /// Covers of 180 x 180 points, one every 120.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: LayoutsTuning.coverSide, height: LayoutsTuning.coverSide)
    minimumLineSpacing = -LayoutsTuning.coverOverlap
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Points between the centers of neighbors.
  public var pitch: CGFloat { itemSize.width + minimumLineSpacing }

  /// `CoverFlowAttributes`.
  public override class var layoutAttributesClass: AnyClass { CoverFlowAttributes.self }

  /// True: from right to left the covers are mirrored.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Adds insets before the first and after the last cover, so that they can be in the middle.
  public override func prepare() {
    if let size = collectionView?.bounds.size {
      let side = max(0, (size.width - itemSize.width) / 2)
      let inset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      if sectionInset != inset { sectionInset = inset }
      // There is never space for a second row, however high the view is.
      minimumInteritemSpacing = max(200, size.height)
    }
    super.prepare()
  }

  /// True: every cover turns as it moves.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The covers in a rectangle, at the current offset.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // A cover that is rotated or enlarged extends beyond its frame in the flow, by less than another cover.
    let wide = rect.insetBy(dx: -itemSize.width, dy: -itemSize.height)
    let covers = super.layoutAttributesForElements(in: wide) ?? []
    for cover in covers { stand(cover) }
    return covers
  }

  /// A cover at the current offset.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let cover = super.layoutAttributesForItem(at: indexPath) else { return nil }
    stand(cover)
    return cover
  }

  private func stand(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.representedElementCategory == .cell, let collectionView else { return }
    let distance = collectionView.bounds.midX - attributes.center.x
    let share = min(1, abs(distance) / LayoutsTuning.coverReach)
    let isLeft = distance > 0
    let side: CGFloat = isLeft ? -1 : 1
    let depth = (1 - share) * LayoutsTuning.coverDepth.middle + (isLeft ? LayoutsTuning.coverDepth.left : 0)
    var transform = CATransform3DMakeTranslation(side * shift * share, 0, depth)
    // Only now, so that the depth above does not make the cover larger.
    transform.m34 = -1 / (LayoutsTuning.coverEye * itemSize.width)
    transform = CATransform3DRotate(transform, -side * share * (tilt * .pi / 180), 0, 1, 0)
    let scale = 1 + zoom * (1 - share)
    attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
    // The nearer to the middle, the farther in front: 1 there, 0 for its neighbors.
    attributes.zIndex = 1 - Int(min(1e9, abs(distance) / pitch).rounded())
    guard let cover = attributes as? CoverFlowAttributes else { return }
    cover.maskingValue = darkness * share
    cover.shouldRasterize = share == 1
  }

  // MARK: The Middle

  /// True if a cover is in the middle, within a point.
  public func indexPathIsCentered(_ indexPath: IndexPath) -> Bool {
    guard let collectionView, let cover = layoutAttributesForItem(at: indexPath) else { return false }
    return abs(collectionView.bounds.midX - cover.center.x) < 1
  }

  /// The content offset that centers a cover; nil if there is no such cover.
  ///
  /// `scrollToItem(at:at:animated:)` uses the frame of a rotated cover, and misses the middle.
  public func contentOffset(centering indexPath: IndexPath) -> CGPoint? {
    guard let collectionView, let cover = super.layoutAttributesForItem(at: indexPath) else { return nil }
    return CGPoint(x: cover.center.x - collectionView.bounds.width / 2, y: collectionView.contentOffset.y)
  }

  /// The cover nearest to the middle at a content offset; nil if there is none near.
  public func indexPathOfCover(nearestToMiddleAt offset: CGPoint) -> IndexPath? {
    guard let collectionView else { return nil }
    let rect = CGRect(origin: offset, size: collectionView.bounds.size)
    var nearest: (path: IndexPath, distance: CGFloat)?
    for cover in super.layoutAttributesForElements(in: rect.insetBy(dx: -pitch, dy: 0)) ?? []
    where cover.representedElementCategory == .cell {
      let distance = abs(cover.center.x - rect.midX)
      if let other = nearest, other.distance <= distance { continue }
      nearest = (cover.indexPath, distance)
    }
    return nearest?.path
  }

  /// The offset nearest to the proposed one that centers a cover; velocity does not count.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let path = indexPathOfCover(nearestToMiddleAt: proposedContentOffset),
      let offset = contentOffset(centering: path)
    else { return proposedContentOffset }
    return CGPoint(x: offset.x, y: proposedContentOffset.y)
  }

  /// A change of layout or an update ends with a cover in the middle too.
  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: .zero)
  }
}
