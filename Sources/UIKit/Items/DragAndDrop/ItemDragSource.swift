// SPDX-License-Identifier: MIT

/// The source of drags that begin in an engine's client. The client's drag delegate provides the drag items.
final class ItemDragSource: NSObject, UIDragInteractionDelegate {
  // The reference is weak, because a gesture or an interaction may retain the source after the client is released.
  @WeakReference private var client: (any ItemEngineClient)?

  init(_ client: any ItemEngineClient) {
    _client = WeakReference(client)
    super.init()
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let client, client.canDragItems else { return [] }
    return client.engine.enter { engine in
      guard engine.options.dragInteractionEnabled, engine.reordering.movement?.isHeld != true,
        let path = engine.queries.item(at: session.location(in: client))
      else { return [] }
      return mark(client.itemsForBeginning(session, at: path), path)
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let client, client.canDragItems else { return [] }
    return client.engine.enter { engine in
      guard engine.options.dragInteractionEnabled, let path = engine.queries.item(at: point),
        !session.items.contains(where: { $0.sourceView === client && $0.sourcePath == path })
      else { return [] }
      return mark(client.itemsForAdding(to: session, at: path, point), path)
    }
  }

  private func mark(_ items: [UIDragItem], _ path: IndexPath) -> [UIDragItem] {
    for item in items {
      item.sourcePath = path
      item.sourceView = client
    }
    return items
  }

  /// Called after items are added to a drag in progress.
  func wereAdded(_ items: [UIDragItem]) { client?.engine.enter { lift(items, $0) } }

  /// Called after the end of another view's drag to which items of this view were added.
  func additionEnded() { client?.engine.enter { putDown($0) } }

  private func lift(_ items: [UIDragItem], _ engine: ItemEngine) {
    engine.options.hasActiveDrag = true
    for item in items {
      if let path = item.sourcePath, let cell = engine.queries.cell(at: path) {
        ItemCellBehavior.setDragState(.dragging, of: cell)
      }
    }
  }

  private func putDown(_ engine: ItemEngine) {
    engine.options.hasActiveDrag = false
    for cell in engine.queries.visibleCells { ItemCellBehavior.setDragState(.none, of: cell) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let client, let path = item.sourcePath, let cell = client.engine.enter({ $0.queries.cell(at: path) }),
      cell.superview != nil
    else { return nil }
    let parameters = client.dragPreviewParameters(ofItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  {
    client?.dragAllowsMove(session) ?? true
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let client else { return }
    client.engine.enter { engine in
      lift(session.items, engine)
      engine.transactions.expectNotifiable()
      client.dragWillBegin(session)
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    guard let client else { return }
    client.engine.enter { engine in
      putDown(engine)
      engine.transactions.notify { client.dragDidEnd(session) }
    }
  }
}
