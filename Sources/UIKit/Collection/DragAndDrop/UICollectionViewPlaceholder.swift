// SPDX-License-Identifier: MIT

/// A cell that stands in for an item until the data source contains the item.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The item in the data source before which the placeholder is displayed.
  final let insertionIndexPath: IndexPath
  /// The reuse identifier of the placeholder's cell.
  final let reuseIdentifier: String
  /// Configures the cell whenever it appears, and when the placeholder's context requests an update. Default: nil,
  /// which leaves the dequeued cell unchanged.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder before an item, with a cell of a registered class. If several placeholders precede the same
  /// item, the oldest one comes first.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the part of the cell to which the preview of the dropped item is animated, as a `visiblePath` in the
  /// cell's coordinates. Default: nil, for the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

  /// Returns the placeholder, converted for the engine.
  final func stand() -> StandingPlaceholder {
    var update: ((any ItemCell) -> Void)?
    if let handler = cellUpdateHandler {
      update = { cell in if let cell = cell as? UICollectionViewCell { handler(cell) } }
    }
    var parameters: ((any ItemCell) -> UIDragPreviewParameters?)?
    if let provider = previewParametersProvider {
      parameters = { cell in (cell as? UICollectionViewCell).flatMap { provider($0) } }
    }
    return StandingPlaceholder(reuseIdentifier, update: update, parameters: parameters)
  }
}

/// Replaces or deletes the placeholder of an item that was dropped on a collection view.
///
/// ```swift
/// let context = coordinator.drop(
///   item.dragItem, to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "waiting"))
/// load(item) { photo in
///   context.commitInsertion { path in photos.insert(photo, at: path.item) }
/// }
/// ```
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with the cell of the item. The closure must insert the item into the model at the given
  /// index path, which may differ from the placeholder's original index path. It must not report the insertion to the
  /// collection view. Returns false without calling the closure if the placeholder no longer exists, for example after
  /// a reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder. Returns false if the placeholder no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again if its cell is on screen.
  func setNeedsCellUpdate()
}
