// SPDX-License-Identifier: MIT

/// Supplies what is dragged out of the client.
@preconcurrency @MainActor
protocol ItemDragClient: AnyObject {
  /// Whether anything can be dragged out.
  var canDragItems: Bool { get }
  /// What is dragged with an item.
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  /// What a tap on an item adds to a drag.
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
  /// How an item looks while it is dragged; nil for its cell.
  func dragPreviewParameters(ofItemAt path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
}

/// Takes what is dropped on the client.
@preconcurrency @MainActor
protocol ItemDropClient: AnyObject {
  /// Whether anything can be dropped.
  var acceptsDrops: Bool { get }
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  /// What a drop would do.
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UICollectionViewDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func performDrop(_ coordinator: ItemDropCoordinator)
  func dropDidEnd(_ session: any UIDropSession)
}
