// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  final func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    byKey[key]?.attributes
  }

  /// The layout became its collection view's current one, or is it no longer.
  final func layoutChangedPlace() {
    if mayRun { changed() } else if isRunning { stopRunning() }
  }

  /// The layout's content has another size.
  final func contentSizeChanged() {
    for collision in collisions { collision.referenceBoundsChanged() }
  }
}
