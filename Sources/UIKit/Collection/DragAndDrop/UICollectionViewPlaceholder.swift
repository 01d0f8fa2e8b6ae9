// SPDX-License-Identifier: MIT

/// A cell that stands for an item until the data source has it.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The item of the data source before which the placeholder stands.
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
  /// Says which part of the cell the picture of what was dropped goes to: `visiblePath`, in the cell's coordinates. Default:
  /// nil, all of it.
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

/// What is to become of a placeholder for something that was dropped on a collection view.
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
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Puts the cell of the item in the placeholder's place: the closure adds the item to the model at the given place, which may
  /// be another one than at first, and announces nothing. False, and the closure is not called, if the placeholder is gone, as
  /// after a reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away; false if it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again, if its cell is on the screen.
  func setNeedsCellUpdate()
}
