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

/// Lets items be dragged out of a collection view, as its drag delegate says.
final class ItemDragSource: NSObject, UIDragInteractionDelegate {
  // The collection view owns it; a gesture or an interaction may outlive both.
  @WeakReference private var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    _collection = WeakReference(collection)
    super.init()
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let collection, collection.dragInteractionEnabled, collection.movement?.isHeld != true,
      let delegate = collection.dragDelegate,
      let path = collection.indexPathForItem(at: session.location(in: collection))
    else { return [] }
    return mark(delegate.collectionView(collection, itemsForBeginning: session, at: path), path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let collection, collection.dragInteractionEnabled, let delegate = collection.dragDelegate,
      let path = collection.indexPathForItem(at: point),
      !session.items.contains(where: { $0.sourceView === collection && $0.sourcePath == path })
    else { return [] }
    return mark(delegate.collectionView(collection, itemsForAddingTo: session, at: path, point: point), path)
  }

  private func mark(_ items: [UIDragItem], _ path: IndexPath) -> [UIDragItem] {
    for item in items {
      item.sourcePath = path
      item.sourceView = collection
    }
    return items
  }

  /// Items were added to a drag that is going on.
  func wereAdded(_ items: [UIDragItem]) {
    collection?.hasActiveDrag = true
    for item in items { cell(of: item)?.dragState = .dragging }
  }

  /// The drag of another view, to which items were added, is over.
  func additionEnded() {
    guard let collection else { return }
    collection.hasActiveDrag = false
    for cell in collection.visibleCells { cell.dragState = .none }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let collection, let path = item.sourcePath, let cell = collection.cellForItem(at: path), cell.superview != nil
    else {
      return nil
    }
    let parameters = collection.dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  {
    guard let collection else { return true }
    return collection.dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let collection else { return }
    collection.hasActiveDrag = true
    for item in session.items { cell(of: item)?.dragState = .dragging }
    collection.expectNotifiable()
    collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    guard let collection else { return }
    collection.hasActiveDrag = false
    for cell in collection.visibleCells { cell.dragState = .none }
    collection.notify { collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }
  }

  private func cell(of item: UIDragItem) -> UICollectionViewCell? {
    item.sourcePath.flatMap { collection?.cellForItem(at: $0) }
  }
}
