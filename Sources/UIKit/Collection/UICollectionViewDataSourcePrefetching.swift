// SPDX-License-Identifier: MIT

/// Prepares data for items before they become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when items are about to become visible, nearest first. Implementations start loading the content of these
  /// items.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called when items for which prefetching was requested will not become visible, because the scroll direction
  /// changed. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
