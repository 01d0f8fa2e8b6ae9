// SPDX-License-Identifier: MIT

/// A row that stands for another one until the data source has it.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The row of the data source before which the placeholder is shown.
  final let insertionIndexPath: IndexPath
  /// The identifier with which its cell is dequeued.
  final let reuseIdentifier: String
  /// The height of the row, in points.
  final let rowHeight: CGFloat
  /// Fills the cell whenever it appears, and when the context asks for it. Default: nil, it stays as it was dequeued.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// A placeholder before a row, with a cell of a registered class. The height is in points; `automaticDimension` lets the
  /// cell size itself. One that is not finite, or negative, is a fault and counts as automatic.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = TableMetricsCheck.height(
      rowHeight, fallback: UITableView.automaticDimension, "The height of a placeholder")
    super.init()
  }
}

/// A placeholder for something that was dropped on a table.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the part of the cell to which the preview of the dropped item is animated: `visiblePath`, in the cell's
  /// coordinates. Default: nil, the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

  /// Makes a standing one of it.
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
  /// Replaces the placeholder by the row. The closure inserts it into the model at the given index path, which may
  /// differ from the first one, and reports no insertion. Returns false, without a call of the closure, if the
  /// placeholder no longer exists, as after a reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away; false if it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again, if its cell is on the screen.
  func setNeedsCellUpdate()
}

extension UITableView {
  /// The height that a placeholder asks for; nil where a row is shown, and for one that sizes itself.
  final func placeholderHeight(_ shown: IndexPath) -> CGFloat? {
    engine.shown.placeholders.entry(at: ElementKey(kind: ElementKindTable.cell, indexPath: shown))?.rowHeight
  }
}
