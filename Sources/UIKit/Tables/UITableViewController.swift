// SPDX-License-Identifier: MIT

/// A view controller whose view is a table. The controller is the table's data source and delegate.
///
/// This class declares every data source and delegate method as an open method, so subclasses must use `override`.
/// Methods that a subclass declares without `override` are not called.
@preconcurrency @MainActor
open class UITableViewController: UIViewController {
  private let firstStyle: UITableView.Style

  /// Sprung addition: the sections of a table whose cells are defined in a storyboard. If the table has a data source,
  /// the array is empty.
  public final var staticSections: [InterfaceSection] = []

  /// Whether the selection is cleared each time the view is about to appear. Default: true.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that requests new content when the user pulls the table down. The control belongs to the table.
  /// Default: nil.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  package override var keyboardScrollView: UIScrollView? { viewIfLoaded as? UITableView }

  /// Creates a controller whose table has the given style.
  public init(style: UITableView.Style) {
    firstStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public convenience init() {
    self.init(style: .plain)
  }

  /// Creates a controller with the table in its nib, or with a plain table if it has no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    firstStyle = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view. Reading this property loads the view.
  open var tableView: UITableView! {
    get {
      guard let table = view as? UITableView else {
        Diagnostics.report(
          "noTable",
          "The view of a UITableViewController must be a table view. An empty table view is used.")
        return UITableView(frame: .zero, style: .plain)
      }
      return table
    }
    set {
      guard let newValue else { return }
      view = newValue
      adopt(newValue)
    }
  }

  /// Creates the table. This controller becomes the table's data source and delegate.
  open override func loadView() {
    if loadArchivedView(), let table = viewIfLoaded as? UITableView { return adopt(table) }
    let table = UITableView(frame: UIScreen.main.bounds, style: firstStyle)
    view = table
    adopt(table)
  }

  private func adopt(_ table: UITableView) {
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Clears the selection if `clearsSelectionOnViewWillAppear` is true. Overrides must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  /// Begins or ends editing in the controller and its table. Overrides must call `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  /// Returns the number of rows in a section. Default: 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSections[existing: section]?.cells.count ?? 0
  }
  /// Returns the cell of a row. A controller whose table has rows must override this method.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cells = staticSections[existing: indexPath.section]?.cells, cells.indices.contains(indexPath.row) {
      return cells[indexPath.row]
    }
    Diagnostics.report(
      "missingCell",
      "A UITableViewController has rows but does not override tableView(_:cellForRowAt:). An empty cell is used for "
        + "\(indexPath.section)-\(indexPath.row).")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Whether `commit` is overridden. Override this property if a swipe should delete rows; UIKit cannot detect the
  /// override of `commit`. Default: false.
  open var _commitsEditing: Bool { false }

  /// Returns the number of sections. Default: `1`, or the number in the storyboard.
  open func numberOfSections(in tableView: UITableView) -> Int {
    if !staticSections.isEmpty { return staticSections.count }
    OptionalCall.isAbsent(in: self)
    return 1
  }
  /// Returns the title of a section's header. Default: `nil`, no title, or the title in the storyboard.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let header = staticSections[existing: section]?.header { return header }
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the title of a section's footer. Default: `nil`, no title, or the title in the storyboard.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let footer = staticSections[existing: section]?.footer { return footer }
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the height of a row in points, or `automaticDimension`. Default: `tableView.rowHeight`, or the height in
  /// the storyboard.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let heights = staticSections[existing: indexPath.section]?.heights, heights.indices.contains(indexPath.row) {
      return heights[indexPath.row] >= 0 ? heights[indexPath.row] : tableView.rowHeight
    }
    OptionalCall.isAbsent(in: self)
    return tableView.rowHeight
  }

  // Generated by Scripts/optional-methods from UITableViewDataSource, UITableViewDelegate, UIScrollViewDelegate.
  /// Returns whether a row can be edited. Default: `true`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Returns whether the user can move a row. Default: `true`, but the cell's `showsReorderControl` decides if this
  /// method is not implemented.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Returns the titles of the section index, which is displayed only in the plain style. Default: `nil`, no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the section to which an index title scrolls. Default: `index`.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalCall.isAbsent(in: self)
    return index
  }
  /// Called when the user deleted or inserted a row. Update the model and report the change. Default: nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user moved a row. Update the model. The table already displays the move. Default: nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Called when a cell is configured and about to be displayed. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// Called when a header is about to be displayed. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// Called when a footer is about to be displayed. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// Called when a cell is no longer displayed, once for every `willDisplay`. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
  }
  /// Called when a header is no longer displayed, once for every `willDisplayHeaderView`. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// Called when a footer is no longer displayed, once for every `willDisplayFooterView`. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// Returns the height of a header in points, or `automaticDimension`. Default: `tableView.sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.sectionHeaderHeight
  }
  /// Returns the height of a footer in points, or `automaticDimension`. Default: `tableView.sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.sectionFooterHeight
  }
  /// Returns the estimated height of a row, in points. With an estimate, `heightForRowAt` is called only for rows near
  /// the viewport. Default: `tableView.estimatedRowHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.estimatedRowHeight
  }
  /// Returns the estimated height of a header before it is measured, in points. Default:
  /// `tableView.estimatedSectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.estimatedSectionHeaderHeight
  }
  /// Returns the estimated height of a footer before it is measured, in points. Default:
  /// `tableView.estimatedSectionFooterHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.estimatedSectionFooterHeight
  }
  /// Returns the view of a header, which can be of any class. Default: `nil`, a view with the data source's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the view of a footer, which can be of any class. Default: `nil`, a view with the data source's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Called after the detail button of a row is pressed. Default: nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns whether a touch can highlight a row. If false, the touch has no effect. Default: `true`.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Called after a row is highlighted. Default: nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when a row loses its highlight, before it is selected. Default: nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row that a touch selects. It may be another row, or nil to prevent the selection. Default:
  /// `indexPath`.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalCall.isAbsent(in: self)
    return indexPath
  }
  /// Returns the row to deselect. It may be another row, or nil to prevent the deselection. Default: `indexPath`.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalCall.isAbsent(in: self)
    return indexPath
  }
  /// Called when a touch selected a row. Default: nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when a touch deselected a row. Default: nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns the editing control of a row. Default: `.delete`.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalCall.isAbsent(in: self)
    return .delete
  }
  /// Returns the title of a row's delete button. Default: `nil`, "Delete".
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the actions that a swipe reveals at a row's leading edge. Default: `nil`, no actions.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the actions that a swipe reveals at a row's trailing edge. Default: `nil`, which means the delete action
  /// if the row can be deleted.
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the actions at a row's trailing edge, in order from the edge inward, or nil if a swipe only deletes the
  /// row. Called only if there is no swipe configuration for that edge. Default: `nil`.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns whether a row is indented for its control in editing mode. Default: `true`.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Called when a row is about to reveal its swipe actions. Default: nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called when a row no longer reveals its swipe actions. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the destination of a row that the user is moving. Default: `proposedDestinationIndexPath`.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isAbsent(in: self)
    return proposedDestinationIndexPath
  }
  /// Returns whether tapping a row, or pressing Return, performs its primary action after selecting it. Default:
  /// `!tableView.isEditing`.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return !tableView.isEditing
  }
  /// Performs the primary action of a row. Called after the row has been selected, but not if the tap extended the
  /// selection. Default: nothing.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// Returns the menu for a row, at the given point in content coordinates. Default: `nil`, no menu.
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the preview that is lifted when a menu appears. Default: `nil`, the cell itself.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Returns the target to which the preview returns when a menu disappears. Default: `nil`, its original position.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Called when the user tapped the preview beside a menu. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called when a menu is about to appear. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when a menu is about to disappear, once for every `willDisplayContextMenu`. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns whether a row can receive the keyboard focus. Default: `tableView.allowsFocus`.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return tableView.allowsFocus
  }
  /// Returns whether a row is selected when a key moves the focus to it. Default: `tableView.selectionFollowsFocus`.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return tableView.selectionFollowsFocus
  }
  /// Returns the indentation level of a row's content. Default: `0`, which leaves the `indentationLevel` of the cell
  /// unchanged.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalCall.isAbsent(in: self)
    return 0
  }
  /// Returns whether a multiple-selection gesture can begin at a row. Called once per gesture. Default: `false`.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  {
    OptionalCall.isAbsent(in: self)
    return false
  }
  /// Called when a multiple-selection gesture begins, which is a good time to start editing. Default: nothing.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// Called when the multiple-selection gesture ends. Default: nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Called when the content offset has changed for any reason, immediately and once per change. Default: nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when the user is about to drag the content. The offset has not changed yet. Default: nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the user is about to end the drag. Default: nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the user has ended the drag. `decelerate` indicates whether the content continues to move, even if it
  /// only returns from an overscroll. Default: nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content begins to decelerate. Default: nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after the content finishes decelerating or is stopped by a touch. Default: nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when a programmatic animation of the offset has ended, unless it was interrupted. Default: nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view in the content to zoom, or nil if there is none. Default: `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Called when a pinch or an animated programmatic scale change begins. Default: nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the scale has changed, once per change and after `scrollViewDidScroll`. Default: nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a pinch has ended and the scale is within its limits, or an animation has ended. Default: nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns whether the content scrolls to its top on the user's request. Default: `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Called when the content has reached its top on the user's request. Default: nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called when the adjusted content insets have changed. Default: nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  // End of the generated methods.
}

extension UITableViewController: UITableViewDataSource, UITableViewDelegate {}
