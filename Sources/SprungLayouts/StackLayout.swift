// SPDX-License-Identifier: MIT

import UIKit

/// Displays each section as a pile of photos with a caption. A pinch spreads the photos of a pile into a grid.
///
/// Three slightly rotated photos of a pile are visible; the others are hidden until the pile is opened. To open a pile,
/// set `pinchedStackIndex`, and update `pinchedStackScale` during the pinch. Captions are supplementary views of kind
/// `captionKind`. Cells can read `StackAttributes.shadowOpacity` in `apply(_:)`.
public final class StackLayout: UICollectionViewLayout {
  /// The element kind of captions. Each section has a caption at item 0.
  public static let captionKind = "caption"

  /// The pinch scale beyond which a released pile opens. Default: 2.5.
  public var openScale: CGFloat = LayoutsTuning.pileThreshold
  /// The angle in degrees by which the two photos below the first one are rotated to opposite sides. Default: 5. With
  /// much larger angles, photos extend beyond the space around a pile.
  public var photoAngle: CGFloat = LayoutsTuning.pileAngle {
    didSet { if photoAngle != oldValue { invalidateLayout() } }
  }
  /// The progress of the opening at which all other views have faded out. Default: 0.75. Must be positive.
  public var fadeShare: CGFloat = LayoutsTuning.pileFadeShare {
    didSet { if fadeShare != oldValue { invalidateLayout() } }
  }

  /// The section that is being opened. Default: -1 for none.
  public var pinchedStackIndex = -1 {
    didSet { if pinchedStackIndex != oldValue { invalidateLayout() } }
  }

  /// The scale of the pinch that opens the pile. Default: 1. The pile is closed at a scale of 1 or less, and completely
  /// spread into the grid at a scale of 4 or more.
  public var pinchedStackScale: CGFloat = 1 {
    didSet { if pinchedStackScale != oldValue { invalidateLayout() } }
  }

  /// The center of the pinch in content coordinates. The value does not affect the layout. Default: zero.
  public var pinchedStackCenter = CGPoint.zero

  /// Whether a pile is closing. The photos of a closing pile remain visible until the animation ends. Default: false.
  public var isCollapsing = false {
    didSet { if isCollapsing != oldValue { invalidateLayout() } }
  }

  private var pileFrames: [CGRect] = []
  private var photoCounts: [Int] = []
  private var centers: [CGPoint] = []
  private var contentSize = CGSize.zero
  private var captionHeight = LayoutsTuning.pileCaption.height
  private(set) var travel = ViewportTravel()
  /// The grid layout that is replacing this layout.
  private var nextGrid: StackGridLayout?

  /// Creates a layout without piles.
  public override init() {
    super.init()
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns `StackAttributes`.
  public override class var layoutAttributesClass: AnyClass { StackAttributes.self }

  /// The progress of the opened pile toward the grid, 0 to 1.
  public var progress: CGFloat {
    guard pinchedStackIndex >= 0 else { return 0 }
    return max(0, min(1, (pinchedStackScale - 1) / (LayoutsTuning.pileOpenScale - 1)))
  }

  /// The opacity of everything except the opened pile, which falls from 1 to 0.
  private var remains: CGFloat { max(0, 1 - progress / fadeShare) }

  /// Arranges the piles in rows, and the photos of the opened pile in the grid.
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
    // If there is a single column of piles, it is centered.
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

  /// The width of the view and the height of the piles.
  public override var collectionViewContentSize: CGSize { contentSize }

  /// Returns true if the width is about to change, or if a pile is open, because the grid of an open pile depends on
  /// the viewport.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinchedStackIndex >= 0 || newBounds.width != collectionView?.bounds.width
  }

  /// Returns the photos and captions in the given rectangle.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in pileFrames.indices {
      // Photos of the opened pile can be anywhere. The rotated photos of other piles extend beyond their pile by less
      // than this margin.
      let near = pileFrames[section].insetBy(dx: -LayoutsTuning.pileMargin, dy: -LayoutsTuning.pileMargin)
      if section == pinchedStackIndex || near.intersects(rect) {
        for item in 0..<photoCounts[section] { found.append(photo(item, in: section)) }
      }
      let caption = caption(of: section)
      if caption.frame.intersects(rect) { found.append(caption) }
    }
    return found
  }

  /// Returns the attributes of a photo, or nil if the photo does not exist.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard photoCounts.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < photoCounts[indexPath.section]
    else { return nil }
    return photo(indexPath.item, in: indexPath.section)
  }

  /// Returns the attributes of a caption, or nil for other kinds and for sections that do not exist.
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.captionKind, indexPath.item == 0, pileFrames.indices.contains(indexPath.section) else {
      return nil
    }
    return caption(of: indexPath.section)
  }

  /// Begins a transition to this layout.
  public override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    travel.isComing = true
  }

  /// Begins a transition from this layout.
  public override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    nextGrid = newLayout as? StackGridLayout
  }

  /// Finishes a transition.
  public override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    travel.isComing = false
    nextGrid = nil
  }

  /// Records and returns the proposed offset.
  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    travel.note(proposedContentOffset, in: collectionView)
  }

  /// Makes captions of new piles fade in at their final screen positions, although the viewport moves.
  public override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    travel.isComing
      ? travel.start(of: layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
      : super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  /// Makes captions fade out at their current screen positions when a grid replaces the piles.
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
