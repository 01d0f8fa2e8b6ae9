// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollectionViewDataSource {
  /// Lets `indexTitles?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var indexTitles: OptionalCalls.CollectionViewDataSourceIndexTitles? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `indexTitles` of a `UICollectionViewDataSource`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDataSourceIndexTitles {
    let delegate: any UICollectionViewDataSource
  }
}

extension OptionalCalls.CollectionViewDataSourceCollectionView {
  /// Calls `collectionView(_:canMoveItemAt:)`; nil where it is left out.
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool! {
    OptionalCall.answer(of: delegate, "collectionView(_:canMoveItemAt:)") {
      delegate.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:moveItemAt:to:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)`; nil where it is left out.
  public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath!
  {
    OptionalCall.answer(of: delegate, "collectionView(_:indexPathForIndexTitle:at:)") {
      delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

extension OptionalCalls.CollectionViewDataSourceIndexTitles {
  /// Calls `indexTitles(for:)`; nil where it is left out.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    OptionalCall.answer(of: delegate, "indexTitles(for:)") {
      delegate.indexTitles(for: collectionView)
    } ?? nil
  }
}
