// SPDX-License-Identifier: MIT

import UIKit

/// A list layout with rows of 40 points, whose results a test can corrupt.
final class HostileLayout: UICollectionViewLayout {
  /// The number of rows that the layout assumes, or nil to query the collection view.
  var believedCount: Int?
  var size: CGSize?
  var spoilElements: ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]? = { $0 }
  var spoilItem: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? = { $0 }
  var whilePreparing: (() -> Void)?
  var prepared = 0

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return believedCount ?? collectionView.numberOfItems(inSection: 0)
  }

  override func prepare() {
    prepared += 1
    whilePreparing?()
  }

  override var collectionViewContentSize: CGSize { size ?? CGSize(width: 320, height: 40 * CGFloat(count)) }

  func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: 40 * CGFloat(item), width: 320, height: 40)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    spoilElements((0..<count).map { row($0) }.filter { $0.frame.intersects(rect) })
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    spoilItem(row(indexPath.item))
  }
}
