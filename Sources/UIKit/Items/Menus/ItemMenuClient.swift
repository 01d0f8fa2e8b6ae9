// SPDX-License-Identifier: MIT

/// The part of a client that provides context menus.
@preconcurrency @MainActor
protocol ItemMenuClient: AnyObject {
  /// The menu of items at the given point; nil if there is none.
  func menu(ofItemsAt paths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
  /// The preview while an item's menu opens. Nil for its cell.
  func highlightPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview?
  /// The preview to which an item's menu closes. Nil for its cell.
  func dismissalPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview?
  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)

  /// Whether a long press shows the edit menu with cut, copy and paste for an item.
  func showsEditMenu(forItemAt path: IndexPath) -> Bool
  /// Whether the edit menu contains an action.
  func canPerform(_ action: Selector, forItemAt path: IndexPath) -> Bool
  /// Performs an action of the edit menu.
  func perform(_ action: Selector, forItemAt path: IndexPath)
}
