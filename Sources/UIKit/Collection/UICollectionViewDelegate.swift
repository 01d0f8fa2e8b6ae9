// SPDX-License-Identifier: MIT

/// Receives events when items are highlighted, selected or displayed, and can prevent some of these actions.
///
/// Every method has a default. Differs from Apple: if a superclass already conforms, a protocol method that only a
/// subclass declares is not called, because Swift resolves the witnesses of a conformance where it is declared.
/// Override an open method of the superclass instead.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touch can highlight the item. If false, the touch has no effect. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called after the item has been highlighted. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when the item is no longer highlighted. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a touch can select the item. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Returns whether a touch can deselect the item. Called only in multiple selection. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called after a touch has selected the item. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after a touch has deselected the item. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether tapping the item, or pressing Return, performs its primary action after selecting it. Default:
  /// `!collectionView.isEditing`.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Performs the primary action of the item. Called after the item is selected, but not when a tap extends the
  /// selection. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns the menu for items at the given point in content coordinates. If the item at the point is selected,
  /// `indexPaths` contains all selected items. The array is empty if there is no item at the point. Default: the menu
  /// of the single-item method below.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the menu for an item, at the given point in content coordinates. Default: `nil`, no menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview that is lifted when a menu appears. Default: `nil`, the cell itself.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the target to which the preview returns when a menu disappears. Default: `nil`, its original position.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview beside a menu. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when a menu is about to appear. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when a menu is about to disappear, once for every `willDisplayContextMenu`. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Returns whether the item is editable while the view is in editing mode. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  /// Returns whether the item can receive the keyboard focus. Default: `collectionView.allowsFocus`.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Returns whether an item is selected when a key moves the focus to it. Default:
  /// `collectionView.selectionFollowsFocus`.
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
  /// Returns whether a multiple-selection gesture can begin at the item. The gesture is a two-finger pan, a pan
  /// perpendicular to the scrolling axis during editing, or a click with Shift or Command. Called once per gesture.
  /// Default: `false`.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a multiple-selection gesture begins, which is a good time to start editing. Items are selected only if
  /// multiple selection is allowed. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when the multiple-selection gesture ends. Default: nothing.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// Returns the preview that is lifted when the menu of an item appears. Default: `nil`, the preview for the whole
  /// menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the target to which an item's preview returns when its menu disappears. Default: `nil`, the target for the
  /// whole menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Called when a cell is configured and about to be displayed. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called when a supplementary view is configured and about to be displayed. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called when a cell is no longer displayed, once for every `willDisplay`. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called when a supplementary view is no longer displayed, once for every `willDisplaySupplementaryView`. Default:
  /// nothing.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Returns whether a long press on the item shows a menu. Called once per press. Default: `false`.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Returns whether the item's menu contains an action, which is an edit action or one of
  /// `UIMenuController.menuItems`. Default: `false`.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: ActionSender?
  ) -> Bool
  /// Called when the user chooses an action in the item's menu. Default: nothing.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: ActionSender?)
  /// Returns the content offset after an update or layout change. Called after the layout. Default:
  /// `proposedContentOffset`.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns the destination of an item that the user is moving, given its original, current and proposed index paths.
  /// Default: the proposed index path.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Equivalent to the method above, under its old name and without the current index path. Default:
  /// `proposedIndexPath`.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the transition layout for an interactive layout change. A layout that is not between the two given layouts
  /// is rejected with a fault. Default:
  /// `UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  #if hasFeature(Embedded)
    /// The delegate as a flow layout delegate, obtained without a dynamic cast. Do not implement this property.
    ///
    /// If a subclass adds this conformance to an existing delegate class, it overrides the property and returns itself.
    var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { get }
  #endif
}

extension UICollectionViewDelegate {
  /// Returns the menu of the single-item method for the item at the point, or nil if there is no item.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalCall.isAbsent(in: self)
    guard let path = collectionView.indexPathForItem(at: point) else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }
  /// Calls the method with the old name.
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

    /// The delegate as a collection view delegate, obtained without a dynamic cast to the protocol.
    public var _collectionDelegate: (any UICollectionViewDelegate)? { self }
  #endif
}
