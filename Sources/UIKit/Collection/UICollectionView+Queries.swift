// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// True if there is such an item.
  final func itemExists(_ indexPath: IndexPath) -> Bool {
    loadCounts()
    return counts.hasItem(section: indexPath.section, item: indexPath.item)
  }

  final func prepareForQuery() {
    if !isBusy { prepareLayout() }
  }

  final func covers(_ attributes: UICollectionViewLayoutAttributes, _ place: CGPoint) -> Bool {
    let way = collectionViewLayout.scrolledAcross(attributes.key)
    let point = CGPoint(x: place.x - way.x, y: place.y - way.y)
    if attributes.hasNoTransform { return attributes.frame.contains(point) }
    let offset = CGPoint(x: point.x - attributes.center.x, y: point.y - attributes.center.y)
    guard let local = attributes.transform3D.unprojected(offset) else { return false }
    let size = attributes.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).contains(local)
  }

  /// The place of the element that a view shows; nil if it shows none, or one of the other category.
  final func indexPath(ofElementShownBy view: UIView, isCell: Bool) -> IndexPath? {
    guard let key = visible.element(of: view)?.key, key.isCell == isCell else { return nil }
    return key.indexPath
  }

  /// What is being applied to the elements right now; nil if nothing is.
  final var runningUpdate: RunningUpdate? { updates.running }
}
