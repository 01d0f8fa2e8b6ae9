// SPDX-License-Identifier: MIT

/// Says which items can be dragged out of a collection view, and hears of it. All but the first method may be left out.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged with an item; an empty array for nothing.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// How an item looks while it is dragged. Default: nil, as its cell.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Things are lifted.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the things may be moved. Default: true.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Nil.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalCall.isAbsent(in: self)
    return nil
  }
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// True.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalCall.isAbsent(in: self)
    return true
  }
}

/// Lets items be dragged out of a collection view, as its drag delegate says.
final class ItemDragSource: NSObject, UIDragInteractionDelegate {
  // The collection view owns it.
  private unowned(unsafe) let collection: UICollectionView

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard collection.dragInteractionEnabled, collection.movement?.isHeld != true,
      let delegate = collection.dragDelegate,
      let path = collection.indexPathForItem(at: session.location(in: collection))
    else { return [] }
    let items = delegate.collectionView(collection, itemsForBeginning: session, at: path)
    for item in items {
      item.sourcePath = path
      item.sourceView = WeakTarget(collection)
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = item.sourcePath, let cell = collection.cellForItem(at: path), cell.superview != nil else {
      return nil
    }
    let parameters = collection.dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  {
    collection.dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    collection.hasActiveDrag = true
    for item in session.items { cell(of: item)?.dragStateDidChange(.dragging) }
    collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    collection.hasActiveDrag = false
    for cell in collection.visibleCells { cell.dragStateDidChange(.none) }
    collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  private func cell(of item: UIDragItem) -> UICollectionViewCell? {
    item.sourcePath.flatMap { collection.cellForItem(at: $0) }
  }
}
