// SPDX-License-Identifier: MIT

import UIKit

/// A row of covers, like record sleeves: the center cover faces the viewer, and the others are tilted.
///
/// The row is a horizontal flow layout. Covers have a width of 180 points and overlap by 60 points. Scrolling always
/// ends with a cover at the center, which can be the first or last one. Cells can read
/// `CoverFlowAttributes.maskingValue` in `apply(_:)`.
public final class CoverFlowLayout: UICollectionViewFlowLayout {
  /// The angle of tilted covers in degrees. Default: 45. At an angle of 90, they would be invisible.
  public var tilt: CGFloat = LayoutsTuning.coverTilt {
    didSet { if tilt != oldValue { invalidateLayout() } }
  }
  /// The relative increase in size of the center cover. Default: 0.2.
  public var zoom: CGFloat = LayoutsTuning.coverZoom {
    didSet { if zoom != oldValue { invalidateLayout() } }
  }
  /// The distance in points by which tilted covers are moved away from the center. Default: 40.
  public var shift: CGFloat = LayoutsTuning.coverShift {
    didSet { if shift != oldValue { invalidateLayout() } }
  }
  /// The darkness of tilted covers, 0 to 1. Default: 0.6.
  public var darkness: CGFloat = LayoutsTuning.coverDarkness {
    didSet { if darkness != oldValue { invalidateLayout() } }
  }

  /// Creates a layout with covers of 180 x 180 points whose centers are 120 points apart.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: LayoutsTuning.coverSide, height: LayoutsTuning.coverSide)
    minimumLineSpacing = -LayoutsTuning.coverOverlap
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The distance between the centers of adjacent covers in points.
  public var pitch: CGFloat { itemSize.width + minimumLineSpacing }

  /// Returns `CoverFlowAttributes`.
  public override class var layoutAttributesClass: AnyClass { CoverFlowAttributes.self }

  /// Always true: covers are mirrored in right-to-left layouts.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Adds insets before the first and after the last cover, so that these covers can be centered.
  public override func prepare() {
    if let size = collectionView?.bounds.size {
      let side = max(0, (size.width - itemSize.width) / 2)
      let inset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      if sectionInset != inset { sectionInset = inset }
      // The spacing is so large that a second row never fits, regardless of the height of the view.
      minimumInteritemSpacing = max(200, size.height)
    }
    super.prepare()
  }

  /// Always returns true, because covers rotate as they move.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Returns the covers in the given rectangle at the current offset.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // A tilted or enlarged cover extends beyond its frame in the flow layout by less than the size of a cover.
    let wide = rect.insetBy(dx: -itemSize.width, dy: -itemSize.height)
    let covers = super.layoutAttributesForElements(in: wide) ?? []
    for cover in covers { stand(cover) }
    return covers
  }

  /// Returns the attributes of a cover at the current offset.
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
    // The perspective is set after the translation, so that the depth does not enlarge the cover.
    transform.m34 = -1 / (LayoutsTuning.coverEye * itemSize.width)
    transform = CATransform3DRotate(transform, -side * share * (tilt * .pi / 180), 0, 1, 0)
    let scale = 1 + zoom * (1 - share)
    attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
    // Covers closer to the center are in front: the z index is 1 at the center and 0 for its neighbors.
    attributes.zIndex = 1 - Int(min(1e9, abs(distance) / pitch).rounded())
    guard let cover = attributes as? CoverFlowAttributes else { return }
    cover.maskingValue = darkness * share
    cover.shouldRasterize = share == 1
  }

  // MARK: The Middle

  /// Returns whether a cover is centered within a tolerance of one point.
  public func indexPathIsCentered(_ indexPath: IndexPath) -> Bool {
    guard let collectionView, let cover = layoutAttributesForItem(at: indexPath) else { return false }
    return abs(collectionView.bounds.midX - cover.center.x) < 1
  }

  /// Returns the content offset that centers a cover, or nil if the cover does not exist.
  ///
  /// `scrollToItem(at:at:animated:)` uses the frame of the tilted cover and therefore does not center it.
  public func contentOffset(centering indexPath: IndexPath) -> CGPoint? {
    guard let collectionView, let cover = super.layoutAttributesForItem(at: indexPath) else { return nil }
    return CGPoint(x: cover.center.x - collectionView.bounds.width / 2, y: collectionView.contentOffset.y)
  }

  /// Returns the cover closest to the center at the given content offset, or nil if there is no cover nearby.
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

  /// Returns the offset closest to the proposed offset at which a cover is centered. The velocity is ignored.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let path = indexPathOfCover(nearestToMiddleAt: proposedContentOffset),
      let offset = contentOffset(centering: path)
    else { return proposedContentOffset }
    return CGPoint(x: offset.x, y: proposedContentOffset.y)
  }

  /// Returns an offset that centers a cover after a layout change or an update.
  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: .zero)
  }
}
