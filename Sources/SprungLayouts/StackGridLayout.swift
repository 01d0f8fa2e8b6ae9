// SPDX-License-Identifier: MIT

import UIKit

/// The grid of photos into which the piles of a `StackLayout` open. Each section has a header and a footer.
public final class StackGridLayout: UICollectionViewFlowLayout {
  /// The section whose header is at the top after the next transition to this layout. Default: nil; the layout then
  /// uses the proposed offset.
  public var sectionAtTop: Int?

  private(set) var travel = ViewportTravel()
  /// The pile layout that is replacing this layout.
  private var nextPiles: StackLayout?

  /// Creates a grid of photos of 170 x 197 points.
  public override init() {
    super.init()
    itemSize = LayoutsTuning.gridPhoto
    minimumLineSpacing = LayoutsTuning.gridSpacing
    minimumInteritemSpacing = LayoutsTuning.gridSpacing
    sectionInset = LayoutsTuning.gridInset
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Always true: the grid is mirrored in right-to-left layouts.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Sets the heights of headers and footers to fit their text at the current text size.
  public override func prepare() {
    let heights = LayoutsTuning.gridBoundaries
    let header = CGSize(width: 0, height: LayoutsTuning.scaled(heights.header, for: collectionView))
    let footer = CGSize(width: 0, height: LayoutsTuning.scaled(heights.footer, for: collectionView))
    if headerReferenceSize != header { headerReferenceSize = header }
    if footerReferenceSize != footer { footerReferenceSize = footer }
    super.prepare()
  }

  /// Returns the elements in the given rectangle. Photos are in front of later photos in their section, as in a pile.
  /// Photos of `sectionAtTop` are in front of all others.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    for attributes in found { lift(attributes) }
    return found
  }

  /// Returns the attributes of a photo, which is in front of later photos in its section.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let photo = super.layoutAttributesForItem(at: indexPath) else { return nil }
    lift(photo)
    return photo
  }

  private func lift(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.representedElementCategory == .cell else { return }
    attributes.zIndex = -attributes.indexPath.item
    if attributes.indexPath.section == sectionAtTop { attributes.zIndex += LayoutsTuning.pileFront }
  }

  /// Begins a transition to this layout.
  public override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    travel.isComing = true
  }

  /// Begins a transition from this layout.
  public override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    nextPiles = newLayout as? StackLayout
  }

  /// Finishes a transition.
  public override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    travel.isComing = false
    nextPiles = nil
  }

  /// Makes headers and footers of a new grid fade in at their final screen positions, although the viewport moves.
  public override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    travel.isComing
      ? travel.start(of: layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
      : super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  /// Makes headers and footers fade out at their current screen positions when piles replace the grid.
  public override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nextPiles.map {
      $0.travel.end(of: layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    } ?? super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }

  /// Returns the center of a photo in a view of the given width. The y-coordinate is relative to the top of the
  /// section's header, which has the given height.
  static func center(ofItem item: Int, inWidth width: CGFloat, below header: CGFloat) -> CGPoint {
    let size = LayoutsTuning.gridPhoto
    let spacing = LayoutsTuning.gridSpacing
    let inset = LayoutsTuning.gridInset
    let availableWidth = width - inset.left - inset.right
    let across = max(1, Int(min(1e9, (availableWidth + spacing) / (size.width + spacing)).rounded(.down)))
    let gap = across > 1 ? (availableWidth - CGFloat(across) * size.width) / CGFloat(across - 1) : 0
    let left = across > 1 ? inset.left : (width - size.width) / 2
    return CGPoint(
      x: left + CGFloat(item % across) * (size.width + gap) + size.width / 2,
      y: header + inset.top + CGFloat(item / across) * (size.height + spacing)
        + size.height / 2)
  }

  /// Returns the offset at which the header of `sectionAtTop` is at the top.
  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let sectionAtTop, let collectionView, sectionAtTop < collectionView.numberOfSections,
      let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: sectionAtTop))
    else { return travel.note(proposedContentOffset, in: collectionView) }
    let top = header.frame.minY - collectionView.adjustedContentInset.top
    return travel.note(CGPoint(x: proposedContentOffset.x, y: top), in: collectionView)
  }
}
