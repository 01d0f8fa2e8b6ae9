// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Starts and ends of the elements that only one of the two layouts shows.
  final func complete(_ plan: inout UpdatePlan, from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    var shown: Set<ElementKey> = []
    for attributes in plan.shown { shown.insert(attributes.key) }
    for attributes in plan.shown where visible[attributes.key] == nil {
      plan.initial[attributes.key] =
        new.initialAttributes(for: attributes.key) ?? old.settledAttributes(for: attributes.key)
        ?? faded(attributes)
    }
    for element in order where !shown.contains(element.key) {
      plan.final[element.key] =
        old.finalAttributes(for: element.key) ?? new.settledAttributes(for: element.key)
        ?? new.attributes(for: element.key)?.duplicate() ?? faded(element.applied)
    }
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    copy.alpha = 0
    return copy
  }

  final func itemNearestToMiddle() -> IndexPath? {
    var nearest: (path: IndexPath, distance: CGFloat)?
    for element in order where element.key.isCell {
      let center = element.applied.center
      let x = center.x - bounds.midX
      let y = center.y - bounds.midY
      let distance = x * x + y * y
      let path = element.key.indexPath
      if let other = nearest, other.distance < distance || (other.distance == distance && other.path < path) {
        continue
      }
      nearest = (path, distance)
    }
    return nearest?.path
  }

  final func offset(keeping path: IndexPath?, inContentOf size: CGSize) -> CGPoint {
    guard let path, let center = collectionViewLayout.layoutAttributesForItem(at: path)?.center else {
      return legalOffset(contentOffset, contentSize: size)
    }
    let wanted = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    return legalOffset(wanted, contentSize: size)
  }
}
