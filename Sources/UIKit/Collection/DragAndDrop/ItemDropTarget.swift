// SPDX-License-Identifier: MIT

import SprungModels

/// Lets things be dropped on a collection view, as its drop delegate says. Items of the same collection view make room while one
/// of them is dragged between them.
final class ItemDropTarget: NSObject, UIDropInteractionDelegate {
  // The collection view owns it; a gesture or an interaction may outlive both.
  @WeakReference private var collection: UICollectionView?
  private var proposal = UICollectionViewDropProposal(operation: .cancel)
  private var destination: IndexPath?
  /// The item into which things would be dropped.
  private var target: IndexPath? {
    didSet {
      guard let collection, target != oldValue else { return }
      if let oldValue { collection.cellForItem(at: oldValue)?.isDropTarget = false }
      if let target { collection.cellForItem(at: target)?.isDropTarget = true }
    }
  }

  init(_ collection: UICollectionView) {
    _collection = WeakReference(collection)
    super.init()
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let collection else { return false }
    return collection.dropDelegate?.collectionView(collection, canHandle: session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let collection else { return }
    collection.hasActiveDrop = true
    tellCells()
    collection.expectNotifiable()
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let collection else { return UIDropProposal(operation: .cancel) }
    let position = session.location(in: collection)
    collection.dropPosition = position
    collection.scrollAtEdges(position)
    return update(session, at: position)
  }

  /// Where the finger is in the content may change without the finger.
  func update(_ session: any UIDropSession, at position: CGPoint) -> UIDropProposal {
    guard let collection, let delegate = collection.dropDelegate else { return UIDropProposal(operation: .cancel) }
    let below = collection.indexPathForItem(at: position)
    let held = collection.movement.flatMap { $0.isHeld && $0.isDragged ? $0.current.indexPath : nil }
    destination = held ?? below
    proposal = delegate.collectionView(
      collection, dropSessionDidUpdate: session, withDestinationIndexPath: below ?? held)
    if proposal.intent == .insertAtDestinationIndexPath, proposal.operation == .move, let own = ownItem(session) {
      collection.makeRoom(for: own, at: position)
      destination = collection.movement?.current.indexPath ?? below
    } else {
      collection.closeRoom()
      destination = below
    }
    target = proposal.intent == .insertIntoDestinationIndexPath && proposal.operation != .cancel ? below : nil
    return proposal
  }

  /// Items have changed their places: what is dragged over them stays where it is.
  func move(through map: UpdateMap) {
    destination = destination.flatMap { map.newPosition(ofOld: ItemPosition($0))?.indexPath }
    target = target.flatMap { map.newPosition(ofOld: ItemPosition($0))?.indexPath }
  }

  /// The only thing that is dragged, if it is an item of this collection view.
  private func ownItem(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first, item.sourceView === collection else {
      return nil
    }
    return item.sourcePath
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    guard let collection else { return }
    collection.notify { collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let collection else { return }
    let coordinator = ItemDropCoordinator(collection, session, proposal, destination)
    leave()
    collection.expectNotifiable()
    collection.dropDelegate?.collectionView(collection, performDropWith: coordinator)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    guard let collection else { return }
    collection.notify { collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session) }
  }

  private func leave() {
    target = nil
    guard let collection, collection.hasActiveDrop else { return }
    collection.hasActiveDrop = false
    tellCells()
    collection.dropPosition = nil
    collection.stopScrollingAtEdges()
    collection.closeRoom()
  }

  /// A drop is under way above the view, or is not any more.
  private func tellCells() {
    guard let collection else { return }
    for cell in collection.visibleCells {
      // An update may have given the cell that was the target another place.
      if !collection.hasActiveDrop { cell.isDropTarget = false }
      cell.setNeedsUpdateConfiguration()
    }
  }
}

/// Says what was dropped where, and sends the pictures there.
final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
      dragItem = item
      sourceIndexPath = source
      previewSize = size
      super.init()
    }
  }

  let collection: UICollectionView
  let session: any UIDropSession
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]

  init(
    _ collection: UICollectionView, _ session: any UIDropSession, _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?
  ) {
    self.collection = collection
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.map { item in
      let isOwn = item.sourceView === collection
      let path = isOwn ? item.sourcePath : nil
      return Item(item, path, path.flatMap { collection.layoutAttributesForItem(at: $0)?.size } ?? .zero)
    }
    super.init()
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    guard let frame = collection.layoutAttributesForItem(at: indexPath)?.frame else {
      Diagnostics.report(
        "dropDestination",
        "drop(_:toItemAt:) was called with item \(indexPath.section)-\(indexPath.item), which does not exist; change the model "
          + "and announce it before. The picture vanishes where it is.")
      return send(dragItem, to: nil)
    }
    return send(dragItem, to: collection.convert(frame, to: nil))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let cell = collection.cellForItem(at: indexPath) else { return send(dragItem, to: nil) }
    return send(dragItem, to: cell.convert(rect, to: nil))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let middle = target.container.convert(target.center, to: nil)
    return send(dragItem, to: CGRect(origin: middle, size: .zero))
  }

  func send(_ item: UIDragItem, to place: CGRect?) -> MenuAnimator {
    DragDriver.current?.drop(item, to: place) ?? MenuAnimator(nil)
  }
}

extension UICollectionView {
  /// Items have changed their places: those that are dragged are known by their new index paths, deleted ones by none.
  final func moveDragged(through map: UpdateMap) {
    guard let session = DragDriver.current?.session else { return }
    for item in session.items where item.sourceView === self {
      item.sourcePath = item.sourcePath.flatMap { map.newPosition(ofOld: ItemPosition($0))?.indexPath }
    }
    dropTarget?.move(through: map)
  }

  /// An item of its own is dragged over a position: the others make room, as in a movement, and its cell is not seen.
  final func makeRoom(for item: IndexPath, at position: CGPoint) {
    if !isBusy, movement == nil { inTransaction { liftDragged(item) } }
    guard let movement, movement.isHeld, movement.isDragged else { return }
    moveMovement(to: position)
  }

  private func liftDragged(_ item: IndexPath) {
    guard placeholders.isEmpty, itemExists(item), counts.areKnown,
      let attributes = collectionViewLayout.layoutAttributesForItem(at: item)
    else { return }
    updates.finish(finished: false)
    let made = InteractiveMovement(ItemPosition(item), position: attributes.center, counts: counts.sections)
    made.isDragged = true
    movement = made
    setNeedsLayout()
  }

  /// The room that was made closes.
  final func closeRoom() {
    guard let movement, movement.isDragged, movement.isHeld else { return }
    abandonMovement()
  }

  /// The content has scrolled below what is dragged.
  final func dropScrolled(to position: CGPoint) {
    dropPosition = position
    guard let drag = DragDriver.current else { return }
    _ = dropTarget?.update(drag.session, at: position)
  }

  final func dragDelegateChanged() {
    guard dragDelegate != nil, dragSource == nil else { return }
    let source = ItemDragSource(self)
    dragSource = source
    addInteraction(UIDragInteraction(delegate: source))
  }

  final func dropDelegateChanged() {
    guard dropDelegate != nil, dropTarget == nil else { return }
    let target = ItemDropTarget(self)
    dropTarget = target
    addInteraction(UIDropInteraction(delegate: target))
  }
}
