// SPDX-License-Identifier: MIT

import UIKit

/// A grid of squares 200 points wide: those that are inserted grow out of nothing while they turn, those that are deleted
/// turn on and vanish.
public final class TurningFlowLayout: UICollectionViewFlowLayout {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  private var isComing = false

  /// Squares of 200 x 200 points, 13 apart.
  public override init() {
    super.init()
    let spacing = LayoutsTuning.turningSpacing
    itemSize = CGSize(width: LayoutsTuning.turningTile, height: LayoutsTuning.turningTile)
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
    sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// True: from right to left the grid is mirrored.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Another layout is replaced by this one.
  public override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    isComing = true
  }

  /// The other layout has gone.
  public override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    isComing = false
  }

  /// After a change of layout the grid shows its beginning: no square of a circle is before another.
  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard isComing, let collectionView else { return proposedContentOffset }
    return CGPoint(x: proposedContentOffset.x, y: -collectionView.adjustedContentInset.top)
  }

  /// Notes which squares come and go.
  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: if let path = update.indexPathAfterUpdate { inserted.insert(path) }
      case .delete: if let path = update.indexPathBeforeUpdate { deleted.insert(path) }
      default: break
      }
    }
  }

  /// Discards the lists of inserted and deleted squares.
  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
    deleted.removeAll()
  }

  /// A square that is inserted starts small, turned back and invisible.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserted.contains(itemIndexPath) { vanish(start, turnedBy: -LayoutsTuning.turningAngle) }
    return start
  }

  /// A square that is deleted ends small, turned on and invisible.
  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if deleted.contains(itemIndexPath) { vanish(end, turnedBy: LayoutsTuning.turningAngle) }
    return end
  }

  private func vanish(_ attributes: UICollectionViewLayoutAttributes?, turnedBy angle: CGFloat) {
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(rotationAngle: angle)
      .scaledBy(x: LayoutsTuning.circleVanishing, y: LayoutsTuning.circleVanishing)
  }
}
