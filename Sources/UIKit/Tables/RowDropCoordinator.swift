// SPDX-License-Identifier: MIT

/// The coordinator for a drop on a table. It wraps the coordinator of the item engine.
final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: any UICollectionViewDropItem) {
      dragItem = item.dragItem
      sourceIndexPath = item.sourceIndexPath
      previewSize = item.previewSize
      super.init()
    }
  }

  private let whole: ItemDropCoordinator
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(_ whole: ItemDropCoordinator, _ proposal: UITableViewDropProposal) {
    self.whole = whole
    self.proposal = proposal
    items = whole.items.map { Item($0) }
    super.init()
  }

  var destinationIndexPath: IndexPath? { whole.destinationIndexPath }

  var session: any UIDropSession { whole.session }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    whole.drop(dragItem, toItemAt: indexPath)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    whole.drop(dragItem, intoItemAt: indexPath, rect: rect)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    whole.drop(dragItem, to: target)
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    whole.drop(dragItem, placeholder.stand(), before: placeholder.insertionIndexPath)
  }
}
