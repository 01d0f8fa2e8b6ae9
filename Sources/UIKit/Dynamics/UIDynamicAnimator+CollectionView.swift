// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  /// The attributes of a cell that the animator moves; nil if it moves none, or is not of a layout.
  public final func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(kind: ElementKindTable.cell, indexPath: indexPath))
  }

  /// The attributes of a supplementary view that the animator moves, or nil.
  public final func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(kind: ElementKindTable.number(of: .supplementaryView, kind), indexPath: indexPath))
  }

  /// The attributes of a decoration view that the animator moves, or nil.
  public final func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ElementKey(kind: ElementKindTable.number(of: .decorationView, decorationViewKind), indexPath: indexPath))
  }

  private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
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
