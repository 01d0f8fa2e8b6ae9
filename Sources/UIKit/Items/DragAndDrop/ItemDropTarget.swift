// SPDX-License-Identifier: MIT

import SprungModels

/// Accepts drops on the client of an engine, according to its drop delegate. Items of the client move aside when one of
/// them is dragged between them.
final class ItemDropTarget: NSObject, UIDropInteractionDelegate {
  // The reference is weak, because a gesture or an interaction may retain the target after the client is released.
  @WeakReference private var client: (any ItemEngineClient)?
  @exclusivity(unchecked) private var proposal = UICollectionViewDropProposal(operation: .cancel)
  @exclusivity(unchecked) private var destination: IndexPath?
  /// The item into which the drag would be dropped.
  private var target: IndexPath? {
    didSet {
      guard let client, target != oldValue else { return }
      client.engine.enter { engine in
        if let cell = oldValue.flatMap({ engine.queries.cell(at: $0) }) {
          ItemCellBehavior.setDropTarget(false, of: cell)
        }
        if let cell = target.flatMap({ engine.queries.cell(at: $0) }) { ItemCellBehavior.setDropTarget(true, of: cell) }
      }
    }
  }

  init(_ client: any ItemEngineClient) {
    _client = WeakReference(client)
    super.init()
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    client?.canHandleDrop(session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let client else { return }
    client.engine.enter { engine in
      engine.options.hasActiveDrop = true
      updateCells(engine)
      engine.transactions.expectNotifiable()
      client.dropDidEnter(session)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let client else { return UIDropProposal(operation: .cancel) }
    let position = session.location(in: client)
    return client.engine.enter { engine in
      engine.dragging.dropPosition = position
      engine.edges.scrollAtEdges(position)
      return update(session, at: position)
    }
  }

  /// Updates the proposal. Also called when the content scrolls under a stationary touch.
  func update(_ session: any UIDropSession, at position: CGPoint) -> UIDropProposal {
    guard let client, client.acceptsDrops else { return UIDropProposal(operation: .cancel) }
    return client.engine.enter { engine in
      let below = engine.queries.item(at: position)
      let held = engine.reordering.movement.flatMap { $0.isHeld && $0.isDragged ? $0.current.indexPath : nil }
      destination = held ?? below
      proposal = client.dropProposal(session, at: below ?? held)
      if proposal.intent == .insertAtDestinationIndexPath, proposal.operation == .move, let own = ownItem(session) {
        engine.dragging.openGap(for: own, at: position)
        destination = engine.reordering.movement?.current.indexPath ?? below
      } else {
        engine.dragging.closeGap()
        destination = below
      }
      target = proposal.intent == .insertIntoDestinationIndexPath && proposal.operation != .cancel ? below : nil
      return proposal
    }
  }

  /// Called after items have changed their positions. The dragged items keep their positions on screen.
  func move(through map: UpdateMap) {
    destination = destination.flatMap { map.newPosition(ofOld: ItemPosition($0))?.indexPath }
    target = target.flatMap { map.newPosition(ofOld: ItemPosition($0))?.indexPath }
  }

  /// Returns the dragged item if it is the only one and belongs to this client, otherwise nil.
  private func ownItem(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first, item.sourceView === client else {
      return nil
    }
    return item.sourcePath
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    guard let client else { return }
    client.engine.enter { $0.transactions.notify { client.dropDidExit(session) } }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let client else { return }
    let coordinator = ItemDropCoordinator(client, session, proposal, destination)
    leave()
    client.engine.transactions.expectNotifiable()
    client.performDrop(coordinator)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    guard let client else { return }
    client.engine.enter { $0.transactions.notify { client.dropDidEnd(session) } }
  }

  private func leave() {
    target = nil
    guard let client, client.engine.options.hasActiveDrop else { return }
    client.engine.enter { engine in
      engine.options.hasActiveDrop = false
      updateCells(engine)
      engine.dragging.dropPosition = nil
      engine.edges.stopScrollingAtEdges()
      engine.dragging.closeGap()
    }
  }

  /// Updates the cells after a drop session has entered or left the client.
  private func updateCells(_ engine: ItemEngine) {
    for cell in engine.queries.visibleCells {
      // An update may have changed the index path of the previous target cell.
      if !engine.options.hasActiveDrop { ItemCellBehavior.setDropTarget(false, of: cell) }
      cell.setNeedsUpdateConfiguration()
    }
  }
}
