// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollectionViewDataSource {
  /// Lets `numberOfSections?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var numberOfSections: OptionalCalls.CollectionViewDataSourceNumberOfSections? { .init(delegate: self) }

  /// Lets `collectionView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var collectionView: OptionalCalls.CollectionViewDataSourceCollectionView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `numberOfSections` of a `UICollectionViewDataSource`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDataSourceNumberOfSections {
    let delegate: any UICollectionViewDataSource

    /// Calls `numberOfSections(in:)`; nil where it is left out.
    public func callAsFunction(in collectionView: UICollectionView) -> Int! {
      OptionalCall.answer(of: delegate, "numberOfSections(in:)") { delegate.numberOfSections(in: collectionView) }
    }
  }

  /// The methods `collectionView` of a `UICollectionViewDataSource`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDataSourceCollectionView {
    let delegate: any UICollectionViewDataSource

    /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView! {
      OptionalCall.answer(of: delegate, "collectionView(_:viewForSupplementaryElementOfKind:at:)") {
        delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
    }
  }
}
