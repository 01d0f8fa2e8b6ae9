// SPDX-License-Identifier: MIT

/// Manages a table that is its view, and is its data source and delegate.
///
/// Every method of data source and delegate is an open method here, so that subclasses can `override` it; a method that a
/// subclass only adds would not be seen.
@preconcurrency @MainActor
open class UITableViewController: UIViewController {
  private let firstStyle: UITableView.Style

  /// Sprung addition: the sections of a table whose cells are in a storyboard; none for a table with a data source.
  public final var staticSections: [InterfaceSection] = []

  /// Whether the selection is cleared whenever the view is about to appear. Default: true.
  open var clearsSelectionOnViewWillAppear = true

  /// Asks for news when the table is pulled down; nil, the default, for none. Kept by the table.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  package override var keyboardScrollView: UIScrollView? { viewIfLoaded as? UITableView }

  /// Makes a controller whose table has a style.
  public init(style: UITableView.Style) {
    firstStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a plain table.
  public convenience init() {
    self.init(style: .plain)
  }

  /// Creates a controller with a plain table, or with the table view of its nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Decoding from archives is not supported; makes a controller with a plain table.
  public required init?(coder: NSCoder) {
    firstStyle = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view; reading it loads the view.
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

  /// Makes the table, whose data source and delegate are this controller.
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

  /// Clears the selection if asked; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  /// Begins or ends the editing of the table too; overrides call `super`.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  /// The number of rows in a section. Default: 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSections[existing: section]?.cells.count ?? 0
  }
  /// The cell of a row; to be overridden by every controller that has rows.
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
  /// Whether `commit` is overridden, where nothing else tells; see `UITableViewDataSource`. Default: false.
  open var _commitsEditing: Bool { false }

  /// The number of sections. Default: `1`, or that of the storyboard.
  open func numberOfSections(in tableView: UITableView) -> Int {
    if !staticSections.isEmpty { return staticSections.count }
    OptionalCall.isAbsent(in: self)
    return 1
  }
  /// The title of a section's header. Default: `nil`, none, or that of the storyboard.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let header = staticSections[existing: section]?.header { return header }
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The title of a section's footer. Default: `nil`, none, or that of the storyboard.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let footer = staticSections[existing: section]?.footer { return footer }
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The height of a row in points, or `automaticDimension`. Default: `tableView.rowHeight`, or that of the storyboard.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let heights = staticSections[existing: indexPath.section]?.heights, heights.indices.contains(indexPath.row) {
      return heights[indexPath.row] >= 0 ? heights[indexPath.row] : tableView.rowHeight
    }
    OptionalCall.isAbsent(in: self)
    return tableView.rowHeight
  }

  // Generated by Scripts/optional-methods from UITableViewDataSource, UITableViewDelegate, UIScrollViewDelegate.
  /// Whether a row can be edited. Default: `true`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// Whether a row can be moved by its control. Default: `true`, where the cell's `showsReorderControl` decides.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// The titles of the index at the edge. Default: `nil`, no index. Tables in plain style show one only.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The section that a title of the index scrolls to. Default: `index`.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalCall.isAbsent(in: self)
    return index
  }
  /// A person deleted a row, or inserts one: change the model, and announce it to the table. Default: nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// A person moved a row: change the model. The table shows it already. Default: nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// A cell was made ready and is about to be shown. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// A header is about to be shown. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// A footer is about to be shown. Default: nothing.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// A cell is no longer displayed; called once for every `willDisplay`. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
  }
  /// A header is no longer displayed; called once for every `willDisplayHeaderView`. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// A footer is no longer displayed; called once for every `willDisplayFooterView`. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// The height of a header in points, or `automaticDimension`. Default: `tableView.sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.sectionHeaderHeight
  }
  /// The height of a footer in points, or `automaticDimension`. Default: `tableView.sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.sectionFooterHeight
  }
  /// The estimated height of a row, in points. With it `heightForRowAt` is called only near the viewport. Default:
  /// `tableView.estimatedRowHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.estimatedRowHeight
  }
  /// The estimated height of a header, in points. Not called: the table's property is used. Default:
  /// `tableView.estimatedSectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.estimatedSectionHeaderHeight
  }
  /// The estimated height of a footer, in points. Not called: the table's property is used. Default:
  /// `tableView.estimatedSectionFooterHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return tableView.estimatedSectionFooterHeight
  }
  /// The view of a header, of whatever class. Default: `nil`, one with the data source's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The view of a footer, of whatever class. Default: `nil`, one with the data source's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The button for details of a row was pressed. Default: nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Whether a touch may highlight a row. Default: `true`. If not, the touch does nothing.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// A row was highlighted. Default: nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when a row loses its highlight, before it is selected. Default: nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row that a touch is to select; it may be another one, or nil for none. Default: `indexPath`, the same one.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalCall.isAbsent(in: self)
    return indexPath
  }
  /// The row that is to be deselected; it may be another one, or nil for none. Default: `indexPath`, the same one.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalCall.isAbsent(in: self)
    return indexPath
  }
  /// A touch selected a row. Default: nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// A touch deselected a row. Default: nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The control at the beginning of a row while the table is edited. Default: `.delete`.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalCall.isAbsent(in: self)
    return .delete
  }
  /// The title of the button that deletes a row. Default: `nil`, "Delete".
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The actions that a swipe across a row reveals at its leading edge. Default: `nil`, no actions.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The actions that a swipe across a row reveals at its trailing edge. Default: `nil`, the button that deletes it if it can
  /// be.
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The actions at the trailing side of a row, the first one at the edge; nil for deletion only. Asked if there is no
  /// configuration for the side. Default: `nil`.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Whether a row is indented for its control while the table is edited. Default: `true`.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// A row is about to reveal its swipe actions. Default: nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// A row no longer reveals its swipe actions. Default: nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Where a row that is being carried would go. Default: `proposedDestinationIndexPath`.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCall.isAbsent(in: self)
    return proposedDestinationIndexPath
  }
  /// Whether a tap on a row, or Enter, does what the row is there for, after it has been selected.
  /// Default: `!tableView.isEditing`.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return !tableView.isEditing
  }
  /// Performs the primary action of the row. Called after the selection, and not when a tap adds to a selection.
  /// Default: nothing.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// The menu for a row, at a point in content coordinates. Default: `nil`, none.
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The preview that is lifted when a menu appears. Default: `nil`, the cell itself.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The target to which the preview returns when a menu disappears. Default: `nil`, the position from which it was
  /// lifted.
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// The preview beside a menu was tapped. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// A menu is about to appear. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// A menu is about to disappear; called once for every `willDisplayContextMenu`. Default: nothing.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Whether the keyboard may reach a row. Default: `tableView.allowsFocus`.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalCall.isAbsent(in: self)
    return tableView.allowsFocus
  }
  /// The indentation of a row's content, in steps. Default: `0`, where the cell's own `indentationLevel` counts.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalCall.isAbsent(in: self)
    return 0
  }
  /// Whether fingers may select one row after the other from here on. Default: `false`. Asked once a gesture.
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  {
    OptionalCall.isAbsent(in: self)
    return false
  }
  /// Fingers select rows from here on: the moment to begin to edit. Default: nothing.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// Fingers no longer select rows. Default: nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// The content offset has changed, in whatever way; called at once, once for every change. Default: nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to drag; the offset has not changed yet. Default: nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger is being lifted. Default: nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The finger was lifted; `decelerate` says whether the content moves on, be it only to come back from an overscroll.
  /// Default: nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The content begins to decelerate. Default: nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The content has come to rest after a deceleration, or a finger stopped it. Default: nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// An animated change of the offset by the program has ended; not called when it was interrupted. Default: nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The view in the content that zooms; nil for none. Default: `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// A pinch, or a change of scale that the program wants animated, begins. Default: nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The scale has changed, in whatever way; called once for every change, after `scrollViewDidScroll`. Default: nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// A pinch has ended and the scale is within its limits, or an animated change of scale is over. Default: nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Whether the content scrolls to its top when the person requests it. Default: `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
  /// The content has reached its top, after the person asked for it. Default: nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The insets that count have changed. Default: nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  // End of the generated methods.
}

extension UITableViewController: UITableViewDataSource, UITableViewDelegate {}
