// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// True if there is such an item.
  final func itemExists(_ indexPath: IndexPath) -> Bool {
    loadCounts()
    return counts.indices.contains(indexPath.section) && indexPath.item >= 0
      && indexPath.item < counts[indexPath.section]
  }

  final func prepareForQuery() {
    if runningUpdate == nil, !isLayingOut { prepareLayout() }
  }

  final func covers(_ attributes: UICollectionViewLayoutAttributes, _ point: CGPoint) -> Bool {
    if attributes.hasNoTransform { return attributes.frame.contains(point) }
    let offset = CGPoint(x: point.x - attributes.center.x, y: point.y - attributes.center.y)
    guard let local = attributes.transform3D.unprojected(offset) else { return false }
    let size = attributes.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).contains(local)
  }

  final func sortedKeys(kind: Int32) -> [ElementKey] {
    order.filter { $0.key.kind == kind }.map { $0.key }.sorted {
      $0.section != $1.section ? $0.section < $1.section : $0.item < $1.item
    }
  }
}
