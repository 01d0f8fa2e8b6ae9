// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A layout of rows on springs. New rows enter from below.
public final class BubblesLayout: SpringyFlowLayout {
  private var inserted: [IndexPath] = []

  /// A new row first appears this distance in points below its final position. Default: 120.
  public var entry: CGFloat = 120

  /// Creates a layout of rows that are 8 points apart.
  public init() {
    super.init(isTiled: true)
    minimumLineSpacing = 8
    sectionInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    springs.measuresAlongScrollingAxisOnly = true
    springs.resistanceDivisor = 1000
    springs.damping = 0.75
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Displaces inserted rows so that they start below their final positions.
  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = []
    for change in updateItems where change.updateAction == .insert {
      guard let path = change.indexPathAfterUpdate else { continue }
      inserted.append(path)
      springs.displace(itemAt: path, by: CGVector(dx: 0, dy: entry))
    }
  }

  /// Clears the inserted rows at the end of an update.
  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }

  /// Returns the attributes that the springs have determined for an inserted row, so that the row does not fade in.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    inserted.contains(itemIndexPath)
      ? layoutAttributesForItem(at: itemIndexPath)
      : super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
}
