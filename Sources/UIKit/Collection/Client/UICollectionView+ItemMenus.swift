// SPDX-License-Identifier: MIT

extension UICollectionView {
  func menu(ofItemsAt paths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
    collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  func highlightPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview? {
    guard let delegate = collectionDelegate else { return nil }
    if let path,
      let own = delegate.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    {
      return own
    }
    return delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(_ configuration: UIContextMenuConfiguration, ofItemAt path: IndexPath?) -> UITargetedPreview? {
    guard let delegate = collectionDelegate else { return nil }
    if let path,
      let own = delegate.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    {
      return own
    }
    return delegate.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func showsEditMenu(forItemAt path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  func canPerform(_ action: Selector, forItemAt path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(
      self, canPerformAction: action, forItemAt: path, withSender: UIMenuController.shared) ?? false
  }

  func perform(_ action: Selector, forItemAt path: IndexPath) {
    collectionDelegate?.collectionView(
      self, performAction: action, forItemAt: path, withSender: UIMenuController.shared)
  }
}
