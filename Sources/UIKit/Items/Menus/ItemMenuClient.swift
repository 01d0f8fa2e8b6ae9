// SPDX-License-Identifier: MIT

/// The requirements for a client that provides context menus.
@preconcurrency @MainActor
protocol ItemMenuClient: AnyObject {
  /// Returns the menu for the items at the given point, or nil if there is none.
  func menu(ofItemsAt paths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the preview for the opening menu of an item, or nil to use its cell.
  func highlightPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview?
  /// Returns the preview for the closing menu of an item, or nil to use its cell.
  func dismissalPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview?
  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)

  /// Returns whether a long press on an item opens the edit menu with Cut, Copy and Paste.
  func showsEditMenu(forItemAt path: IndexPath) -> Bool
  /// Returns whether the edit menu contains an action.
  func canPerform(_ action: Selector, forItemAt path: IndexPath) -> Bool
  /// Performs an action of the edit menu.
  func perform(_ action: Selector, forItemAt path: IndexPath)
}
