// SPDX-License-Identifier: MIT

import UIKit

/// Shows every section as a pile of photos with a caption; a pinch spreads the photos of one pile towards a grid.
///
/// Three photos of a pile show, a little askew; the others are hidden until the pile is opened. To open one, set
/// `pinchedStackIndex` and let `pinchedStackScale` follow the fingers. Captions are supplementary views of `captionKind`;
/// cells may take `StackAttributes.shadowOpacity` in `apply(_:)`.
public final class StackLayout: UICollectionViewLayout {
  /// The kind of the captions, one a section at item 0.
  public static let captionKind = "caption"

  /// The scale of a pinch beyond which a pile that is let go opens. Default: 2.5.
  public var openScale: CGFloat = LayoutsTuning.pileThreshold
  /// The angle in degrees by which the photos below the first one are rotated, to either side. Default: 5. With much
  /// more they exceed the space around a pile.
  public var photoAngle: CGFloat = LayoutsTuning.pileAngle {
    didSet { if photoAngle != oldValue { invalidateLayout() } }
  }
  /// The share of the way of an opening pile at which everything else has faded. Default: 0.75. Must be positive.
  public var fadeShare: CGFloat = LayoutsTuning.pileFadeShare {
    didSet { if fadeShare != oldValue { invalidateLayout() } }
  }

  /// The section that is being opened; -1, the default, for none.
  public var pinchedStackIndex = -1 {
    didSet { if pinchedStackIndex != oldValue { invalidateLayout() } }
  }

  /// The scale of the pinch that opens the pile: at 1, the default, and less it is closed, at 4 and more it is
  /// completely spread to the grid.
  public var pinchedStackScale: CGFloat = 1 {
    didSet { if pinchedStackScale != oldValue { invalidateLayout() } }
  }

  /// Where the fingers are, in content coordinates; it places nothing. Default: zero.
  public var pinchedStackCenter = CGPoint.zero

  /// True while a pile closes: its photos are visible until the animation ends. Default: false.
  public var isCollapsing = false {
    didSet { if isCollapsing != oldValue { invalidateLayout() } }
  }

  private var pileFrames: [CGRect] = []
  private var photoCounts: [Int] = []
  private var centers: [CGPoint] = []
  private var contentSize = CGSize.zero
  private var captionHeight = LayoutsTuning.pileCaption.height
  private(set) var travel = ViewportTravel()
  /// The grid that replaces this layout at the moment.
  private var nextGrid: StackGridLayout?

  /// A layout without piles.
  public override init() {
    super.init()
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// `StackAttributes`.
  public override class var layoutAttributesClass: AnyClass { StackAttributes.self }

  /// The progress of the opened pile towards the grid, 0 to 1.
  public var progress: CGFloat {
    guard pinchedStackIndex >= 0 else { return 0 }
    return max(0, min(1, (pinchedStackScale - 1) / (LayoutsTuning.pileOpenScale - 1)))
  }

  /// How much of everything but the opened pile is left, 1 to 0.
  private var remains: CGFloat { max(0, 1 - progress / fadeShare) }

  /// Places the piles row by row, and the opened one's photos in the grid.
  public override func prepare() {
    super.prepare()
    pileFrames.removeAll()
    photoCounts.removeAll()
    centers.removeAll()
    guard let collectionView else { return }
    captionHeight = LayoutsTuning.scaled(LayoutsTuning.pileCaption.height, for: collectionView)
    let width = collectionView.bounds.width
    let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = LayoutsTuning.pileSide
    let margin = LayoutsTuning.pileMargin
    let least = width >= LayoutsTuning.pileWideView ? LayoutsTuning.pileGap.wide : LayoutsTuning.pileGap.narrow
    let across = max(1, Int(min(1e9, (width - 2 * margin + least) / (side + least)).rounded(.down)))
    // A single pile is centered.
    let gap = across > 1 ? (width - 2 * margin - CGFloat(across) * side) / CGFloat(across - 1) : 0
    let left = across > 1 ? margin : (width - side) / 2
    let pitch = side + LayoutsTuning.pileCaption.distance + captionHeight + least
    for section in 0..<collectionView.numberOfSections {
      let x = left + CGFloat(section % across) * (side + gap)
      let y = margin + CGFloat(section / across) * pitch
      pileFrames.append(CGRect(x: isMirrored ? width - x - side : x, y: y, width: side, height: side))
      photoCounts.append(collectionView.numberOfItems(inSection: section))
    }
    let rows = (pileFrames.count + across - 1) / across
    contentSize = CGSize(width: width, height: 2 * margin + CGFloat(rows) * pitch - (rows > 0 ? least : 0))
    guard photoCounts.indices.contains(pinchedStackIndex) else { return }
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    let header = LayoutsTuning.scaled(LayoutsTuning.gridBoundaries.header, for: collectionView)
    for item in 0..<photoCounts[pinchedStackIndex] {
      let center = StackGridLayout.center(ofItem: item, inWidth: width, below: header)
      centers.append(CGPoint(x: isMirrored ? width - center.x : center.x, y: top + center.y))
    }
  }

  /// As wide as the view, and as high as the piles need.
  public override var collectionViewContentSize: CGSize { contentSize }

  /// True for another width, and while a pile is open, whose grid is where the viewport is.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinchedStackIndex >= 0 || newBounds.width != collectionView?.bounds.width
  }

  /// The photos and captions in a rectangle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in pileFrames.indices {
      // The opened pile may be everywhere; the corners of rotated photos extend beyond their pile by less than this.
      let near = pileFrames[section].insetBy(dx: -LayoutsTuning.pileMargin, dy: -LayoutsTuning.pileMargin)
      if section == pinchedStackIndex || near.intersects(rect) {
        for item in 0..<photoCounts[section] { found.append(photo(item, in: section)) }
      }
      let caption = caption(of: section)
      if caption.frame.intersects(rect) { found.append(caption) }
    }
    return found
  }

  /// A photo; nil if there is none.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard photoCounts.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < photoCounts[indexPath.section]
    else { return nil }
    return photo(indexPath.item, in: indexPath.section)
  }

  /// A caption; nil for other kinds and sections that do not exist.
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.captionKind, indexPath.item == 0, pileFrames.indices.contains(indexPath.section) else {
      return nil
    }
    return caption(of: indexPath.section)
  }

  /// Another layout is replaced by this one.
  public override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    travel.isComing = true
  }

  /// Another layout replaces this one.
  public override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    nextGrid = newLayout as? StackGridLayout
  }

  /// The change is over.
  public override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    travel.isComing = false
    nextGrid = nil
  }

  /// The proposed offset.
  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    travel.note(proposedContentOffset, in: collectionView)
  }

  /// Captions of new piles fade in where they end, although the viewport moves.
  public override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    travel.isComing
      ? travel.start(of: layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
      : super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  /// They fade out where they are when a grid replaces the piles.
  public override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nextGrid.map {
      $0.travel.end(of: layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    } ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  private func photo(_ item: Int, in section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = StackAttributes(forCellWith: IndexPath(item: item, section: section))
    let pile = pileFrames[section]
    let rotations = LayoutsTuning.pileTurns
    var center = CGPoint(x: pile.midX, y: pile.midY)
    var angle = item < rotations.count ? rotations[item] * photoAngle * .pi / 180 : 0
    attributes.size = CGSize(width: LayoutsTuning.pilePhoto, height: LayoutsTuning.pilePhoto)
    // The first photo is on top.
    attributes.zIndex = -item
    attributes.shadowOpacity = item < rotations.count ? LayoutsTuning.pileShadow : 0
    if section == pinchedStackIndex {
      let share = progress
      let target = centers[item]
      center = CGPoint(x: center.x + (target.x - center.x) * share, y: center.y + (target.y - center.y) * share)
      angle *= 1 - share
      attributes.zIndex += LayoutsTuning.pileFront
      if item >= rotations.count { attributes.shadowOpacity = LayoutsTuning.pileShadow * share }
    } else {
      attributes.isHidden = item >= rotations.count && !isCollapsing
      attributes.alpha = remains
    }
    attributes.center = center
    if angle != 0 { attributes.transform = CGAffineTransform(rotationAngle: angle) }
    return attributes
  }

  private func caption(of section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: Self.captionKind, with: IndexPath(item: 0, section: section))
    let pile = pileFrames[section]
    attributes.frame = CGRect(
      x: pile.minX, y: pile.maxY + LayoutsTuning.pileCaption.distance, width: pile.width,
      height: captionHeight)
    attributes.alpha = remains
    return attributes
  }
}
