// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollectionViewDropDelegate {
  /// Lets `collectionView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var collectionView: OptionalCalls.CollectionViewDropDelegateCollectionView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `collectionView` of a `UICollectionViewDropDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDropDelegateCollectionView {
    let delegate: any UICollectionViewDropDelegate

    /// Calls `collectionView(_:canHandle:)`; nil where it is left out.
    public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool! {
      OptionalCall.answer(of: delegate, "collectionView(_:canHandle:)") {
        delegate.collectionView(collectionView, canHandle: session)
      }
    }

    /// Calls `collectionView(_:dropSessionDidEnter:)`.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      delegate.collectionView(collectionView, dropSessionDidEnter: session)
    }

    /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal! {
      OptionalCall.answer(of: delegate, "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
        delegate.collectionView(
          collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      }
    }

    /// Calls `collectionView(_:dropSessionDidExit:)`.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      delegate.collectionView(collectionView, dropSessionDidExit: session)
    }

    /// Calls `collectionView(_:dropSessionDidEnd:)`.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      delegate.collectionView(collectionView, dropSessionDidEnd: session)
    }
  }
}
