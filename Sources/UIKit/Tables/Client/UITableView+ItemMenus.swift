// SPDX-License-Identifier: MIT

extension UITableView {
  func menu(ofItemsAt paths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = engine.queries.item(at: point) else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func highlightPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview? {
    tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview? {
    tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  // Tables do not display edit menus with cut, copy and paste.

  func showsEditMenu(forItemAt path: IndexPath) -> Bool { false }

  func canPerform(_ action: Selector, forItemAt path: IndexPath) -> Bool { false }

  func perform(_ action: Selector, forItemAt path: IndexPath) {}
}
