// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollectionViewDelegateFlowLayout {
  /// Lets `collectionView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var collectionView: OptionalCalls.CollectionViewDelegateFlowLayoutCollectionView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `collectionView` of a `UICollectionViewDelegateFlowLayout`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDelegateFlowLayoutCollectionView {
    let delegate: any UICollectionViewDelegateFlowLayout

    /// Calls `collectionView(_:layout:sizeForItemAt:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize! {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:sizeForItemAt:)") {
        delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      }
    }

    /// Calls `collectionView(_:layout:insetForSectionAt:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets! {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:insetForSectionAt:)") {
        delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      }
    }

    /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat! {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
        delegate.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      }
    }

    /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat! {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
        delegate.collectionView(
          collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
      }
    }

    /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize! {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:referenceSizeForHeaderInSection:)") {
        delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      }
    }

    /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`; nil where it is left out.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize! {
      OptionalCall.answer(of: delegate, "collectionView(_:layout:referenceSizeForFooterInSection:)") {
        delegate.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      }
    }
  }
}
