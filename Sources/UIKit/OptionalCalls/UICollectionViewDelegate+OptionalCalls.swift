// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollectionViewDelegate {
  /// Lets `collectionView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var collectionView: OptionalCalls.CollectionViewDelegateCollectionView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `collectionView` of a `UICollectionViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDelegateCollectionView {
    let delegate: any UICollectionViewDelegate

    /// Calls `collectionView(_:shouldHighlightItemAt:)`; nil where it is left out.
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool!
    {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldHighlightItemAt:)") {
        delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:didHighlightItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }

    /// Calls `collectionView(_:didUnhighlightItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }

    /// Calls `collectionView(_:shouldSelectItemAt:)`; nil where it is left out.
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool! {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldSelectItemAt:)") {
        delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:shouldDeselectItemAt:)`; nil where it is left out.
    public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool! {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldDeselectItemAt:)") {
        delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:didSelectItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    /// Calls `collectionView(_:didDeselectItemAt:)`.
    public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }

    /// Calls `collectionView(_:willDisplay:forItemAt:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }

    /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }

    /// Calls `collectionView(_:shouldShowMenuForItemAt:)`; nil where it is left out.
    public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
      -> Bool!
    {
      OptionalCall.answer(of: delegate, "collectionView(_:shouldShowMenuForItemAt:)") {
        delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:canPerformAction:forItemAt:withSender:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: ActionSender?
    ) -> Bool! {
      OptionalCall.answer(of: delegate, "collectionView(_:canPerformAction:forItemAt:withSender:)") {
        delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
      }
    }

    /// Calls `collectionView(_:performAction:forItemAt:withSender:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: ActionSender?
    ) {
      delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }

    /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint! {
      OptionalCall.answer(of: delegate, "collectionView(_:targetContentOffsetForProposedContentOffset:)") {
        delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      }
    }
  }
}
