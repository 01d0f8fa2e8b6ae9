// SPDX-License-Identifier: MIT

extension UITableView {
  var canDragItems: Bool { dragDelegate != nil }

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(ofItemAt path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  var acceptsDrops: Bool { dropDelegate != nil }

  func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UICollectionViewDropProposal {
    guard let delegate = dropDelegate else { return UICollectionViewDropProposal(operation: .cancel) }
    rowDropProposal = delegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    // In a table, rows do not move aside for a drop, so no insertion intent is passed to the engine.
    return UICollectionViewDropProposal(operation: rowDropProposal.operation)
  }

  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }

  func performDrop(_ coordinator: ItemDropCoordinator) {
    dropDelegate?.tableView(self, performDropWith: RowDropCoordinator(coordinator, rowDropProposal))
  }

  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
}
