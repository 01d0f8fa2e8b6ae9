// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollectionViewDataSourcePrefetching {
  /// Lets `collectionView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var collectionView: OptionalCalls.CollectionViewDataSourcePrefetchingCollectionView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `collectionView` of a `UICollectionViewDataSourcePrefetching`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDataSourcePrefetchingCollectionView {
    let delegate: any UICollectionViewDataSourcePrefetching

    /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
      delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
