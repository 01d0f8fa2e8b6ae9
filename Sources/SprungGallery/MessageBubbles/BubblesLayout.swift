// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// Rows on springs; a new one comes from below.
public final class BubblesLayout: SpringyFlowLayout {
  private var inserted: [IndexPath] = []

  /// Points below its position from which a new row appears. Default: 120.
  public var entry: CGFloat = 120

  /// A layout of rows 8 points apart.
  public init() {
    super.init(isTiled: true)
    minimumLineSpacing = 8
    sectionInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    springs.measuresAlongScrollingAxisOnly = true
    springs.resistanceDivisor = 1000
    springs.damping = 0.75
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// New rows start below their positions.
  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = []
    for change in updateItems where change.updateAction == .insert {
      guard let path = change.indexPathAfterUpdate else { continue }
      inserted.append(path)
      springs.displace(itemAt: path, by: CGVector(dx: 0, dy: entry))
    }
  }

  /// The end of an update.
  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }

  /// A new row starts where its spring has it, and does not fade in.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    inserted.contains(itemIndexPath)
      ? layoutAttributesForItem(at: itemIndexPath)
      : super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
}
