// SPDX-License-Identifier: MIT

/// The proposed effect of a drop on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of the dropped items.
  nonisolated public enum Intent: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The items are inserted between rows. Differs from Apple: rows do not move aside.
    case insertAtDestinationIndexPath = 1
    /// The items are dropped into the row under the touch.
    case insertIntoDestinationIndexPath = 2
    /// The items are inserted between rows or dropped into a row. Equivalent to `insertAtDestinationIndexPath`.
    case automatic = 3
  }

  /// The destination of the dropped items.
  open private(set) var intent: Intent

  /// Creates a proposal with the given operation and destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with an unspecified destination.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// An item that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// The item's original index path if it was dragged from the same table, or nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// Provides the dropped items and their destination in the table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The row under the touch, or nil if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates the preview of a drag item to a row. The data source must already contain the row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of a drag item into a rectangle in a row. The rectangle is in the coordinates of the row's
  /// cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates the preview of a drag item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Animates the preview of a drag item to a placeholder row. The placeholder is displayed until the data source
  /// contains the item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// Determines which items can be dropped on a table, and receives them. Only the first method is required.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when items are dropped. Update the model, report the changes, and animate the previews to their targets.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table can handle the drag. Default: `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag enters the table. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the proposed effect of a drop at the current location. Default: `UITableViewDropProposal(operation:
  /// tableView.hasActiveDrag ? .move : .copy)`, which moves items from the same table and copies other items.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the drag leaves the table. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag that entered the table has ended. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}
