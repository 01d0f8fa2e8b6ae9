// SPDX-License-Identifier: MIT

import UIKit

/// A grid of squares with sides of 200 points. Inserted squares rotate as they grow from a point; deleted squares
/// continue the rotation and vanish.
public final class TurningFlowLayout: UICollectionViewFlowLayout {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  private var isComing = false

  /// Creates a grid of squares of 200 x 200 points with a spacing of 13 points.
  public override init() {
    super.init()
    let spacing = LayoutsTuning.turningSpacing
    itemSize = CGSize(width: LayoutsTuning.turningTile, height: LayoutsTuning.turningTile)
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
    sectionInset = UIEdgeInsets(top: spacing, left: spacing, bottom: spacing, right: spacing)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Always true: the grid is mirrored in right-to-left layouts.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Begins a transition to this layout.
  public override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    isComing = true
  }

  /// Finishes a transition.
  public override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    isComing = false
  }

  /// Scrolls to the start in a transition to this layout, because the previous layout, a circle, has no scroll position
  /// to preserve.
  public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard isComing, let collectionView else { return proposedContentOffset }
    return CGPoint(x: proposedContentOffset.x, y: -collectionView.adjustedContentInset.top)
  }

  /// Records which squares are inserted and deleted.
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

  /// Clears the lists of inserted and deleted squares.
  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
    deleted.removeAll()
  }

  /// Returns the initial attributes of inserted squares: small, rotated backward and invisible.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserted.contains(itemIndexPath) { vanish(start, turnedBy: -LayoutsTuning.turningAngle) }
    return start
  }

  /// Returns the final attributes of deleted squares: small, rotated forward and invisible.
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
