// SPDX-License-Identifier: MIT

/// Is notified of highlighting, selection and display of items, and may prevent some of it.
///
/// Every method has a default. Differs from Apple: a method that a subclass adds to a superclass that already conforms
/// is not called, because Swift fixes the methods of a conformance where it is declared; `override` an open method
/// instead.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touch may highlight the item. Default: `true`. If not, the touch does nothing.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// The item was highlighted. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// The item is no longer highlighted. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a touch may select the item. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether a touch may deselect the item, asked in multiple selection only. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// A touch selected the item. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A touch deselected the item. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a tap on the item, or Enter, does what the item is there for, after it has been selected.
  /// Default: `!collectionView.isEditing`.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Performs the primary action of the item. Called after the selection, and not when a tap adds to a selection.
  /// Default: nothing.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// The menu for items, at a point in content coordinates: for the selected ones if that under the point is selected, for none
  /// beside all items. Default: that of the method below for a single item.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu for an item, at a point in content coordinates. Default: `nil`, none.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview that is lifted when a menu appears. Default: `nil`, the cell itself.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The target to which the preview returns when a menu disappears. Default: `nil`, the position from which it was
  /// lifted.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview beside a menu was tapped. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// A menu is about to appear. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A menu is about to disappear; called once for every `willDisplayContextMenu`. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Whether the item is being edited while the view is. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  /// Whether the keyboard may reach the item. Default: `collectionView.allowsFocus`.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Whether fingers may select one item after the other from here on: two of them, one across the content while the view is
  /// edited, or a click with Shift or Command. Default: `false`. Asked once a gesture.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Fingers select items from here on: the moment to begin to edit. Nothing is selected unless more than one item may be.
  /// Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Fingers no longer select items. Default: nothing.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// The preview that is lifted when the menu of an item appears. Default: `nil`, the preview for the whole menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The target to which the preview of an item returns when its menu disappears. Default: `nil`, the target for the whole menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// A cell was made ready and is about to be shown. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// A supplementary view was made ready and is about to be shown. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// A cell is no longer displayed; called once for every `willDisplay`. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// A supplementary view is no longer displayed; called once for every `willDisplaySupplementaryView`. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Whether a long press on the item shows a menu. Default: `false`. Asked once a press.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Whether the menu of the item offers an action: one of the edit actions or of `UIMenuController.menuItems`.
  /// Default: `false`.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: ActionSender?
  ) -> Bool
  /// The person chose an action in the menu of the item. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: ActionSender?)
  /// Where an update or change of layout shall end, asked after the layout. Default: `proposedContentOffset`.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// The destination of an item that people are moving, given its original, its current and its proposed index path.
  /// Default: the proposed one.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// As the method above, under its old name, without the original place. Default: `proposedIndexPath`.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The layout in between for a change of layout that a finger drives.
  /// Default: `UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`. One that is
  /// not between the two given layouts is not used, with a fault.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  #if hasFeature(Embedded)
    /// How a collection view learns whether its delegate is one of a flow layout, without a cast; do not implement it.
    ///
    /// A subclass that adds the conformance to a class which already is a delegate overrides it and returns itself.
    var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { get }
  #endif
}

extension UICollectionViewDelegate {
  /// That of the method for a single item; nil for none or several.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.isAbsent(in: self)
    guard let path = collectionView.indexPathForItem(at: point) else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }
  /// Forwards to the method with the old name.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isAbsent(in: self)
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  #if hasFeature(Embedded)
    /// Nil.
    public var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }

    /// A delegate of a collection view, asked without a cast to a protocol.
    public var _collectionDelegate: (any UICollectionViewDelegate)? { self }
  #endif
}
