// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollectionViewDragDelegate {
  /// Lets `collectionView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var collectionView: OptionalCalls.CollectionViewDragDelegateCollectionView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `collectionView` of a `UICollectionViewDragDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDragDelegateCollectionView {
    let delegate: any UICollectionViewDragDelegate

    /// Calls `collectionView(_:itemsForAddingTo:at:point:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem]! {
      OptionalCall.answer(of: delegate, "collectionView(_:itemsForAddingTo:at:point:)") {
        delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
      }
    }

    /// Calls `collectionView(_:dragPreviewParametersForItemAt:)`; nil where it is left out.
    public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    {
      OptionalCall.answer(of: delegate, "collectionView(_:dragPreviewParametersForItemAt:)") {
        delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
      } ?? nil
    }

    /// Calls `collectionView(_:dragSessionWillBegin:)`.
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      delegate.collectionView(collectionView, dragSessionWillBegin: session)
    }

    /// Calls `collectionView(_:dragSessionDidEnd:)`.
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      delegate.collectionView(collectionView, dragSessionDidEnd: session)
    }

    /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool! {
      OptionalCall.answer(of: delegate, "collectionView(_:dragSessionAllowsMoveOperation:)") {
        delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
      }
    }
  }
}
