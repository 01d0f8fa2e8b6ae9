// SPDX-License-Identifier: MIT

extension UICollectionView {
  var canDragItems: Bool { dragDelegate != nil }

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(ofItemAt path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  var acceptsDrops: Bool { dropDelegate != nil }

  func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UICollectionViewDropProposal {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(operation: .cancel)
  }

  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

  func performDrop(_ coordinator: ItemDropCoordinator) {
    dropDelegate?.collectionView(self, performDropWith: coordinator)
  }

  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
}
