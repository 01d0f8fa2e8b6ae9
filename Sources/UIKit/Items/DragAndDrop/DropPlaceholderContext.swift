// SPDX-License-Identifier: MIT

/// The context of a placeholder for a dropped item. It is passed to the app.
final class DropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext, UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  @WeakReference private var client: (any ItemEngineClient)?
  private let entry: StandingPlaceholder
  private let animator: any UIDragAnimating

  init(
    _ dragItem: UIDragItem, _ entry: StandingPlaceholder, in client: any ItemEngineClient,
    _ animator: any UIDragAnimating
  ) {
    self.dragItem = dragItem
    self.entry = entry
    self.animator = animator
    _client = WeakReference(client)
    super.init()
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    client?.engine.enter { $0.shown.commitPlaceholder(entry, dataSourceUpdates) } ?? false
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    client?.engine.enter { $0.shown.deletePlaceholder(entry) } ?? false
  }

  func setNeedsCellUpdate() { client?.engine.enter { $0.shown.updatePlaceholderCell(entry) } }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { animator.addCompletion(completion) }
}

extension ItemDropCoordinator {
  /// Inserts a placeholder and animates the preview of the dropped item to it.
  func drop(_ dragItem: UIDragItem, _ entry: StandingPlaceholder, before path: IndexPath) -> DropPlaceholderContext {
    var target: CGRect?
    if let shown = client.engine.shown.insertPlaceholder(entry, before: path) {
      client.layoutIfNeeded()
      let frame = client.engine.shown.presenting { client.engine.queries.attributes(at: shown)?.frame }
      target = frame.map { client.convert($0, to: nil) }
      if let cell = client.engine.shown.cell(ofPlaceholder: entry),
        let part = entry.parameters?(cell)?.visiblePath?.bounds
      {
        target = target.map { whole in
          CGRect(
            x: whole.minX + part.minX, y: whole.minY + part.minY, width: part.width, height: part.height)
        }
      }
    }
    return DropPlaceholderContext(dragItem, entry, in: client, send(dragItem, to: target))
  }

  /// Inserts a placeholder and animates the preview of the dropped item to it.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    drop(dragItem, placeholder.stand(), before: placeholder.insertionIndexPath)
  }
}
