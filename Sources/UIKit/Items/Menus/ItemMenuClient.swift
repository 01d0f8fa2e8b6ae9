// SPDX-License-Identifier: MIT

/// The part of a client that supplies context menus.
@preconcurrency @MainActor
protocol ItemMenuClient: AnyObject {
  /// The menu of items at a point; nil for none.
  func menu(ofItemsAt paths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
  /// The preview while the menu of an item opens; nil for its cell.
  func highlightPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview?
  /// To what the menu of an item closes; nil for its cell.
  func dismissalPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview?
  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)

  /// Whether a long press shows the menu of cut, copy and paste for an item.
  func showsEditMenu(forItemAt path: IndexPath) -> Bool
  /// Whether that menu has an action.
  func canPerform(_ action: Selector, forItemAt path: IndexPath) -> Bool
  /// Performs an action of that menu.
  func perform(_ action: Selector, forItemAt path: IndexPath)
}
