// SPDX-License-Identifier: MIT

/// The part of a client that supplies dragged items.
@preconcurrency @MainActor
protocol ItemDragClient: AnyObject {
  /// Whether anything can be dragged out.
  var canDragItems: Bool { get }
  /// The drag items of an item; empty if it cannot be dragged.
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  /// The drag items that a tap on an item adds to a running drag.
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
  /// The preview parameters of a dragged item; nil for those of its cell.
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
  /// The proposal of the drop delegate for the current position.
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UICollectionViewDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func performDrop(_ coordinator: ItemDropCoordinator)
  func dropDidEnd(_ session: any UIDropSession)
}
