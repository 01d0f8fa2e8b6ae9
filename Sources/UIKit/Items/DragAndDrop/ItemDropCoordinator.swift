// SPDX-License-Identifier: MIT

/// Provides the dropped items and their destination, and animates their previews to the destination.
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

  let client: any ItemEngineClient
  let session: any UIDropSession
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]

  init(
    _ client: any ItemEngineClient, _ session: any UIDropSession, _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?
  ) {
    self.client = client
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    items = session.items.map { item in
      let isOwn = item.sourceView === client
      let path = isOwn ? item.sourcePath : nil
      return Item(item, path, path.flatMap { client.engine.queries.attributes(at: $0)?.size } ?? .zero)
    }
    super.init()
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    guard let frame = client.engine.queries.attributes(at: indexPath)?.frame else {
      Diagnostics.report(
        "dropDestination",
        "drop(_:toItemAt:) was called for item \(indexPath.section)-\(indexPath.item), which does not exist, so the preview "
          + "disappears. Update the model and the collection view first.")
      return send(dragItem, to: nil)
    }
    return send(dragItem, to: client.convert(frame, to: nil))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let cell = client.engine.queries.cell(at: indexPath) else { return send(dragItem, to: nil) }
    return send(dragItem, to: cell.convert(rect, to: nil))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let middle = target.container.convert(target.center, to: nil)
    return send(dragItem, to: CGRect(origin: middle, size: .zero))
  }

  func send(_ item: UIDragItem, to frame: CGRect?) -> MenuAnimator {
    DragDriver.current?.drop(item, to: frame) ?? MenuAnimator(nil)
  }
}
