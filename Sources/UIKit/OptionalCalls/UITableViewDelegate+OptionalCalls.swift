// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UITableViewDelegate {
  /// Lets `tableView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var tableView: OptionalCalls.TableViewDelegateTableView? { .init(delegate: self) }

  /// Lets `tableViewDidEndMultipleSelectionInteraction?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var tableViewDidEndMultipleSelectionInteraction:
    OptionalCalls.TableViewDelegateTableViewDidEndMultipleSelectionInteraction?
  { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `tableView` of a `UITableViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TableViewDelegateTableView {
    let delegate: any UITableViewDelegate

    /// Calls `tableView(_:willDisplay:forRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
    public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
    public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    /// Calls `tableView(_:heightForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat! {
      OptionalCall.answer(of: delegate, "tableView(_:heightForRowAt:)") {
        delegate.tableView(tableView, heightForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:heightForHeaderInSection:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat! {
      OptionalCall.answer(of: delegate, "tableView(_:heightForHeaderInSection:)") {
        delegate.tableView(tableView, heightForHeaderInSection: section)
      }
    }

    /// Calls `tableView(_:heightForFooterInSection:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat! {
      OptionalCall.answer(of: delegate, "tableView(_:heightForFooterInSection:)") {
        delegate.tableView(tableView, heightForFooterInSection: section)
      }
    }

    /// Calls `tableView(_:estimatedHeightForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat! {
      OptionalCall.answer(of: delegate, "tableView(_:estimatedHeightForRowAt:)") {
        delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat! {
      OptionalCall.answer(of: delegate, "tableView(_:estimatedHeightForHeaderInSection:)") {
        delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
      }
    }

    /// Calls `tableView(_:estimatedHeightForFooterInSection:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat! {
      OptionalCall.answer(of: delegate, "tableView(_:estimatedHeightForFooterInSection:)") {
        delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
      }
    }

    /// Calls `tableView(_:viewForHeaderInSection:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      OptionalCall.answer(of: delegate, "tableView(_:viewForHeaderInSection:)") {
        delegate.tableView(tableView, viewForHeaderInSection: section)
      } ?? nil
    }

    /// Calls `tableView(_:viewForFooterInSection:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      OptionalCall.answer(of: delegate, "tableView(_:viewForFooterInSection:)") {
        delegate.tableView(tableView, viewForFooterInSection: section)
      } ?? nil
    }

    /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
    public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    /// Calls `tableView(_:shouldHighlightRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool! {
      OptionalCall.answer(of: delegate, "tableView(_:shouldHighlightRowAt:)") {
        delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:didHighlightRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didHighlightRowAt: indexPath)
    }

    /// Calls `tableView(_:didUnhighlightRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    /// Calls `tableView(_:willSelectRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      OptionalCall.answer(of: delegate, "tableView(_:willSelectRowAt:)") {
        delegate.tableView(tableView, willSelectRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:willDeselectRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      OptionalCall.answer(of: delegate, "tableView(_:willDeselectRowAt:)") {
        delegate.tableView(tableView, willDeselectRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:didSelectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// Calls `tableView(_:didDeselectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// Calls `tableView(_:editingStyleForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell
      .EditingStyle!
    {
      OptionalCall.answer(of: delegate, "tableView(_:editingStyleForRowAt:)") {
        delegate.tableView(tableView, editingStyleForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
      -> String?
    {
      OptionalCall.answer(of: delegate, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
        delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      OptionalCall.answer(of: delegate, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      OptionalCall.answer(of: delegate, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
        delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool! {
      OptionalCall.answer(of: delegate, "tableView(_:shouldIndentWhileEditingRowAt:)") {
        delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:willBeginEditingRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    /// Calls `tableView(_:didEndEditingRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      delegate.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`; nil where it is left out.
    public func callAsFunction(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath! {
      OptionalCall.answer(of: delegate, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
        delegate.tableView(
          tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath
        )
      }
    }

    /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool!
    {
      OptionalCall.answer(of: delegate, "tableView(_:canPerformPrimaryActionForRowAt:)") {
        delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:performPrimaryActionForRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`; nil where it is left out.
    public func callAsFunction(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      OptionalCall.answer(of: delegate, "tableView(_:contextMenuConfigurationForRowAt:point:)") {
        delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
      } ?? nil
    }

    /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`; nil where it is left out.
    public func callAsFunction(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalCall.answer(of: delegate, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)") {
        delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)`; nil where it is left out.
    public func callAsFunction(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalCall.answer(of: delegate, "tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
        delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
    public func callAsFunction(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    /// Calls `tableView(_:willDisplayContextMenu:animator:)`.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`.
    public func callAsFunction(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }

    /// Calls `tableView(_:canFocusRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool! {
      OptionalCall.answer(of: delegate, "tableView(_:canFocusRowAt:)") {
        delegate.tableView(tableView, canFocusRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:indentationLevelForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int! {
      OptionalCall.answer(of: delegate, "tableView(_:indentationLevelForRowAt:)") {
        delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      -> Bool!
    {
      OptionalCall.answer(of: delegate, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
        delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
      }
    }

    /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
    public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// The methods `tableViewDidEndMultipleSelectionInteraction` of a `UITableViewDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TableViewDelegateTableViewDidEndMultipleSelectionInteraction {
    let delegate: any UITableViewDelegate

    /// Calls `tableViewDidEndMultipleSelectionInteraction(_:)`.
    public func callAsFunction(_ tableView: UITableView) {
      delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
