// SPDX-License-Identifier: MIT

import UIKit

final class FanAttributes: UICollectionViewLayoutAttributes {
  var shade: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? FanAttributes)?.shade = shade
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FanAttributes, other.shade == shade else { return false }
    return super.isEqual(object)
  }
}

final class FanLayout: UICollectionViewLayout {
  private let pitch: CGFloat = 90

  override class var layoutAttributesClass: AnyClass { FanAttributes.self }

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let count = CGFloat(view.numberOfItems(inSection: 0))
    return CGSize(width: max(0, count - 1) * pitch + view.bounds.width, height: view.bounds.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    let middle = Int((view.bounds.midX - view.bounds.width / 2) / pitch)
    let last = view.numberOfItems(inSection: 0) - 1
    guard last >= 0 else { return [] }
    let first = max(0, min(last, middle - 4))
    return (first...max(first, min(last, middle + 5))).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    let attributes = FanAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 120, height: 180)
    let away = CGFloat(indexPath.item) - view.contentOffset.x / pitch
    attributes.center = CGPoint(x: view.bounds.midX + away * 60, y: view.bounds.midY + abs(away) * 12)
    attributes.transform = CGAffineTransform(rotationAngle: away * 0.15)
    attributes.zIndex = -Int(abs(away) * 10)
    attributes.shade = min(1, abs(away) / 4)
    return attributes
  }
}
