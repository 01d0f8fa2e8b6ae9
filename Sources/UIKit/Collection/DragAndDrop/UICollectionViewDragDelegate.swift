// SPDX-License-Identifier: MIT

/// Provides the items that can be dragged out of a collection view, and receives drag events. Only
/// `collectionView(_:itemsForBeginning:at:)` is required.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for an item. An empty array prevents the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the drag items that a tap on an item, at the given point in the collection view, adds to the current drag.
  /// Default: `[]`.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the appearance of an item during a drag. Default: `nil`, like its cell.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when a drag is about to begin. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag has ended. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the drag allows the items to be moved. Default: `true`.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}
