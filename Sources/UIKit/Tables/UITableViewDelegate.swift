// SPDX-License-Identifier: MIT

/// Is notified of events of a table's rows, provides their heights, and may prevent some actions of a person.
///
/// Every method has a default. Differs from Apple: a method that a subclass adds to a superclass that already conforms
/// is not called, because Swift fixes the methods of a conformance where it is declared; `override` an open method
/// instead.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A cell was made ready and is about to be shown. Default: nothing.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A header is about to be shown. Default: nothing.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// A footer is about to be shown. Default: nothing.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// A cell is no longer displayed; called once for every `willDisplay`. Default: nothing.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A header is no longer displayed; called once for every `willDisplayHeaderView`. Default: nothing.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// A footer is no longer displayed; called once for every `willDisplayFooterView`. Default: nothing.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// The height of a row in points, or `automaticDimension`. Default: `tableView.rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a header in points, or `automaticDimension`. Default: `tableView.sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer in points, or `automaticDimension`. Default: `tableView.sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The estimated height of a row, in points. With it `heightForRowAt` is called only near the viewport. Default:
  /// `tableView.estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The estimated height of a header, in points. Not called: the table's property is used. Default:
  /// `tableView.estimatedSectionHeaderHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// The estimated height of a footer, in points. Not called: the table's property is used. Default:
  /// `tableView.estimatedSectionFooterHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// The view of a header, of whatever class. Default: `nil`, one with the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view of a footer, of whatever class. Default: `nil`, one with the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The button for details of a row was pressed. Default: nothing.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a touch may highlight a row. Default: `true`. If not, the touch does nothing.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row was highlighted. Default: nothing.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row loses its highlight, before it is selected. Default: nothing.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row that a touch is to select; it may be another one, or nil for none. Default: `indexPath`, the same one.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The row that is to be deselected; it may be another one, or nil for none. Default: `indexPath`, the same one.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A touch selected a row. Default: nothing.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A touch deselected a row. Default: nothing.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// The control at the beginning of a row while the table is edited. Default: `.delete`.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// The title of the button that deletes a row. Default: `nil`, "Delete".
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// The actions that a swipe across a row reveals at its leading edge. Default: `nil`, no actions.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions that a swipe across a row reveals at its trailing edge. Default: `nil`, the button that deletes it if it can
  /// be.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions at the trailing side of a row, the first one at the edge; nil for deletion only. Asked if there is no
  /// configuration for the side. Default: `nil`.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// Whether a row is indented for its control while the table is edited. Default: `true`.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// A row is about to reveal its swipe actions. Default: nothing.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A row no longer reveals its swipe actions. Default: nothing.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Where a row that is being carried would go. Default: `proposedDestinationIndexPath`.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Whether a tap on a row, or Enter, does what the row is there for, after it has been selected.
  /// Default: `!tableView.isEditing`.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Performs the primary action of the row. Called after the selection, and not when a tap adds to a selection.
  /// Default: nothing.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// The menu for a row, at a point in content coordinates. Default: `nil`, none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview that is lifted when a menu appears. Default: `nil`, the cell itself.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The target to which the preview returns when a menu disappears. Default: `nil`, the position from which it was
  /// lifted.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview beside a menu was tapped. Default: nothing.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// A menu is about to appear. Default: nothing.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A menu is about to disappear; called once for every `willDisplayContextMenu`. Default: nothing.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Whether the keyboard may reach a row. Default: `tableView.allowsFocus`.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// The indentation of a row's content, in steps. Default: `0`, where the cell's own `indentationLevel` counts.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Whether fingers may select one row after the other from here on. Default: `false`. Asked once a gesture.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Fingers select rows from here on: the moment to begin to edit. Default: nothing.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Fingers no longer select rows. Default: nothing.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}

extension UITableViewDelegate {
  #if hasFeature(Embedded)
    /// A delegate of a table, asked without a cast to a protocol.
    public var _tableDelegate: (any UITableViewDelegate)? { self }
  #endif
}
