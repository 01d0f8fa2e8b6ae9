// SPDX-License-Identifier: MIT

/// Says which items can be dragged out of a collection view, and hears of it. All but the first method may be left out.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged with an item; an empty array for nothing.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on an item, at a place in the collection view, adds to a drag that is going on. Default: `[]`.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How an item looks while it is dragged. Default: `nil`, as its cell.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Things are lifted. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the things may be moved. Default: `true`.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}
