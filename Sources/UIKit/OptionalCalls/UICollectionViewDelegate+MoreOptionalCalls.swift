// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UICollectionViewDelegate {
  /// Lets `collectionViewDidEndMultipleSelectionInteraction?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var collectionViewDidEndMultipleSelectionInteraction:
    OptionalCalls.CollectionViewDelegateCollectionViewDidEndMultipleSelectionInteraction?
  { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `collectionViewDidEndMultipleSelectionInteraction` of a `UICollectionViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct CollectionViewDelegateCollectionViewDidEndMultipleSelectionInteraction {
    let delegate: any UICollectionViewDelegate
  }
}

extension OptionalCalls.CollectionViewDelegateCollectionView {
  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)`; nil where it is left out.
  public func callAsFunction(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool!
  {
    OptionalCall.answer(of: delegate, "collectionView(_:canPerformPrimaryActionForItemAt:)") {
      delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:performPrimaryActionForItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.answer(of: delegate, "collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
      delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.answer(of: delegate, "collectionView(_:contextMenuConfigurationForItemAt:point:)") {
      delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.answer(of: delegate, "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)") {
      delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.answer(of: delegate, "collectionView(_:previewForDismissingContextMenuWithConfiguration:)") {
      delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls `collectionView(_:willDisplayContextMenu:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Calls `collectionView(_:canEditItemAt:)`; nil where it is left out.
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool! {
    OptionalCall.answer(of: delegate, "collectionView(_:canEditItemAt:)") {
      delegate.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:canFocusItemAt:)`; nil where it is left out.
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool! {
    OptionalCall.answer(of: delegate, "collectionView(_:canFocusItemAt:)") {
      delegate.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool! {
    OptionalCall.answer(of: delegate, "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
      delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalCall.answer(of: delegate, "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") {
      delegate.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalCall.answer(of: delegate, "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") {
      delegate.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    } ?? nil
  }

  /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath! {
    OptionalCall.answer(
      of: delegate,
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    ) {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath! {
    OptionalCall.answer(of: delegate, "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)`; nil where it is left out.
  public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout! {
    OptionalCall.answer(of: delegate, "collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
      delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }
}

extension OptionalCalls.CollectionViewDelegateCollectionViewDidEndMultipleSelectionInteraction {
  /// Calls `collectionViewDidEndMultipleSelectionInteraction(_:)`.
  public func callAsFunction(_ collectionView: UICollectionView) {
    delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }
}
