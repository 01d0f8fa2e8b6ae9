// SPDX-License-Identifier: MIT

import UIKit

final class BrickLayout: UICollectionViewLayout {
  var columnCount = 2 {
    didSet { if columnCount != oldValue { invalidateLayout() } }
  }
  /// Returns the height of an item in a column with the given width. By default, items are square.
  var heightOfItem: (IndexPath, CGFloat) -> CGFloat = { _, width in width }
  private let spacing: CGFloat = 8
  private var frames: [CGRect] = []
  private var tallest: CGFloat = 0
  private var contentHeight: CGFloat = 0
  private var isStale = true

  override func prepare() {
    super.prepare()
    guard isStale, let view = collectionView else { return }
    isStale = false
    frames.removeAll(keepingCapacity: true)
    tallest = 0
    let width = (view.bounds.width - spacing * CGFloat(columnCount + 1)) / CGFloat(columnCount)
    var bottoms = Array(repeating: spacing, count: columnCount)
    for item in 0..<view.numberOfItems(inSection: 0) {
      // Each item is added to the first of the shortest columns, so tops never decrease and a binary search can find
      // them.
      var column = 0
      for other in 1..<columnCount where bottoms[other] < bottoms[column] { column = other }
      let height = heightOfItem(IndexPath(item: item, section: 0), width)
      let left = spacing + CGFloat(column) * (width + spacing)
      frames.append(CGRect(x: left, y: bottoms[column], width: width, height: height))
      bottoms[column] += height + spacing
      tallest = max(tallest, height)
    }
    contentHeight = bottoms.max() ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // The first brick whose top is low enough to reach into the rectangle.
    var low = 0
    var high = frames.count
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].minY < rect.minY - tallest { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    for item in low..<frames.count {
      if frames[item].minY > rect.maxY { break }
      guard frames[item].intersects(rect) else { continue }
      if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) { found.append(attributes) }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    super.invalidateLayout(with: context)
  }
}
