// SPDX-License-Identifier: MIT

/// The proposed effect of a drop on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the things would go.
  nonisolated public enum Intent: Int, Sendable {
    /// Anywhere.
    case unspecified = 0
    /// Between rows. Differs from Apple: rows do not make room.
    case insertAtDestinationIndexPath = 1
    /// Into the row below the finger.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one; the same as between them.
    case automatic = 3
  }

  /// Where the things would go.
  open private(set) var intent: Intent

  /// Makes a proposal that says where the things would go.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that does not say where the things would go.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// One of the things that were dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was in the same table; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}

/// The dropped items, and their destination in the table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// The row below the finger; nil beside all of them.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates the preview of a drag item to a row, after the data source contains it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of a drag item into a rectangle of a row, in the coordinates of its cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates the preview of a drag item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Animates the preview of a drag item to a placeholder row, which is shown until the data source contains the item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// Decides which items may be dropped on a table, and receives them. Only the first method is required.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Things were dropped: change the model, announce it, and say where their pictures go.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the drag means anything to the table. Default: `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The drag has come over the table. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The proposed effect of a drop at the current location. Default:
  /// `UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy)`, which moves items from the same
  /// table and copies others.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The drag has left the table. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drag that was over the table is over. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}
