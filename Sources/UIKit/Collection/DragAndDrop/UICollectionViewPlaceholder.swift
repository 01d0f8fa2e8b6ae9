// SPDX-License-Identifier: MIT

/// A cell that stands for an item until the data source has it.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The item of the data source before which the placeholder is shown.
  final let insertionIndexPath: IndexPath
  /// The identifier with which its cell is dequeued.
  final let reuseIdentifier: String
  /// Fills the cell whenever it appears, and when the context asks for it. Default: nil, it stays as it was dequeued.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// A placeholder before an item, with a cell of a registered class. Among several before one item the first stays in front.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for something that was dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the part of the cell to which the preview of the dropped item is animated: `visiblePath`, in the cell's
  /// coordinates. Default: nil, the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

  /// Makes a standing one of it.
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
  /// Replaces the placeholder by the cell of the item. The closure inserts the item into the model at the given index
  /// path, which may differ from the first one, and reports no insertion. Returns false, without a call of the closure,
  /// if the placeholder no longer exists, as after a reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away; false if it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again, if its cell is on the screen.
  func setNeedsCellUpdate()
}
