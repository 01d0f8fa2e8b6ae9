// SPDX-License-Identifier: MIT

/// Provides the menus of items from an engine's client.
final class ItemMenuSource: NSObject, UIContextMenuInteractionDelegate {
  // The reference is weak, because a gesture or an interaction may retain the source after the client is released.
  @WeakReference private var client: (any ItemEngineClient)?

  init(_ client: any ItemEngineClient) {
    _client = WeakReference(client)
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let client else { return nil }
    return client.engine.enter { engine in
      let path = engine.queries.item(at: location)
      var paths: [IndexPath] = []
      if let path { paths = engine.selection.contains(path) ? engine.selection.selected : [path] }
      let configuration = client.menu(ofItemsAt: paths, point: location)
      configuration?.paths = engine.queries.item(at: location).map { [$0] } ?? []
      return configuration
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    client?.highlightPreview(configuration, ofItemAt: configuration.paths.first) ?? cellPreview(configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    client?.dismissalPreview(configuration, ofItemAt: configuration.paths.first)
  }

  private func cellPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let path = configuration.paths.first, let cell = client?.engine.enter({ $0.queries.cell(at: path) }),
      cell.superview != nil
    else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let client else { return }
    client.engine.transactions.expectNotifiable()
    client.menuWillPerformPreviewAction(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let client else { return }
    client.engine.enter { $0.transactions.notify { client.menuWillDisplay(configuration, animator) } }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let client else { return }
    client.engine.enter { $0.transactions.notify { client.menuWillEnd(configuration, animator) } }
  }
}
