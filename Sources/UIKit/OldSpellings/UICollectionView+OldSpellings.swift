// SPDX-License-Identifier: MIT

// Spellings from before Swift 3, for calls; what is overridden must have its present name.

extension UICollectionView {
  /// Old spelling of `dequeueReusableCell(withReuseIdentifier:for:)`.
  @available(*, deprecated, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
  public final func dequeueReusableCellWithReuseIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }

  /// Old spelling of `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
  @available(*, deprecated, renamed: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
  public final func dequeueReusableSupplementaryViewOfKind(
    _ elementKind: String, withReuseIdentifier identifier: String, forIndexPath indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// Old spelling of `register(_:forCellWithReuseIdentifier:)`.
  @available(*, deprecated, renamed: "register(_:forCellWithReuseIdentifier:)")
  public final func registerClass(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Old spelling of `insertItems(at:)`.
  @available(*, deprecated, renamed: "insertItems(at:)")
  public final func insertItemsAtIndexPaths(_ indexPaths: [IndexPath]) { insertItems(at: indexPaths) }

  /// Old spelling of `deleteItems(at:)`.
  @available(*, deprecated, renamed: "deleteItems(at:)")
  public final func deleteItemsAtIndexPaths(_ indexPaths: [IndexPath]) { deleteItems(at: indexPaths) }

  /// Old spelling of `reloadItems(at:)`.
  @available(*, deprecated, renamed: "reloadItems(at:)")
  public final func reloadItemsAtIndexPaths(_ indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Old spelling of `moveItem(at:to:)`.
  @available(*, deprecated, renamed: "moveItem(at:to:)")
  public final func moveItemAtIndexPath(_ indexPath: IndexPath, toIndexPath newIndexPath: IndexPath) {
    moveItem(at: indexPath, to: newIndexPath)
  }

  /// Old spelling of `cellForItem(at:)`.
  @available(*, deprecated, renamed: "cellForItem(at:)")
  public final func cellForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewCell? {
    cellForItem(at: indexPath)
  }

  /// Old spelling of `indexPathForItem(at:)`.
  @available(*, deprecated, renamed: "indexPathForItem(at:)")
  public final func indexPathForItemAtPoint(_ point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  /// Old spelling of `indexPath(for:)`.
  @available(*, deprecated, renamed: "indexPath(for:)")
  public final func indexPathForCell(_ cell: UICollectionViewCell) -> IndexPath? { indexPath(for: cell) }

  /// Old spelling of `numberOfItems(inSection:)`.
  @available(*, deprecated, renamed: "numberOfItems(inSection:)")
  public final func numberOfItemsInSection(_ section: Int) -> Int { numberOfItems(inSection: section) }

  /// Old spelling of `layoutAttributesForItem(at:)`.
  @available(*, deprecated, renamed: "layoutAttributesForItem(at:)")
  public final func layoutAttributesForItemAtIndexPath(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: indexPath)
  }

  /// Old spelling of `scrollToItem(at:at:animated:)`.
  @available(*, deprecated, renamed: "scrollToItem(at:at:animated:)")
  public final func scrollToItemAtIndexPath(
    _ indexPath: IndexPath, atScrollPosition scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }

  /// Old spelling of `selectItem(at:animated:scrollPosition:)`.
  @available(*, deprecated, renamed: "selectItem(at:animated:scrollPosition:)")
  public final func selectItemAtIndexPath(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Old spelling of `deselectItem(at:animated:)`.
  @available(*, deprecated, renamed: "deselectItem(at:animated:)")
  public final func deselectItemAtIndexPath(_ indexPath: IndexPath, animated: Bool) {
    deselectItem(at: indexPath, animated: animated)
  }
}
