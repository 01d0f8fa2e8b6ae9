// SPDX-License-Identifier: MIT

/// A row that stands in for another row until the data source contains it.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The row in the data source before which the placeholder is displayed.
  final let insertionIndexPath: IndexPath
  /// The reuse identifier of the placeholder's cell.
  final let reuseIdentifier: String
  /// The height of the row, in points.
  final let rowHeight: CGFloat
  /// Configures the cell whenever it appears, and when the context requests it. Default: nil, which leaves the dequeued
  /// cell unchanged.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder that is displayed before a row. The placeholder has a cell with a registered identifier, and
  /// a height in points. If the height is `automaticDimension`, the cell sizes itself. A height that is negative or not
  /// finite is reported as a fault and treated as automatic.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = TableMetricsCheck.height(
      rowHeight, fallback: UITableView.automaticDimension, "The height of a placeholder")
    super.init()
  }
}

/// A placeholder for an item that was dropped on a table.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the part of the cell to which the preview of the dropped item is animated, as a
  /// `visiblePath` in the cell's coordinates. Default: nil, which means the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

  /// Returns the placeholder, converted for the engine.
  final func stand() -> StandingPlaceholder {
    var update: ((any ItemCell) -> Void)?
    if let handler = cellUpdateHandler {
      update = { cell in if let row = cell as? UITableViewCell { handler(row) } }
    }
    var parameters: ((any ItemCell) -> UIDragPreviewParameters?)?
    if let provider = previewParametersProvider {
      parameters = { cell in (cell as? UITableViewCell).flatMap { provider($0) } }
    }
    return StandingPlaceholder(
      reuseIdentifier, rowHeight: rowHeight >= 0 ? rowHeight : nil, update: update, parameters: parameters)
  }
}

/// Replaces or deletes the placeholder of an item that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with the row. The closure must insert the row into the model at the index path that it
  /// receives, without reporting the insertion. This index path may differ from the original index path of the
  /// placeholder. Returns false without calling the closure if the placeholder no longer exists, for example after a
  /// reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder. Returns false if it no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again if its cell is on screen.
  func setNeedsCellUpdate()
}

extension UITableView {
  /// Returns the height of a placeholder, or nil for a row or a self-sizing placeholder.
  final func placeholderHeight(_ shown: IndexPath) -> CGFloat? {
    engine.shown.placeholders.entry(at: ElementKey(kind: ElementKindTable.cell, indexPath: shown))?.rowHeight
  }
}
