// SPDX-License-Identifier: MIT

/// The requirements for a client whose items can be dragged.
@preconcurrency @MainActor
protocol ItemDragClient: AnyObject {
  /// Whether items can be dragged out of the client.
  var canDragItems: Bool { get }
  /// Returns the drag items for the given item, or an empty array if it cannot be dragged.
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  /// Returns the drag items that a tap on the given item adds to the current drag.
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
  /// Returns the preview parameters of the given dragged item, or nil to use those of its cell.
  func dragPreviewParameters(ofItemAt path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
}

/// The requirements for a client that accepts drops.
@preconcurrency @MainActor
protocol ItemDropClient: AnyObject {
  /// Whether items can be dropped on the client.
  var acceptsDrops: Bool { get }
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  /// Returns the drop delegate's proposal for the current position.
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UICollectionViewDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func performDrop(_ coordinator: ItemDropCoordinator)
  func dropDidEnd(_ session: any UIDropSession)
}
