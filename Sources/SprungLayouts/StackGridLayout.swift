// SPDX-License-Identifier: MIT

import UIKit

/// The grid of photos that the piles of a `StackLayout` open into, with a header and a footer to each section.
public final class StackGridLayout: UICollectionViewFlowLayout {
  /// The section whose header is to be at the top after the next change to this layout; nil, the default, leaves the offset
  /// as it is proposed.
  public var sectionAtTop: Int?

  /// Photos of 170 x 197 points.
  public override init() {
    super.init()
    itemSize = LayoutsTuning.gridPhoto
    minimumLineSpacing = LayoutsTuning.gridSpacing
    minimumInteritemSpacing = LayoutsTuning.gridSpacing
    sectionInset = LayoutsTuning.gridInset
    headerReferenceSize = CGSize(width: 0, height: LayoutsTuning.gridBoundaries.header)
    footerReferenceSize = CGSize(width: 0, height: LayoutsTuning.gridBoundaries.footer)
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// True: from right to left the grid is mirrored.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The middle of a photo of a grid whose first section begins at zero, in a view of a width.
  static func center(ofItem item: Int, inWidth width: CGFloat) -> CGPoint {
    let size = LayoutsTuning.gridPhoto
    let spacing = LayoutsTuning.gridSpacing
    let inset = LayoutsTuning.gridInset
    let room = width - inset.left - inset.right
    let across = max(1, Int(min(1e9, (room + spacing) / (size.width + spacing)).rounded(.down)))
    let gap = across > 1 ? (room - CGFloat(across) * size.width) / CGFloat(across - 1) : 0
    let left = across > 1 ? inset.left : (width - size.width) / 2
    return CGPoint(
      x: left + CGFloat(item % across) * (size.width + gap) + size.width / 2,
      y: LayoutsTuning.gridBoundaries.header + inset.top + CGFloat(item / across) * (size.height + spacing)
        + size.height / 2)
  }

  /// The offset with which the header of `sectionAtTop` is at the top.
  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let sectionAtTop, let collectionView, sectionAtTop < collectionView.numberOfSections,
      let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: sectionAtTop))
    else { return proposedContentOffset }
    return CGPoint(
      x: proposedContentOffset.x, y: header.frame.minY - collectionView.adjustedContentInset.top)
  }
}
