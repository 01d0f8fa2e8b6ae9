// SPDX-License-Identifier: MIT

/// Asks the delegate of a collection view for the menus of its items.
final class ItemMenuSource: NSObject, UIContextMenuInteractionDelegate {
  // The collection view owns it; a gesture or an interaction may outlive both.
  @WeakReference private var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    _collection = WeakReference(collection)
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collection, let delegate = collection.collectionDelegate else { return nil }
    var paths: [IndexPath] = []
    if let path = collection.indexPathForItem(at: location) {
      paths = collection.selection.contains(path) ? collection.selection.selected : [path]
    }
    let configuration = delegate.collectionView(
      collection, contextMenuConfigurationForItemsAt: paths, point: location)
    configuration?.paths = collection.indexPathForItem(at: location).map { [$0] } ?? []
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let collection else { return nil }
    if let path = configuration.paths.first,
      let own = collection.collectionDelegate?.collectionView(
        collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    {
      return own
    }
    if let own = collection.collectionDelegate?.collectionView(
      collection, previewForHighlightingContextMenuWithConfiguration: configuration)
    {
      return own
    }
    return cellPreview(configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let collection else { return nil }
    if let path = configuration.paths.first,
      let own = collection.collectionDelegate?.collectionView(
        collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    {
      return own
    }
    return collection.collectionDelegate?.collectionView(
      collection, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  private func cellPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let collection, let path = configuration.paths.first, let cell = collection.cellForItem(at: path),
      cell.superview != nil
    else {
      return nil
    }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collection else { return }
    collection.notifiedItemDelegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    collection.notify {
      collection.notifiedItemDelegate?.collectionView(
        collection, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    collection.notify {
      collection.notifiedItemDelegate?.collectionView(
        collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
